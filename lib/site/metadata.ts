import type { Metadata } from 'next';
import type { Audience, TemplatePage, Theme } from '@/content/schema';
import { brand } from '@/content/brand';
import { templateWords } from '@/content/words/templates';
import { basePath } from '@/lib/campaign/document/base-path';
import { absoluteUrl, icons } from './addresses';
import {
  socialCardAlt,
  socialCardFile,
  socialCardSize,
} from '@/lib/campaign/picture/compose-social-card';

const { light, dark } = brand.palette;

/** Each theme's background, for what a style sheet can't reach, such as the browser's bar. */
export const themeColors: Record<Theme, string> = {
  light: light.background,
  dark: dark.background,
};

export const siteMetadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  title: brand.name,
  description: brand.description,
  icons: {
    icon: [
      { url: `${basePath}/icons/32.png`, type: 'image/png', sizes: '32x32' },
      { url: `${basePath}/icon.svg`, type: 'image/svg+xml' },
    ],
    apple: basePath + (icons[0]?.file ?? ''),
  },
};

interface Page {
  title: string;
  description: string;
  /** The page's canonical path. Leave it out for a page that has none. */
  route?: string;
}

/** A page's title and description, as browser tabs and search results show them. */
export function pageMetadata({ title, description, route }: Page): Metadata {
  return {
    title: `${title} | ${brand.name}`,
    description,
    alternates: { canonical: route },
  };
}

export function landingMetadata(audience: Audience): Metadata {
  const { title, description, route } = audience.landing;
  const images = { url: socialCardFile(audience), ...socialCardSize, alt: socialCardAlt(audience) };
  return {
    ...pageMetadata(audience.landing),
    openGraph: {
      type: 'website',
      locale: brand.locale.replace('-', '_'),
      siteName: brand.name,
      title,
      description,
      url: route,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** For pages that search engines may follow the links of, but not list. */
export function unlistedMetadata(page: Page): Metadata {
  return { ...pageMetadata(page), robots: { index: false } };
}

export function templateMetadata(page: TemplatePage, { id, name }: Audience): Metadata {
  return unlistedMetadata({
    title: `${page.title} ${templateWords.for} ${name}`,
    description: `${name}: ${page.lede}`,
    route: `${page.route}/${id}`,
  });
}
