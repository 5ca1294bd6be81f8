import { notFound } from 'next/navigation';
import { renderEmail } from '@/components/email/render-email';
import { audiences } from '@/content/audiences';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** A file's name carries its ending, so that every host serves it as what it is. */
export function generateStaticParams() {
  return audiences.map(({ id }) => ({ file: `${id}.html` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const audience = audiences.find(({ id }) => `${id}.html` === file) ?? notFound();
  const { content } = await renderEmail(audience);
  return new Response(content, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
