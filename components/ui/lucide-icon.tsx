import { createElement } from 'react';

interface Props extends React.ComponentProps<'svg'> {
  icon: { node: [tag: string, attributes: Record<string, string>][] };
  /** In pixels. */
  size?: number;
}

/**
 * Stands in for lucide-react's own `Icon` (next.config.mjs), which is a client component: on every page, that's 1 KB of
 * script for something that never changes.
 */
export default function LucideIcon({ icon, size = 24, ...rest }: Props) {
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) =>
    createElement(tag, attributes),
  );
  const props = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...rest,
  } as const;
  return createElement('svg', props, ...shapes);
}
