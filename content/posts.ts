/**
 * When posts from other sites (Instagram, YouTube, TikTok) load: when a visitor scrolls near them,
 * or only after a click. Choose `click` if you need consent before a visitor's browser contacts
 * another site.
 */
export const loadForeignPosts: 'near' | 'click' = 'near';

/** The height of a post's frame, in pixels. */
export const postHeight = 600;
