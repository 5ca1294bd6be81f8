/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingSections } from '@/components/landing/landing-sections';
import { documents } from '@/content/campaigns';
import { factsOf, resolve } from '@/lib/campaign/resolve';
import { applyVariant } from '@/lib/studio/edits';
import { valueProblem } from '@/lib/campaign/rules/values';
import { type Field, fieldsOf } from '@/lib/campaign/fields';

/** How many entries there are in lists. */
const entries = (html: string) => html.match(/<(?:li|dt|details)\b/g)?.length ?? 0;

describe.each(documents.map((document) => [document.audience.id, document] as const))(
  '%s: rendered outside of a page',
  (_, document) => {
    const facts = factsOf(document);
    const fields = fieldsOf(document).filter(({ group }) => group === 'landing');

    /** What the sections show if an editor changes fields: those that `change` has a value for. */
    const show = (change: (field: Field) => string | undefined) => {
      const edits = fields.flatMap((field) => {
        const value = change(field);
        return value === undefined || valueProblem(field, value, facts)
          ? []
          : [[field.path, value]];
      });
      const campaign = resolve(applyVariant(document, Object.fromEntries(edits)));
      return renderToStaticMarkup(<LandingSections campaign={campaign} />);
    };
    const exported = entries(show(() => undefined));

    test('the sections show every text that an editor can change in them', () => {
      const html = show(({ kind, path }) => (kind === 'part' ? undefined : path));
      const isMissing = ({ kind, path }: Field) => kind !== 'part' && !html.includes(path);
      expect(fields.filter(isMissing).map(({ label }) => label)).toEqual([
        'Page title',
        'Description for search results',
      ]);
    });

    test('without all that can be left out, and with one entry in each list', () => {
      const html = show(({ count, optional }) => {
        if (optional) return '';
        return count === undefined ? undefined : '0';
      });
      expect(html).not.toMatch(/undefined|id="(?:posts|questions)"/);
      expect(entries(html)).toBeLessThan(exported);
    });

    test('with as many entries as each list takes, all with the same texts', () => {
      const copies = [6, 5, 4, 3].map((count) => Array(count).fill(0).join(' '));
      const html = show((field) =>
        field.count === undefined
          ? undefined
          : copies.find((order) => valueProblem(field, order, facts) === undefined),
      );
      expect(entries(html)).toBeGreaterThan(exported);
    });
  },
);
