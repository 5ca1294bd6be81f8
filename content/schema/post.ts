/**
 * The addresses of posts we can show in a frame, and the embed address of each. Sources: Instagram,
 * "oEmbed" in Meta's developer documentation; YouTube, "YouTube Embedded Players and Player
 * Parameters"; TikTok, "Embed Player".
 */
const networks: readonly [post: RegExp, embed: string][] = [
  [/^(\/posts\/[a-z][a-z0-9-]*)$/, '$1/embed'],
  [
    /^https:\/\/(?:www\.)?instagram\.com\/(p|reel)\/([\w-]+)/,
    'https://www.instagram.com/$1/$2/embed',
  ],
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    'https://www.youtube.com/embed/$1',
  ],
  [
    /^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    'https://www.tiktok.com/player/v1/$1',
  ],
];

/** What `embedAddress` accepts, for an error message. */
export const postAddresses =
  'the address of a post on Instagram (/p/ or /reel/), YouTube or TikTok, or a sample such as /posts/healthcare-reel';

/**
 * The embed address of a post, without any query; undefined if `post` isn't the address of a post
 * we know.
 */
export function embedAddress(post: string): string | undefined {
  for (const [pattern, embed] of networks) {
    const match = pattern.exec(post);
    if (match) return match[0].replace(pattern, embed);
  }
  return undefined;
}
