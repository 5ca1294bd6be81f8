import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { inboxes } from '@/content/market/inboxes';
import { studioAdvice as words } from '@/content/words/studio/advice';
import { resolve } from '@/lib/campaign/document/resolve';
import { adviceOn } from './advice';

const openIn = (values: Record<string, string>) =>
  adviceOn(resolve(withValues(wholeDocument, values))).filter(({ level }) => level === 'advice');

test('an email’s advice names the inboxes that cut its subject, and an offer that’s over', () => {
  const subject = 'audience.email.subject';
  const shortest = Math.min(...inboxes.map((inbox) => inbox.subject));
  const fits = { [subject]: 'x'.repeat(shortest) };
  expect(openIn(fits)).toEqual([]);
  const inbox = inboxes.find((each) => each.subject === shortest);
  expect(openIn({ [subject]: 'x'.repeat(shortest + 1) })).toMatchObject([
    { label: words.cut.name, sentence: expect.stringContaining(`${inbox?.name} (${shortest})`) },
  ]);
  expect(openIn({ ...fits, 'brand.locale': 'de-DE', 'offer.until': '31.12.2019' })).toMatchObject([
    { path: 'offer.until', sentence: expect.stringContaining('31.12.2019') },
  ]);
});
