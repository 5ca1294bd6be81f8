import { notFound } from 'next/navigation';
import { audiences } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';

/** The props that Next passes to a page below `[audience]`. */
export interface AudienceProps {
  params: Promise<{ audience: string }>;
}

/** The route parameters for `generateStaticParams`: one page for each audience. */
export const audienceParams = () => audiences.map(({ id }) => ({ audience: id }));

export async function findAudience(params: AudienceProps['params']): Promise<Audience> {
  const { audience } = await params;
  return audiences.find(({ id }) => id === audience) ?? notFound();
}
