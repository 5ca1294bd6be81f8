import { confirmWords } from '@/content/words/confirm';
import { campaigns } from '@/lib/campaigns';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { toConfirm } from './confirm';
import { applyVariant, type Variant } from '../edits/edits';
import { resolve } from './resolve';

test.each(campaigns)(
  '$audience.id: samples, promises and the offer are to be confirmed',
  (campaign) => {
    const { audience, figures, offer, placeholders } = campaign;
    const items = toConfirm(campaign, confirmWords);
    const textsOf = (kind: string) =>
      items.filter((item) => item.kind === kind).map(({ sentence }) => sentence);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const used = figures.filter(
      ({ sample, paths }) =>
        sample && paths.some((path) => /^audience\.(?:landing|email|ad)\./.test(path)),
    );
    expect(textsOf('figure')).toEqual(used.map(({ text }) => text));
    const isSample = placeholders.includes('audience.email.testimonial.quote');
    expect(textsOf('quote').includes(audience.email.testimonial?.quote ?? '')).toBe(isSample);
    expect(textsOf('terms')).toEqual([expect.stringContaining(offer.condition)]);
  },
);

test('where ads lead is to be confirmed, and the site’s own address only where it’s used', () => {
  const linked = withValues(wholeDocument, {
    'audience.link': 'https://shop.example/x',
    'brand.origin': 'https://site.example',
  });
  const items = toConfirm(resolve(linked), confirmWords);
  const where = (host: string) => items.find(({ sentence }) => sentence === host)?.channels;
  expect(where('shop.example')).toEqual(['email', 'ad']);
  expect(where('site.example')).toEqual(['landing', 'email']);
});

test('what platforms want declared is to be confirmed, once for those that want the same', () => {
  const [campaign] = campaigns;
  const [known, other, unused] = campaign.platforms.map((platform, index) => ({
    ...platform,
    declarations: [{ says: index < 2 ? 'Say it.' : 'Say more.', source: platform.source }],
  }));
  const launch = { ...campaign.audience.launch, platforms: [known?.id ?? '', other?.id ?? ''] };
  const platforms = [known, other, unused].flatMap((platform) => platform ?? []);
  const items = toConfirm(
    { ...campaign, platforms, audience: { ...campaign.audience, launch } },
    confirmWords,
  );
  expect(items.filter(({ kind }) => kind === 'declaration')).toMatchObject([
    { sentence: `${known?.name}, ${other?.name}: Say it.`, channels: ['ad'] },
  ]);
});

test('a figure that somebody changed is to be confirmed, sample or not, and leads to its amount', () => {
  const path = 'figures.share';
  const document = withValues(wholeDocument, {
    [path]: { amount: 40, unit: 'percent', sample: true },
    'audience.landing.closing': '{figures.share} of all.',
  });
  const itemOf = (variant: Variant) =>
    toConfirm(resolve(applyVariant(document, variant)), confirmWords).find(
      (item) => item.path === `${path}.amount`,
    );
  const amount = { [`${path}.amount`]: '77' };
  expect(itemOf({})?.kind).toBe('figure');
  expect(itemOf(amount)).toMatchObject({ kind: 'figure', sentence: expect.stringContaining('77') });
  expect(itemOf({ ...amount, [`${path}.sample`]: '' })?.kind).toBe('changed');
});
