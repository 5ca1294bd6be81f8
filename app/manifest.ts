import type { MetadataRoute } from 'next';
import { brand } from '@/content/brand';
import { basePath, pageAddress } from '@/lib/campaign/document/base-path';
import { icons } from '@/lib/site/addresses';
import { themeColors } from '@/lib/site/metadata';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    description: brand.description,
    lang: brand.locale,
    start_url: pageAddress('/'),
    // It's a site to read, so the browser keeps its own bar.
    display: 'browser',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ size, file }) => ({
        src: basePath + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  };
}
