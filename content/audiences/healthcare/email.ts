import type { Document, EmailCopy } from '../../schema';

export const email: Document<EmailCopy> = {
  subject: 'Who opened that patient record?',
  preview:
    '{own.practicesExposed} of practices lack full security. See what a report on yours would show.',
  label: 'Practice report',
  headline: 'Could you tell an auditor who opened which record?',
  intro:
    '{own.practicesExposed} of practices lack full security, and a breach goes unseen for {own.breachDetection} on average. Would you know sooner?',
  risks: {
    heading: 'What a practice stands to lose',
    items: [
      'Up to {own.violationCost} per HIPAA violation',
      'The trust of every patient who receives a breach notice',
      'Days of work lost when records are locked or stolen',
    ],
  },
  report: { heading: 'What you’d see at {own.reportAt}' },
  solutions: {
    heading: 'What changes with us',
    items: [
      '{placeholder}Every access to every record logged, and explained in plain words',
      '{placeholder}Encryption and access controls checked daily against HIPAA',
      '{placeholder}A specialist on call day and night, for your staff and the auditor',
    ],
  },
  testimonial: {
    // We wrote this one. Replace it with a real customer's words.
    quote:
      '{placeholder}The auditor asked for six months of access logs. We sent them before she had finished her coffee.',
    by: 'Practice manager, a family medicine group',
  },
  cta: 'Secure Your Practice',
  badges: [
    '{own.compliant} HIPAA Compliant',
    '{own.recordsProtected} Records Protected',
    '{offer.guarantee}',
    '{own.support}',
  ],
};
