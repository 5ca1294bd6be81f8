import { render } from '@testing-library/react';
import { audiences } from '@/lib/campaigns';
import { LeadDrawing } from '.';

const drawings = audiences.flatMap(({ landing }) => landing.features.lead.drawing ?? []);

test.each(drawings.map((drawing) => [drawing.id, drawing] as const))(
  '%s: has no text that the content leaves out, and what is red is the alarm',
  (_, drawing) => {
    const { container } = render(<LeadDrawing {...drawing} />);
    const words = (selector: string) =>
      Array.from(container.querySelectorAll(selector), (element) => element.textContent);
    const known: unknown[] = JSON.stringify(drawing).match(/(?<=")[^"]+(?=")/g) ?? [];
    expect(words('text').filter((text) => !known.includes(text))).toEqual([]);
    expect(words('text.fill-danger')).toEqual(
      drawing.id === 'records' ? [drawing.stopped] : drawing.alarm,
    );
    expect(container.querySelector('[class*=accent]')).toBeNull();
  },
);
