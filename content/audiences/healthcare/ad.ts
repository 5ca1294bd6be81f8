import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram'],
  ages: { min: 30, max: 65 },
  countries: ['US'],
};

export const ad: Document<AdCampaign> = {
  title: 'Who opened that record?',
  targetDemo:
    'Owners and managers of medical and dental practices, {launch.ages.min} to {launch.ages.max}, who handle HIPAA without security staff.',
  keywords: [
    'HIPAA compliance',
    'medical practice security',
    'patient data protection',
    'healthcare cybersecurity',
    'HIPAA audit',
  ],
  metaTags: ['#HIPAA', '#HealthcareIT', '#PatientPrivacy', '#MedicalPractice', '#CyberSecurity'],
  ads: {
    primary: {
      headline: 'Know who opens each chart',
      subheadline: 'HIPAA-compliant security',
      bodyText:
        '{own.practicesExposed} of practices lack full security. See who opens what. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Who wants that record?',
        subheadline: 'Someone tries a former employee’s password.',
      },
      visual: { id: 'clock', time: '{own.openedAt}' },
      layout: 'picture-first',
      cta: 'Learn More',
      imageDesc: 'A large digital clock with red digits, at {own.openedAt}.',
      targeting: {
        interests: [
          'Health care administration',
          'Medical practice management',
          'HIPAA',
          'Electronic health records',
          'Dentistry',
        ],
        demographics: {
          titles: [
            'Practice Manager',
            'Medical Director',
            'Compliance Officer',
            'Office Manager',
            'Practice Owner',
          ],
          facilityType: 'Private practices, clinics and dental offices',
          patientVolume: '500 to 20,000 patients a year',
        },
      },
    },
    remedy: {
      headline: 'Proof for your next audit',
      subheadline: 'HIPAA-compliant, day and night',
      bodyText:
        'Each access logged. Each record encrypted. Every day. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Every record, locked.',
        subheadline: 'Plus a log of who opens each one.',
      },
      visual: { id: 'drawers' },
      layout: 'words-first',
      imageDesc: 'A wall of closed file drawers.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'At {own.openedAt}, someone tries to open a chart with an old password.',
      '{own.practicesExposed} of practices lack full security.',
      'It takes {own.breachDetection} on average to notice a breach. A violation costs up to {own.violationCost}.',
      'Every access logged. Every record encrypted. Every rule checked daily.',
      'Close every chart to strangers.',
    ],
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3.5,
          scene:
            'A log of who opened which record. The line at {own.openedAt} turns red, and comes closer.',
          words: '{own.openedAt}. Somebody tries to open a chart.',
          visual: 'access-log',
          motion: { from: 0.62, to: 1, camera: 'push' },
        },
        {
          start: 3.5,
          end: 6.5,
          scene: 'A record fills in, field by field, and one turns red.',
          words: 'With a former employee’s password.',
          visual: 'record-sheet',
          motion: { from: 0, to: 1 },
        },
        {
          start: 6.5,
          end: 9,
          scene: 'A hundred squares; {own.practicesExposed.amount} of them are filled in.',
          words: '{own.practicesExposed} of practices lack full security.',
          visual: 'hundred-squares',
          motion: { from: 0, to: 1 },
        },
        {
          start: 9,
          end: 11.5,
          scene: 'The log again. The red leaves the line, and the whole night comes into view.',
          words: 'Refused. Your report comes at {own.reportAt}.',
          visual: 'access-log',
          motion: { from: 1, to: 0.65, camera: 'pull' },
        },
      ],
      endCard: { start: 11.5, end: 15, words: 'Know who opens every record.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.5,
          scene:
            'A log of who opened which record. The line at {own.openedAt} turns red, and comes closer.',
          words: 'An auditor asks what happened at {own.openedAt}.',
          visual: 'access-log',
          motion: { from: 0.62, to: 1, camera: 'push' },
        },
        {
          start: 2.5,
          end: 4.5,
          scene: 'A record fills in, field by field.',
          words: 'You print the answer.',
          visual: 'record-sheet',
          motion: { from: 0, to: 0.65 },
        },
      ],
      endCard: { start: 4.5, end: 8, words: 'Every access on record.' },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'light',
    keyVisuals: [
      {
        id: 'access-log',
        description: 'Access log; the line at {own.openedAt} is red',
        opened: '{own.opened}',
        alert: '{own.openedAt}',
      },
      {
        id: 'hundred-squares',
        description: 'A hundred squares, most of them filled',
        figure: '{own.practicesExposed}',
      },
      { id: 'record-sheet', description: 'Record sheet with ruled fields, one of them red' },
      { id: 'drawers', description: 'Wall of closed file drawers' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
