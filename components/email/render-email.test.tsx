/** @jest-environment node */
import { audiences } from '@/content/audiences';
import { site } from '@/content/site';
import { renderEmail } from './render-email';

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: the email is one whole document with everything it is made of',
  async (_, audience) => {
    const { email, landing } = audience;
    const { subject, preview, content } = await renderEmail(audience);
    expect([subject, preview]).toEqual([email.subject, email.preview]);
    expect(content).toMatch(/^<!DOCTYPE html[^]*<\/html>\s*$/);
    const text = content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const part of [
      site.name,
      email.headline,
      email.intro,
      email.risks.heading,
      ...email.risks.items,
      email.solutions.heading,
      ...email.solutions.items,
      email.testimonial.quote,
      email.testimonial.by,
      email.cta,
      ...email.badges,
    ]) {
      expect(text).toContain(part);
    }
    expect(content).toContain(`href="${site.origin}${landing.route}"`);
  },
);
