import type { Metadata } from 'next';
import { unlistedMetadata } from '@/lib/site/metadata';
import { samplePosts } from '@/lib/site/posts';

export const dynamicParams = false;

interface Props {
  params: Promise<{ post: string }>;
  children: React.ReactNode;
}

export function generateStaticParams() {
  return [...samplePosts.keys()].map((post) => ({ post }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { post: name } = await params;
  const post = samplePosts.get(name);
  if (!post) return {};
  const { title, film } = post;
  return unlistedMetadata({ title, description: film?.hook ?? title, route: `/posts/${name}` });
}

export default function Layout({ children }: Props) {
  return children;
}
