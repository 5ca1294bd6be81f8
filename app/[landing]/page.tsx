import { notFound } from 'next/navigation';
import { LandingPage } from '@/components/landing/landing-page';
import { audiences, campaigns } from '@/lib/campaigns';
import { landingMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

interface Props {
  params: Promise<{ landing: string }>;
}

export const generateStaticParams = () =>
  audiences.map(({ landing }) => ({ landing: landing.route.slice(1) }));

async function findByRoute(params: Props['params']) {
  const route = `/${(await params).landing}`;
  return campaigns.find(({ audience }) => audience.landing.route === route) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const { audience } = await findByRoute(params);
  return landingMetadata(audience);
}

export default async function Page({ params }: Props) {
  return <LandingPage campaign={await findByRoute(params)} />;
}
