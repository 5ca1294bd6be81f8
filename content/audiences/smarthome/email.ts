import type { Document, EmailCopy } from '../../schema';

export const email: Document<EmailCopy> = {
  subject: 'Who else is watching your camera?',
  preview:
    'Many devices still have the password they came with. Close the door: {offer.discount} off {offer.appliesTo}.',
  label: 'Home report',
  headline: 'Your house is online. So is everyone\u00a0else.',
  intro:
    'A camera, a lock and a doorbell are three small computers at your front door. Many still have the password they were sold with.',
  risks: {
    heading: 'What a stranger can do',
    items: [
      'Look through a camera with a password leaked elsewhere',
      'Open a smart lock with a copied code',
      'Reach your laptop through an outdated smart plug',
    ],
  },
  report: { heading: 'What you’d see at breakfast' },
  solutions: {
    heading: 'What we do about it',
    items: [
      'Watch every device on your network, {figures.realTime}',
      'Block sign-ins from places you’ve never been',
      '{placeholder}Keep your video in the house, where it belongs',
    ],
  },
  testimonial: {
    // We wrote this one. Replace it with a real customer's words.
    quote: '{placeholder}It found eleven devices. I could have named six of them.',
    by: 'Homeowner, a family of four',
  },
  cta: 'Protect My Home',
  badges: [
    '{own.homesProtected} Homes Protected',
    '{figures.uptime} Uptime',
    '{offer.guarantee}',
    '{offer.support}',
  ],
};
