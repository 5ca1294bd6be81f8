import { notFound } from 'next/navigation';
import { LandingPage } from '@/components/landing/landing-page';
import { audiences } from '@/lib/campaigns';
import { landingMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

interface Props {
  params: Promise<{ landing: string }>;
}

export const generateStaticParams = () =>
  audiences.map(({ landing }) => ({ landing: landing.route.slice(1) }));

async function find(params: Props['params']) {
  const route = `/${(await params).landing}`;
  return audiences.find(({ landing }) => landing.route === route) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  return landingMetadata(await find(params));
}

export default async function Page({ params }: Props) {
  return <LandingPage audience={await find(params)} />;
}
