'use client';

import { Moon, Sun } from 'lucide-react';
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
  className?: string;
}

/** By the theme that the button switches to. */
const icons = { light: Sun, dark: Moon };

export function ThemeToggle({ labels, className }: ToggleProps) {
  const [theme, setTheme] = useContext(ThemeContext);
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = icons[next];
  return (
    <button
      type="button"
      aria-label={labels[next]}
      onClick={() => setTheme(next)}
      className={className}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
