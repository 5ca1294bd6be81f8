import { createElement } from 'react';

interface Icon {
  node: [tag: string, attributes: Record<string, string>][];
}

interface Props extends React.ComponentProps<'svg'> {
  size?: number;
}

/**
 * Stands in for lucide-react's own function of this name (next.config.mjs). Its icons are client
 * components with names, aliases and settings: on every page, that's 1 KB of script for something
 * that never changes.
 */
export default function createLucideIcon({ node }: Icon) {
  const shapes = node.map((shape) => createElement(...shape));
  return function LucideIcon({ size = 24, ...rest }: Props) {
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
  };
}
