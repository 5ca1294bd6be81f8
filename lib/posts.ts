import { audiences } from '@/content/audiences';
import type { Post } from '@/content/schema';

const samplePath = '/posts/';

/**
 * The address of a post's frame: the post's own address + `/embed`. A shared link's query, anchor and closing
 * slash are no part of it.
 */
export function embedAddress(address: Post['address']): string {
  return `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/embed`;
}

/** The site's own sample posts, by the last part of their address. Posts on a real network are not among them. */
export const samplePosts: ReadonlyMap<string, Post> = new Map(
  audiences
    .flatMap(({ landing }) => landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), post]),
);
