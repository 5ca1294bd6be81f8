import type { Metadata } from 'next';
import type { Audience, TemplatePage } from '@/content/schema';
import { brand } from '@/content/brand';
import { templateWords } from '@/content/words/templates';
import { icons } from './icons';
import { socialCardAlt, socialCardFile, socialCardSize } from '@/lib/campaign/picture/social-card';

/** What every page has in common. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(brand.origin),
  title: brand.name,
  description: brand.description,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: icons[0]?.file,
  },
};

interface Page {
  title: string;
  description: string;
  /** The path that the page is known by; none where it has no address of its own. */
  route?: string;
}

/** What a browser's tab and a search engine show of a page. */
export function pageMetadata({ title, description, route }: Page): Metadata {
  return {
    title: `${title} | ${brand.name}`,
    description,
    alternates: { canonical: route },
  };
}

/** A landing page also says how it looks where a link to it is shared, with a picture. */
export function landingMetadata(audience: Audience): Metadata {
  const { title, description, route } = audience.landing;
  const images = [
    { url: socialCardFile(audience), ...socialCardSize, alt: socialCardAlt(audience) },
  ];
  return {
    ...pageMetadata(audience.landing),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      description,
      url: route,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** A page for those who have its address: in no search result, but its links are followed. */
export function unlistedMetadata(page: Page): Metadata {
  return { ...pageMetadata(page), robots: { index: false } };
}

/** For an audience's page below a template page. */
export function templateMetadata(page: TemplatePage, { id, name }: Audience): Metadata {
  return unlistedMetadata({
    title: `${page.title} ${templateWords.for} ${name}`,
    description: `${name}: ${page.lede}`,
    route: `${page.route}/${id}`,
  });
}
