import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { inboxes } from '@/content/inboxes';
import { studioAdvice as words } from '@/content/words/studio-advice';
import { adviceOn, readingEase } from './advice';

function openIn(subject: string, intro = 'We help. You rest.') {
  const { audience } = wholeCampaign;
  const email = { ...audience.email, subject, preview: '', headline: '', intro };
  return adviceOn({ ...wholeCampaign, audience: { ...audience, email } }, 'Other').filter(
    ({ open }) => open,
  );
}

test('an email’s advice names what’s too long for an inbox, loud, or disliked by filters', () => {
  expect(openIn('See who opens what')).toEqual([]);
  expect(openIn('Other')).toMatchObject([{ name: words.variant.name }]);
  expect(openIn('See who', 'We guard your records. It happens every evening.')).toMatchObject([
    { name: words.ease.name, text: expect.stringMatching(/^5\d /) },
  ]);
  const shortest = Math.min(...inboxes.map(({ subject }) => subject));
  expect(openIn('x'.repeat(shortest + 1))).toMatchObject([{ name: words.cut.name }]);
  const brand = { ...wholeCampaign.brand, locale: 'de-DE' };
  const over = { ...wholeCampaign, brand, offer: { ...wholeCampaign.offer, until: '31.12.2019' } };
  expect(adviceOn(over).find(({ name }) => name === words.over.name)?.open).toBe(true);
  expect(openIn('ORDER NOW, please')).toMatchObject([{ name: words.loud.name }]);
  expect(openIn('Click here, please')).toMatchObject([
    { name: words.filters.name, text: expect.stringContaining('click here') },
  ]);
});

test('short words in short sentences are easier to read than long ones', () => {
  expect(readingEase('We keep your files safe. You sleep well.')).toBeGreaterThan(80);
  expect(
    readingEase(
      'Organizational accountability necessitates comprehensive documentation procedures.',
    ),
  ).toBeLessThan(10);
  expect(readingEase('')).toBe(100);
});
