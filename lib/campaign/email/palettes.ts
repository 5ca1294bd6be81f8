import type { Brand, Palette, Theme } from '@/content/schema';

export interface EmailPalette {
  ground: string;
  paper: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  danger: string;
  good: string;
  action: string;
  actionText: string;
  /** The ground of the key visual, and the text that's shown there until it has loaded. */
  picture: string;
  onPicture: string;
}

/** The colors that emails take from the brand's palette, for light mode and for dark mode. */
export function emailPalettes({ palette }: Pick<Brand, 'palette'>): Record<Theme, EmailPalette> {
  const { light, dark } = palette;
  const picture = { picture: dark.surface, onPicture: dark.text };
  return {
    light: { ...inks(light), ...picture, ground: light.surface, paper: light.background },
    dark: { ...inks(dark), ...picture, ground: dark.background, paper: dark.surface },
  };
}

function inks({ text, muted, line, accent, accentText, danger, good }: Palette) {
  return { text, muted, line, accent, danger, good, action: accent, actionText: accentText };
}

/**
 * `html` with the brand's colors in place of the variables in it, because mail programs don't support CSS variables.
 */
export function withColors(html: string, brand: Pick<Brand, 'palette'>): string {
  const palettes = emailPalettes(brand);
  const values = new Map(
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.entries(palettes[theme]).map(([role, color]) => [`var(--${theme}-${role})`, color]),
    ),
  );
  return html.replace(/var\(--\w+-\w+\)/g, (variable) => values.get(variable) ?? variable);
}
