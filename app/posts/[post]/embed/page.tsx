import { notFound } from 'next/navigation';
import { SamplePost } from '@/components/site/sample-post';
import { samplePosts } from '@/lib/site/posts';

export default async function Page({ params }: PageProps<'/posts/[post]/embed'>) {
  const post = samplePosts.get((await params).post);
  return post ? <SamplePost {...post} framed /> : notFound();
}
