import type { Theme } from '@/content/schema';
import { themeColors } from '@/lib/theme-colors';

/** The colour of the browser's own bar, where it takes one from the page. */
export function ThemeColor({ theme }: { theme: Theme }) {
  return <meta name="theme-color" content={themeColors[theme]} />;
}
