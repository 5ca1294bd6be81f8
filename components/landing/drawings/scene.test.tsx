import { render } from '@testing-library/react';
import { audiences } from '@/lib/campaigns';
import { Scene } from '.';

const drawings = audiences.map(({ landing }) => landing.hero.incident.drawing);

/** Every text in data. */
const textsIn = (data: unknown): unknown[] => JSON.stringify(data).match(/(?<=")[^"]+(?=")/g) ?? [];

test.each(drawings.map((drawing) => [drawing.id, drawing] as const))(
  '%s: has no text that the content leaves out, and what is red is the signal',
  (_, drawing) => {
    const { container } = render(
      <svg>
        <Scene {...drawing} />
      </svg>,
    );
    const words = (within = '') =>
      Array.from(
        container.querySelectorAll(`${within} :is(text:not(:has(tspan)), tspan)`),
        ({ textContent }) => textContent,
      );
    const [known, signal] = [textsIn(drawing), textsIn(drawing.signal)];
    // A scale has numbers of its own.
    expect(words().filter((text) => !known.includes(text) && !/^\d+$/.test(text))).toEqual([]);
    expect(words('.fill-danger').filter((text) => !signal.includes(text))).toEqual([]);
    for (const text of Object.values(drawing.signal).flat()) expect(words()).toContain(text);
    expect(container.querySelector('[class*=accent]')).toBeNull();
  },
);
