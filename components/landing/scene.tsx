import { createElement, Fragment, type ReactNode } from 'react';
import { type HeroFrame, heroFrames } from '@/lib/campaign/scenes/hero';

const classes = { upright: 'sm:hidden', wide: 'max-sm:hidden' };

/**
 * A scene in the composition for phones and in the wide one, of which the page shows one. A picture
 * that's given more height shows more of what's below, and one with less is cropped there first.
 */
export function Scene({ draw }: { draw: (frame: HeroFrame) => ReactNode }) {
  return heroFrames.map((frame) => (
    <svg
      key={frame.name}
      aria-hidden
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.least}`}
      preserveAspectRatio="xMidYMin"
      className={`h-auto w-full ${classes[frame.name]}`}
    >
      {draw(frame)}
    </svg>
  ));
}

const copyOf = ({ name }: HeroFrame) => <use href={`#${name}`} />;

/** Another view of the scene that the hero draws. */
export function SceneCopy() {
  return <Scene draw={copyOf} />;
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
