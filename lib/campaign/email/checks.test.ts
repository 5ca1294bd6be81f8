/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from './checks';
import { tagChecks } from './tag-checks';

const { checks: words } = emailTemplates;

const limits = { ...emailLimits, bytes: emailBytes.limit };

/** A campaign with nothing left to do. */
const ready: Campaign = structuredClone(campaigns[0]);
ready.audience.email.testimonial.sample = false;
ready.audience.email.subject = 'Zürich';
ready.audience.email.preview = 'Grüße';

const html = '<a href="https://www.brand.com/page">Go</a>';

/** The names of what's left to do. */
const open = (campaign: Campaign, content = html) =>
  emailChecks(campaign, content, limits, words).flatMap((check) =>
    check.open ? [check.name] : [],
  );

test('with nothing left to do, the checks say how the email stands', () => {
  expect(open(ready)).toEqual([]);
  const texts = emailChecks(ready, html, limits, words).map(({ text }) => text);
  expect(texts).toEqual([
    words.subject.text.replace('#', `6 / ${emailLimits.subject}`),
    words.preview.text.replace('#', `5 / ${emailLimits.preview}`),
    words.size.text.replace('#', `0 / ${emailBytes.limit / 1024}`),
  ]);
});

test('texts that are too long, and an email that Gmail clips, are left to do', () => {
  const long = structuredClone(ready);
  long.audience.email.subject = 'x'.repeat(emailLimits.subject + 1);
  long.audience.email.preview = 'x'.repeat(emailLimits.preview + 1);
  expect(open(long, 'x'.repeat(emailBytes.limit + 1))).toEqual([
    words.subject.name,
    words.preview.name,
    words.size.name,
  ]);
});

test('a sample quote is left to do', () => {
  const sample = structuredClone(ready);
  sample.audience.email.testimonial.sample = true;
  expect(open(sample)).toEqual([words.quote.name]);
});

test('links to reserved hosts are left to do, but merge fields are for the service', () => {
  const { viewInBrowser } = ready.email.mergeFields;
  expect(open(ready, `<a href="${viewInBrowser}">View</a>`)).toEqual([]);
  const links = '<a href="https://a.example/x">A</a><img src="https://b.example?y">';
  const checks = emailChecks(ready, links, limits, words);
  expect(checks.find(({ name }) => name === words.links.name)?.text).toBe(
    words.links.text.replace('#', 'a.example, b.example'),
  );
});

test('what a person has to do about the tags is one entry for each kind', () => {
  const tag = { field: 'firstName', placeholder: '[x]', tag: '{{ x }}' } as const;
  expect(
    tagChecks(
      [
        { ...tag, name: 'One', note: 'byHand' },
        { ...tag, name: 'Two', note: 'byHand' },
        { ...tag, name: 'Three', note: 'noFallback' },
        { ...tag, name: 'Four' },
      ],
      words,
    ),
  ).toEqual([
    { name: words.byHand.name, text: words.byHand.text.replace('#', 'One, Two'), open: true },
    { name: words.noFallback.name, text: words.noFallback.text.replace('#', 'Three'), open: true },
  ]);
});
