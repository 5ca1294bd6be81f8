import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { icons } from '@/lib/icons';
import { themeColors } from '@/lib/theme-colors';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    description: site.description,
    start_url: '/',
    // A site to read, with the browser's own bar around it.
    display: 'browser',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ size, file }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  };
}
