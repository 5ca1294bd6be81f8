import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/metadata';
import { samplePosts } from '@/lib/posts';

export const dynamicParams = false;

interface Props {
  params: Promise<{ post: string }>;
  children: React.ReactNode;
}

export function generateStaticParams() {
  return [...samplePosts.keys()].map((post) => ({ post }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = samplePosts.get((await params).post);
  return post ? pageMetadata(post) : {};
}

export default function Layout({ children }: Props) {
  return children;
}
