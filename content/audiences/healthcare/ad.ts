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
        '{own.practicesExposed} of practices lack full security. One violation: {own.violationCost}. See who opens what. {offer.statement}.',
      picture: {
        headline: 'Who opened that record?',
        subheadline: 'With a former employee’s password.',
      },
      visual: {
        id: 'clock',
        time: '{own.openedAt}',
      },
      layout: 'picture-first',
      cta: 'Learn More',
      imageDesc: 'A digital clock that fills the picture says {own.openedAt}, in red.',
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
        'Every access logged, every record encrypted, every rule checked daily. {offer.statement}.',
      picture: {
        headline: 'Every record, locked.',
        subheadline: 'Plus a log of who opens each one.',
      },
      visual: { id: 'drawers' },
      layout: 'words-first',
      imageDesc: 'A wall of file drawers, each of them closed and locked.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'At {own.openedAt}, a former employee’s password opens a chart.',
      '{own.practicesExposed} of practices lack full security.',
      'It takes {own.breachDetection} on average to notice a breach. A violation costs {own.violationCost}.',
      'Every access logged. Every record encrypted. Every rule checked daily.',
      'Close every chart to strangers.',
    ],
    reelScript: {
      shots: [
        {
          start: 0,
          end: 4,
          scene: 'A log fills up with names and times. The line at {own.openedAt} turns red.',
          words: 'Somebody opened a chart at {own.openedAt}.',
          voice: 'At {own.openedAt}, somebody opened a patient’s chart.',
          visual: {
            id: 'access-log',
            description: 'Access log with one line marked',
            opened: '{own.opened}',
            alert: '{own.openedAt}',
          },
          motion: { from: 0, to: 1, seconds: 1.5 },
        },
        {
          start: 4,
          end: 7,
          scene: 'The record fills in, field by field, and one turns red.',
          words: 'Do you know who?',
          voice: 'Do you know who?',
          visual: { id: 'record-sheet', description: 'Record sheet with one field marked' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 7,
          end: 10.5,
          scene: 'A hundred squares; {own.practicesExposed.amount} of them are filled in.',
          words: '{own.practicesExposed} of practices lack full security.',
          voice:
            '{own.practicesExposed} of practices lack full security. One violation: {own.violationCost}.',
          visual: {
            id: 'hundred-squares',
            description: 'A hundred squares, most of them marked',
            figure: '{own.practicesExposed}',
          },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 10.5,
          end: 13.5,
          scene: 'A padlock closes.',
          words: 'Every access logged.',
          voice: 'We log every access and encrypt every record.',
          visual: { id: 'padlock', description: 'Closed padlock in outline' },
          motion: { from: 0, to: 1, seconds: 1 },
        },
      ],
      endCard: {
        start: 13.5,
        end: 17,
        scene: 'The promo code on a ticket.',
        words: 'Know who opens every record.',
        voice: '{offer.statement}.',
      },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 3,
          scene: 'A record fills in, field by field, and one turns red.',
          words: 'An auditor asks who opened this record.',
          voice: 'An auditor asks who opened this record, and when.',
          visual: { id: 'record-sheet', description: 'Record sheet with one field marked' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 3,
          end: 5.5,
          scene: 'The log of everyone who opened it, one line in red.',
          words: 'You print the answer.',
          voice: 'You print the answer.',
          visual: {
            id: 'access-log',
            description: 'Access log with one line marked',
            opened: '{own.opened}',
            alert: '{own.openedAt}',
          },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
      ],
      endCard: {
        start: 5.5,
        end: 9,
        scene: 'The promo code on a ticket.',
        words: 'Every access on record.',
        voice: '{offer.statement}.',
      },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'light',
    keyVisuals: [
      {
        id: 'access-log',
        description: 'Access log with one line marked',
        opened: '{own.opened}',
        alert: '{own.openedAt}',
      },
      {
        id: 'hundred-squares',
        description: 'A hundred squares, most of them marked',
        figure: '{own.practicesExposed}',
      },
      { id: 'record-sheet', description: 'Record sheet with ruled fields' },
      { id: 'drawers', description: 'Wall of closed file drawers' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
