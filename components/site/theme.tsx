'use client';

import { createContext, useContext, useState } from 'react';
import type { Theme } from '@/content/schema';

const ThemeContext = createContext<[Theme, (theme: Theme) => void]>(['light', () => {}]);

interface ScopeProps {
  initial: Theme;
  /** The color of the browser's own bar in each theme, where the browser takes it from the page. */
  barColors: Record<Theme, string>;
  children: React.ReactNode;
}

/** The root element of a page. It holds the theme until the reader leaves or reloads the page. */
export function ThemeScope({ initial, barColors, children }: ScopeProps) {
  const state = useState(initial);
  const [theme] = state;
  return (
    <ThemeContext value={state}>
      <meta name="theme-color" content={barColors[theme]} />
      {/* `#top` links lead here and not to the bar, which doesn't scroll. */}
      <div id="top" data-theme={theme}>
        {children}
      </div>
    </ThemeContext>
  );
}

interface ToggleProps {
  /** The button's accessible name, by the theme it switches to. */
  labels: Record<Theme, string>;
  /** By the theme it switches to. */
  icons: Record<Theme, React.ReactNode>;
  className?: string;
}

export function ThemeToggle({ labels, icons, className }: ToggleProps) {
  const [theme, setTheme] = useContext(ThemeContext);
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      aria-label={labels[next]}
      onClick={() => setTheme(next)}
      className={className}
    >
      {icons[next]}
    </button>
  );
}
