/** In pixels: the size of a story, a reel and their slides. */
export const storySize = { width: 1080, height: 1920 } as const;

/**
 * The margins of a story that apps cover with their own controls, in pixels. Keep words and logos
 * out of them. These are the margins for reels (14% at the top, 35% at the bottom, 6% on each
 * side), which also cover stories.
 */
export const storySafeZone = {
  top: 269,
  bottom: 672,
  sides: 65,
  source: 'https://www.facebook.com/business/ads-guide/update/image/instagram-reels',
} as const;

/**
 * In pixels: right of this, TikTok and YouTube have buttons in a film's lower half. It's Google's, and
 * clears TikTok's, which is only a template (shotstack.io/learn/vertical-video-safe-zones).
 */
export const buttonsFrom = 888;

/** Where words and logos may go in a story. In pixels. */
export const safeArea = {
  x: storySafeZone.sides,
  y: storySafeZone.top,
  width: storySize.width - 2 * storySafeZone.sides,
  height: storySize.height - storySafeZone.top - storySafeZone.bottom,
};
