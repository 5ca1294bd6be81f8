import { notFound } from 'next/navigation';
import { LandingPage } from '@/components/landing/landing-page';
import { OwnPage } from '@/components/site/own-page';
import { pages } from '@/content/pages';
import { audiences } from '@/lib/campaigns';
import { landingMetadata, pageMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

interface Props {
  params: Promise<{ landing: string }>;
}

export function generateStaticParams() {
  const own = pages.filter(({ sections }) => sections.length > 0);
  return [...audiences.map(({ landing }) => landing), ...own].map(({ route }) => ({
    landing: route.slice(1),
  }));
}

async function find(params: Props['params']) {
  const route = `/${(await params).landing}`;
  const audience = audiences.find(({ landing }) => landing.route === route);
  return audience
    ? { audience }
    : { page: pages.find((page) => page.route === route) ?? notFound() };
}

export async function generateMetadata({ params }: Props) {
  const { audience, page } = await find(params);
  return audience ? landingMetadata(audience) : pageMetadata(page);
}

export default async function Page({ params }: Props) {
  const { audience, page } = await find(params);
  return audience ? <LandingPage audience={audience} /> : <OwnPage {...page} />;
}
