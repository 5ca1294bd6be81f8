import { notFound } from 'next/navigation';
import { SamplePost } from '@/components/site/sample-post';
import { samplePosts } from '@/lib/site/posts';

/** The post as it's shown in a frame on another page. */
export default async function Page({ params }: PageProps<'/posts/[post]/embed'>) {
  const post = samplePosts.get((await params).post);
  return post ? <SamplePost {...post} framed /> : notFound();
}
