import { notFound } from 'next/navigation';
import { SamplePost } from '@/components/site/sample-post';
import { unlistedMetadata } from '@/lib/site/metadata';
import { samplePosts } from '@/lib/site/posts';

export const dynamicParams = false;

/** A post's page, and the same for a frame, at `/embed` below it. */
interface Props {
  params: Promise<{ post: string; embed?: string[] }>;
}

export function generateStaticParams() {
  return [...samplePosts.keys()].flatMap((post) =>
    [[], ['embed']].map((embed) => ({ post, embed })),
  );
}

export async function generateMetadata({ params }: Props) {
  const { post: name } = await params;
  const { title, film } = samplePosts.get(name) ?? notFound();
  return unlistedMetadata({ title, description: film?.hook ?? title, route: `/posts/${name}` });
}

export default async function Page({ params }: Props) {
  const { post, embed = [] } = await params;
  return <SamplePost {...(samplePosts.get(post) ?? notFound())} framed={embed.length > 0} />;
}
