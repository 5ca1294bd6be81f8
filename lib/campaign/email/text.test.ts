import { audiences } from '@/content/audiences';
import { emailUtm, emailWords } from '@/content/words/email';
import { mergeFields } from '@/content/merge-tags';
import { offer } from '@/content/offer';
import { campaignLink } from '../campaign-link';
import { emailText } from './email-text';

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: the plain text says what the email says, with its lists and its links',
  (_, audience) => {
    const { email } = audience;
    const text = emailText(audience);
    const lines = text.split('\n');
    for (const part of [
      email.label,
      emailWords.greeting,
      email.intro,
      `"${email.testimonial.quote}"`,
      email.testimonial.by,
      ...email.risks.items.map((item, index) => `${index + 1}. ${item}`),
      ...[...email.solutions.items, ...email.badges].map((item) => `- ${item}`),
      `${emailWords.unsubscribe}: ${mergeFields.unsubscribe}`,
      `${emailWords.viewInBrowser}: ${mergeFields.viewInBrowser}`,
    ])
      expect(lines).toContain(part);
    for (const [heading, line] of [
      [email.headline, '='],
      [email.risks.heading, '-'],
      [email.solutions.heading, '-'],
    ] as const)
      expect(lines[lines.indexOf(heading) + 1]).toBe(line.repeat(heading.length));
    expect(lines[lines.indexOf(`${email.cta}:`) + 1]).toBe(campaignLink(audience, emailUtm));
    expect(text).toContain(offer.code);
    expect(text).toContain(mergeFields.postalAddress);
    expect(text).not.toMatch(/[<>]|&\w+;/);
  },
);
