import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { inboxes } from '@/content/market/inboxes';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from './checks';
import type { MergeTag } from './merge-tags';
import { type NamedText, tagChecks } from './tag-checks';

const { checks: words } = emailTemplates;

const ready: Campaign = structuredClone(campaigns[0]);
delete ready.audience.email.testimonial;
ready.audience.email.subject = 'Zürich';
ready.audience.email.preview = 'Grüße';

const html = '<a href="https://www.brand.com/page">Go</a>';

const open = (campaign: Campaign, content = html) =>
  emailChecks(campaign, content, { words, inboxes })
    .filter(({ level }) => level === 'advice')
    .map(({ label }) => label);

const check = ({ name, text }: NamedText, detail: string, level = 'advice', path = '') => ({
  level,
  path,
  label: name,
  sentence: text.replace('#', detail),
});

test('with nothing left to do, the checks say how the email stands', () => {
  expect(emailChecks(ready, html, { words, inboxes })).toEqual([
    check(words.subject, `6 / ${emailLimits.subject}`, 'fine', 'audience.email.subject'),
    check(words.preview, `5 / ${emailLimits.preview}`, 'fine', 'audience.email.preview'),
    { ...check(words.inboxes, '', 'fine', 'audience.email.subject'), sentence: words.inboxes.fine },
    check(words.size, `0 / ${emailBytes.limit / 1024}`, 'fine'),
  ]);
});

test('texts that are too long, Gmail clipping, and a sample quote are left to do', () => {
  const campaign = structuredClone(ready);
  const { email } = campaign.audience;
  email.subject = 'x'.repeat(emailLimits.subject + 1);
  email.preview = 'x'.repeat(emailLimits.preview + 1);
  email.testimonial = { quote: 'Good.' };
  campaign.placeholders = ['audience.email.testimonial.quote'];
  const { subject, preview, inboxes: cut, size, quote } = words;
  const names = [subject, preview, cut, size, quote].map(({ name }) => name);
  expect(open(campaign, 'x'.repeat(emailBytes.limit + 1))).toEqual(names);
});

test('the inboxes that cut the subject off are named', () => {
  const campaign = structuredClone(ready);
  const shortest = Math.min(...inboxes.map((inbox) => inbox.subject));
  const inbox = inboxes.find((each) => each.subject === shortest);
  campaign.audience.email.subject = 'x'.repeat(shortest);
  expect(open(campaign)).toEqual([]);
  campaign.audience.email.subject = 'x'.repeat(shortest + 1);
  expect(open(campaign)).toEqual([words.inboxes.name]);
  expect(emailChecks(campaign, html, { words, inboxes })).toContainEqual(
    expect.objectContaining({
      sentence: expect.stringContaining(`${inbox?.name} (${shortest})`),
    }),
  );
});

test('links to reserved hosts are left to do, but merge fields are for the service', () => {
  const { viewInBrowser } = ready.email.mergeFields;
  expect(open(ready, `<a href="${viewInBrowser}">View</a>`)).toEqual([]);
  const links = '<a href="https://a.example/x">A</a><img src="https://b.example?y">';
  const advice = check(words.links, 'a.example, b.example');
  expect(emailChecks(ready, links, { words, inboxes })).toContainEqual(advice);
});

test('what a person has to do about the tags is one entry for each kind', () => {
  const tag = { placeholder: '[x]', tag: '{{ x }}' };
  const tags: MergeTag[] = [
    { ...tag, name: 'One', note: 'byHand' },
    { ...tag, name: 'Two', note: 'byHand' },
    { ...tag, name: 'Three', note: 'noFallback' },
    { ...tag, name: 'Four' },
  ];
  expect(tagChecks(tags, words)).toEqual([
    check(words.byHand, 'One, Two'),
    check(words.noFallback, 'Three'),
  ]);
});
