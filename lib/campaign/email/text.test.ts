import { campaigns } from '@/lib/campaigns';
import { emailLink } from '../campaign-link';
import { emailText, listNumber } from './text';

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the plain text says what the email says, with its lists and its links',
  (_, campaign) => {
    const { email } = campaign.audience;
    const { words, mergeFields } = campaign.email;
    const text = emailText(campaign);
    const lines = text.split('\n');
    for (const part of [
      email.label,
      words.greeting,
      email.intro,
      ...(email.testimonial?.sample ? [`[${words.sample}]`] : []),
      ...(email.testimonial ? [`"${email.testimonial.quote}"`, email.testimonial.by] : []),
      ...[email.risks, email.solutions].flatMap(({ items }) =>
        items.map((item, index) => `${listNumber(index)} ${item}`),
      ),
      ...email.badges.map((item) => `- ${item}`),
      `${words.preferences}: ${mergeFields.preferences}`,
      `${words.unsubscribe}: ${mergeFields.unsubscribe}`,
      `${words.viewInBrowser}: ${mergeFields.viewInBrowser}`,
    ])
      expect(lines).toContain(part);
    for (const [heading, line] of [
      [email.headline, '='],
      [email.risks.heading, '-'],
      [email.solutions.heading, '-'],
    ] as const)
      expect(lines[lines.indexOf(heading) + 1]).toBe(line.repeat(heading.length));
    expect(lines[lines.indexOf(`${email.cta}:`) + 1]).toBe(emailLink(campaign));
    expect(text).toContain(campaign.offer.code);
    expect(text).toContain(mergeFields.sender);
    expect(text).not.toMatch(/[<>]|&\w+;/);
  },
);

test('the email leads to the offer, unless the audience has a link of its own', () => {
  const { audience, brand, email } = campaigns[0];
  const { origin, pathname, search, hash } = new URL(emailLink(campaigns[0]));
  expect(origin + pathname).toBe(brand.origin + audience.landing.route);
  expect(search).toContain(`utm_source=${email.utm.source}&`);
  expect(hash).toBe('#offer');
  const link = 'https://shop.example/start#top';
  const own = new URL(emailLink({ ...campaigns[0], audience: { ...audience, link } }));
  expect(own.hash).toBe('#top');
});
