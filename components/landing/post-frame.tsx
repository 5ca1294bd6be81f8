import { LazyFrame } from '@/components/ui/lazy-frame';
import { loadForeignPosts, postHeight } from '@/content/posts';
import type { Audience, FilmName, Post } from '@/content/schema';
import { embedAddress } from '@/content/schema/post';
import { sections } from '@/content/words/landing';
import { basePath } from '@/lib/campaign/base-path';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { storySize } from '@/lib/campaign/picture/safe-zone';

interface Props extends Pick<Post, 'address' | 'title'> {
  /** Of a sample post. Until its frame has loaded, it shows the film's cover. */
  film: FilmName | undefined;
  audience: Audience;
}

/** A social post, in a frame that loads once it's wanted. */
export function PostFrame({ address, title, film, audience }: Props) {
  const src = embedAddress(address);
  return (
    <LazyFrame
      src={film ? `${basePath}${src}` : src}
      title={title}
      poster={
        film ? (
          // oxlint-disable-next-line nextjs/no-img-element -- next/image would add 5 KB of script
          <img
            src={filmFiles(audience, film).poster}
            alt=""
            {...storySize}
            loading="lazy"
            // Where the post will have its film.
            className="size-full object-contain p-4 pt-18"
          />
        ) : (
          <p className="p-4 font-semibold">{new URL(address).hostname}</p>
        )
      }
      loading="lazy"
      allow="fullscreen"
      consent={src === undefined ? undefined : consentFor(src)}
      height={postHeight}
      className="box-content border border-line bg-surface print:hidden"
    />
  );
}

/** What a visitor has to agree to before a frame loads. The site's own posts need no consent. */
function consentFor(src: string) {
  if (loadForeignPosts === 'near' || src.startsWith('/')) return undefined;
  return { text: `${sections.consent} ${new URL(src).hostname}.`, button: sections.loadPost };
}
