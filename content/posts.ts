/**
 * When a post of another site (Instagram, YouTube, TikTok) is loaded into its frame: when a visitor comes near it, or only
 * after a click. Choose `click` where the law asks for consent before a visitor's browser contacts another site.
 */
export const loadForeignPosts: 'near' | 'click' = 'near';
