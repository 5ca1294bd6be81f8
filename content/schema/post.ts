/**
 * The posts that can be shown in a frame, and where each network serves them for that:
 * Instagram, Facebook's developer documentation "oEmbed"; YouTube, "YouTube Embedded Players and Player Parameters";
 * TikTok, "Embed Videos: Embed Player".
 */
const networks: readonly [post: RegExp, embed: string][] = [
  [/^(\/posts\/[a-z][a-z0-9-]*)$/, '$1/embed'],
  [
    /^https:\/\/(?:www\.)?instagram\.com\/(p|reel)\/([\w-]+)/,
    'https://www.instagram.com/$1/$2/embed',
  ],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
    'https://www.youtube.com/embed/$1',
  ],
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/shorts\/([\w-]+)/, 'https://www.youtube.com/embed/$1'],
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube.com/embed/$1'],
  [
    /^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    'https://www.tiktok.com/player/v1/$1',
  ],
];

/** What `embedAddress` takes, for a sentence. */
export const postAddresses =
  'the address of a post on Instagram (/p/ or /reel/), YouTube or TikTok, or a sample such as /posts/remote-story';

/** Where the frame of a post leads; undefined for an address that is none of a post's. Ignores a shared link's query. */
export function embedAddress(post: string): string | undefined {
  for (const [pattern, embed] of networks) {
    const found = pattern.exec(post);
    if (found) return found[0].replace(pattern, embed);
  }
  return undefined;
}
