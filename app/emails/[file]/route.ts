import { notFound } from 'next/navigation';
import { emailFiles, emailFormats } from '@/lib/campaign/email/email-files';
import { audiences } from '@/content/audiences';

export const dynamic = 'force-static';
export const dynamicParams = false;

const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  eml: 'message/rfc822',
};

/** A file's name carries its ending, so that every host serves it as what it is. */
export function generateStaticParams() {
  return audiences.flatMap(({ id }) => emailFormats.map((format) => ({ file: `${id}.${format}` })));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const format = emailFormats.find((each) => file.endsWith(`.${each}`)) ?? notFound();
  const audience = audiences.find(({ id }) => file === `${id}.${format}`) ?? notFound();
  const files = await emailFiles(audience);
  return new Response(files[format], { headers: { 'Content-Type': types[format] } });
}
