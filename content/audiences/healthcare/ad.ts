import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram', 'google', 'youtube', 'reddit'],
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
        'How many former employees can still sign in? {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Who can still sign in?',
        subheadline: 'Someone tries a former employee’s password.',
      },
      visual: { id: 'scene', moment: 0.5 },
      layout: 'picture-first',
      cta: 'Learn More',
      imageDesc:
        'A shelf of charts at {own.openedAt}. A red line comes in and covers one of them in red stripes.',
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
        '{placeholder}We log each access and encrypt each record. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Every record, locked.',
        subheadline: '{placeholder}Plus a log of who opens each one.',
      },
      visual: { id: 'scene', moment: 1 },
      layout: 'words-first',
      imageDesc:
        'A barrier stops a red line in front of a chart with a lock on it. The stamp says {own.openedAt}.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'At {own.openedAt}, someone tries to open a chart with an old password.',
      '{own.practicesExposed} of practices lack full security.',
      'A breach goes unseen for {own.breachDetection} on average. This one is stopped at {own.openedAt}.',
      '{placeholder}We log every access, encrypt every record and check every rule daily.',
      'Close every chart to strangers.',
    ],
    headlines: [
      'Would anyone have noticed?',
      'Is your practice one of them?',
      'Two days is a long time',
      'Ready for your next audit',
      'For new customers',
    ],
    music: { key: 'G', instrument: 'marimba', inCaptions: '[Music]' },
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3,
          scene:
            'A shelf of charts. At {own.openedAt}, a red line comes in and reaches one of them.',
          words: '{own.openedAt}. Somebody tries to open a chart.',
          visual: { id: 'scene', moment: 0.5 },
          from: 0.1,
        },
        {
          start: 3,
          end: 5.4,
          scene: 'The chart, close up. The red line reaches it and covers it in red stripes.',
          words: '{own.practicesExposed} of practices lack full security.',
          visual: { id: 'scene', moment: 0.5, isClose: true },
          from: 0.2,
        },
        {
          start: 5.4,
          end: 8.4,
          scene:
            'The shelf again. A barrier rises in the red line’s way, a lock closes on the chart, and the time turns into a stamp.',
          words: 'Refused. That account is closed.',
          visual: { id: 'scene', moment: 1 },
          from: 0.5,
        },
        {
          start: 8.4,
          end: 10.8,
          scene: 'The report on that night, line by line.',
          words: 'You have the report by {own.reportAt}.',
          visual: { id: 'report' },
          from: 0,
        },
      ],
      endCard: { start: 10.8, end: 15, words: 'Know who opens every record.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.4,
          scene: 'A barrier in front of a shelf of charts, and a red line that it stops.',
          words: 'An auditor asks what happened at {own.openedAt}.',
          visual: { id: 'scene', moment: 1 },
          from: 0.6,
        },
        {
          start: 2.4,
          end: 4.8,
          scene: 'The report on that night, line by line, as a sheet of paper.',
          words: 'You print the answer.',
          visual: { id: 'report' },
          from: 0,
        },
      ],
      endCard: { start: 4.8, end: 8.4, words: '{placeholder}Every access on record.' },
    },
  },
  search: {
    headlines: [
      'HIPAA security for practices',
      'Know who opens each chart',
      'Proof for your next audit',
      '{placeholder}Every record encrypted',
      '{placeholder}Every access logged',
      'Keep patient data private',
      'Old passwords don’t work',
      'Do old passwords still work?',
      'For medical and dental offices',
      'HIPAA-compliant, day and night',
      'Patient records watched {figures.realTime}',
      '{placeholder}Rules checked every day',
      'No security staff needed',
      'See who looked, and when',
      'A report after each attempt',
    ],
    longHeadline: 'Know who opens each chart, and have the proof ready for your next audit',
    descriptions: [
      'For practices: {offer.statement}. {offer.shortCondition}.',
      'Someone tries a former employee’s password at night. You read about it in the morning.',
      '{placeholder}Every day, we log each access, encrypt each record and check each rule.',
      '{own.practicesExposed} of practices lack full security. Find out who opens what in yours.',
      'HIPAA-compliant security for medical and dental practices without security staff.',
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'light',
    keyVisuals: [
      {
        id: 'scene',
        moment: 0.5,
        description: 'At {own.openedAt}, a red line reaches a chart on a shelf',
      },
      {
        id: 'scene',
        moment: 0.5,
        isClose: true,
        description: 'Close-up: a chart with red stripes',
      },
      {
        id: 'scene',
        moment: 1,
        description: 'A barrier stops the red line in front of a chart with a lock on it',
      },
      {
        id: 'scene',
        moment: 1,
        isClose: true,
        description: 'Close-up: a chart with a lock on it, behind a barrier',
      },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
