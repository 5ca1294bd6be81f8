import type { Document, EmailCopy } from '../../schema';

export const email: Document<EmailCopy> = {
  subject: 'Your team left the office. Did your security?',
  preview:
    'The average breach cost {figures.breachCost} in {figures.breachCost.source.year}. Three gaps that remote teams leave open, and how to close them.',
  label: 'Field report',
  headline: 'The office is gone. The risk moved in with your team.',
  intro:
    'The average breach cost {figures.breachCost} in {figures.breachCost.source.year}. At a remote company, it can start on a home network, with a stolen password, or on a laptop that nobody can lock.',
  risks: {
    heading: 'Where you’re exposed',
    items: [
      'Home routers shared with devices that nobody updates',
      'Passwords reused between work and personal accounts',
      'Phones and laptops that people take with them when they leave',
    ],
  },
  report: { heading: 'What your IT lead would see at {own.reportAt}' },
  solutions: {
    heading: 'How we close the gaps',
    items: [
      '{placeholder}One policy on every device, checked and repaired from one console',
      '{placeholder}Every sign-in checked: which device, where and when',
      '{placeholder}Analysts on watch {figures.realTime}, in every time zone',
    ],
  },
  testimonial: {
    // We wrote this one. Replace it with a real customer's words.
    quote:
      '{placeholder}We’re forty people in nine countries. For the first time I can say which laptops are safe, and prove it.',
    by: 'Head of IT, a design software company',
  },
  cta: 'Secure Every Device',
  badges: [
    '{figures.uptime} Uptime',
    '{own.devicesProtected} Devices Protected',
    '{offer.guarantee}',
    '{offer.support}',
  ],
};
