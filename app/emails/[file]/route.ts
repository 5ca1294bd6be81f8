import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import { renderedEmail } from '@/lib/build/email';
import { emailFiles, emailFormats } from '@/lib/campaign/email/files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  eml: 'message/rfc822',
};

const files = new Map(
  campaigns.flatMap((campaign) =>
    emailFormats.map((format) => [`${campaign.audience.id}.${format}`, { campaign, format }]),
  ),
);

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { campaign, format } = files.get((await params).file) ?? notFound();
  const all = emailFiles(campaign, await renderedEmail(campaign));
  return new Response(all[format], { headers: { 'Content-Type': types[format] } });
}
