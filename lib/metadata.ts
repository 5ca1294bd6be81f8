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

/** What a page says of itself to a browser's tab, and to whoever shows a link to it. */
export function pageMetadata({ title, description, route }: Page): Metadata {
  return {
    title: `${title} | ${brand.name}`,
    description,
    alternates: { canonical: route },
    openGraph: { type: 'website', siteName: brand.name, title, description, url: route },
    twitter: { card: 'summary', title, description },
  };
}

/** A landing page is shared with a picture. */
export function landingMetadata(audience: Audience): Metadata {
  const { openGraph, ...rest } = pageMetadata(audience.landing);
  const images = [
    { url: socialCardFile(audience), ...socialCardSize, alt: socialCardAlt(audience) },
  ];
  return {
    ...rest,
    openGraph: { ...openGraph, images },
    twitter: { ...rest.twitter, card: 'summary_large_image', images },
  };
}

/** A page for those who have its address: in no search result, and its links are followed. */
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
