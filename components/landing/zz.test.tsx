/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '@/content/campaigns';
import { factsOf, resolve } from '@/lib/campaign/resolve';
import { applyVariant, faultOf, withParts } from '@/lib/studio/edits';
import { type Field, fieldsOf } from '@/lib/studio/fields';
import { LandingSections } from './landing-sections';
test('vis', () => {
  for (const document of documents) {
    const facts = factsOf(document);
    const out = (name: string, variant: Record<string, string>) => {
      const campaign = resolve(applyVariant(document, variant));
      const html = renderToStaticMarkup(<LandingSections campaign={campaign} />);
      const page = readFileSync(`/tmp/landing-base/out${document.audience.landing.route}.html`, 'utf8');
      writeFileSync(`/tmp/landing-vis/${document.audience.id}-${name}.html`, page.replace(/<main([^>]*)>[^]*<\/main>/, (_, a) => `<main${a}>${html}</main>`).replace(/<script[^>]*>[^]*?<\/script>/g, '').replace(/<link[^>]*as="script"[^>]*>/g, '').replaceAll('/_next/', 'http://127.0.0.1:8123/_next/'));
    };
    const pick = (change: (f: Field) => string | undefined, d = document) => Object.fromEntries(fieldsOf(d).flatMap((f) => { const v = f.group === 'landing' ? change(f) : undefined; return v === undefined || (v !== '' && faultOf(f, v, facts)) ? [] : [[f.path, v]]; }));
    const few = pick((f) => (f.optional ? '' : f.count === undefined ? undefined : '0'));
    out('few', few);
    const most = pick((f) => f.count === undefined ? undefined : [6, 5, 4, 3].map((n) => Array(n).fill(0).join(' ')).find((o) => !faultOf(f, o, facts)));
    out('most', most);
    const long = pick((f) => (f.kind === 'part' ? undefined : f.kind === 'list' ? `${'W'.repeat(12)}${'o'.repeat(23)}\nSupercalifragilisticexpialidociously\nSupercalifragilisticexpialidociously` : 'Supercalifragilisticexpialidociously'), withParts(document, most));
    out('long', { ...most, ...long });
    out('empty', pick((f) => f.kind === 'text' && !f.optional ? '' : undefined));
  }
});
