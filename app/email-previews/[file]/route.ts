import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import { renderedEmail } from '@/lib/build/email';
import { fileName } from '@/lib/campaign/ads/files';
import { emailPreviewFile, previewHtml } from '@/lib/campaign/email/files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const previews = new Map(
  campaigns.map((each) => [fileName(emailPreviewFile(each.audience)), each]),
);

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...previews.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const campaign = previews.get((await params).file) ?? notFound();
  const { content } = await renderedEmail(campaign);
  return new Response(previewHtml(campaign, content), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
