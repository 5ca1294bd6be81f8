import { createElement, Fragment, type ReactNode } from 'react';
import type { Rect } from '@/lib/campaign/picture/fit-text';
import { type HeroFrame, heroFrames } from '@/lib/campaign/scenes/hero';

const classes = {
  upright: 'overflow-visible sm:hidden',
  wide: 'max-sm:hidden',
};
const besideText = {
  upright: 'sm:max-md:hidden lg:hidden',
  wide: 'max-sm:hidden md:max-lg:hidden',
};

const copyOf = ({ name }: HeroFrame): ReactNode => <use href={`#${name}`} />;

interface Props {
  /** Without it, it's another view of the scene that the hero draws. */
  draw?: (frame: HeroFrame) => ReactNode;
  viewOf: (frame: HeroFrame) => Rect;
  /** Beside a text on tablets, all of the view. Otherwise, it's at least the view. */
  isBeside?: boolean;
}

/**
 * A scene in the composition for phones and in the wide one, of which the page shows one. A picture
 * that's given more height than the view shows more of what's below; with less, more of what's right of it.
 */
export function Scene({ draw = copyOf, viewOf, isBeside = false }: Props) {
  return heroFrames.map((frame) => {
    const { name, width, height } = frame;
    const view = viewOf(frame);
    return (
      <svg
        key={name}
        aria-hidden
        width={Math.round(view.width)}
        height={Math.round(isBeside ? view.height : (height * view.width) / width)}
        viewBox={[view.x, view.y, view.width, view.height].map(Math.round).join(' ')}
        preserveAspectRatio="xMinYMin"
        className={`h-auto w-full ${(isBeside ? besideText : classes)[name]}`}
      >
        {draw(frame)}
      </svg>
    );
  });
}

const camelCase = (name: string) => name.replaceAll(/-./g, (part) => part.slice(1).toUpperCase());

/**
 * SVG markup of ours as elements: the page's policy (Trusted Types) keeps scripts from setting
 * markup, and React is one of them when a link leads here.
 */
export function elementsOf(markup: string): ReactNode {
  const open: { tag: string; props: Record<string, string>; children: ReactNode[] }[] = [];
  const root: ReactNode[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? root).push(node);
  const close = () => {
    const { tag, props, children } = open.pop() ?? { tag: 'g', props: {}, children: [] };
    add(createElement(tag, props, ...children));
  };
  for (const [, end, tag, attributes = '', isEmpty, text] of markup.matchAll(
    /<(\/)?(\w+)([^>]*?)(\/)?>|([^<]+)/g,
  )) {
    if (text) add(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
    if (tag && !end) {
      const pairs = Array.from(
        attributes.matchAll(/([\w-]+)="([^"]*)"/g),
        ([, name = '', value]) => [name === 'class' ? 'className' : camelCase(name), value],
      );
      open.push({ tag, props: Object.fromEntries(pairs), children: [] });
    }
    if (end || isEmpty) close();
  }
  return createElement(Fragment, null, ...root);
}
