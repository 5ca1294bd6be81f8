import type { Theme } from '@/content/schema';
import { themeColors } from '@/lib/theme-colors';

/** The color of the browser's own bar, where the browser takes it from the page. */
export function ThemeColor({ theme }: { theme: Theme }) {
  return <meta name="theme-color" content={themeColors[theme]} />;
}
