/**
 * When posts from other sites (Instagram, YouTube, TikTok) load: only after a click, or when a
 * visitor scrolls near them. Choose `near` only if a visitor's browser may contact another site
 * without consent.
 */
export const loadForeignPosts: 'near' | 'click' = 'click';

/** The height of a post's frame, in pixels. */
export const postHeight = 600;
