import { offer } from '../../offer';
import type { AdCampaign, Launch } from '../../schema';
import { healthcareFigures } from './figures';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram'],
  ages: { min: 30, max: 65 },
  countries: ['US'],
};

export const ad: AdCampaign = {
  title: 'Who opened that record?',
  targetDemo: `Owners and managers of medical and dental practices, ${launch.ages.min} to ${launch.ages.max}, who answer for HIPAA and have no security staff.`,
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
      headline: 'Who opened that record?',
      subheadline: 'HIPAA-compliant security',
      bodyText: `${healthcareFigures.practicesExposed} of practices lack full security. One violation: ${healthcareFigures.violationCost}. See who opens what. ${offer.discount} off with ${offer.code}.`,
      cta: 'Learn More',
      imageDesc:
        'A ruled list of those who opened a patient record, and when; one line, at night, is marked in red.',
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
  },
  story: {
    format: '5-part sequence',
    slides: [
      'Somebody opened a chart at 02:14. Do you know who?',
      `${healthcareFigures.practicesExposed} of practices lack full security.`,
      `A breach takes ${healthcareFigures.breachDetection} on average to be noticed. A violation costs ${healthcareFigures.violationCost}.`,
      'Every access logged. Every record encrypted. Every rule checked daily.',
      `Secure your practice: ${offer.discount} off with ${offer.code}.`,
    ],
    reelScript: [
      '0-4 s: A front desk at seven in the morning, a shared password on a note. Voice: It starts like this.',
      '4-9 s: A list of names and times; one line turns red. Voice: At 02:14 somebody opened a chart.',
      `9-15 s: The note goes into the shredder. Voice: A violation costs ${healthcareFigures.violationCost}. Knowing costs less.`,
      '15-20 s: The same desk; a badge opens the chart. Voice: Every access seen, nobody slowed down.',
      `20-25 s: The promo code on a plain ground. Voice: ${offer.discount} off with ${offer.code}.`,
    ].join('\n'),
  },
  display: {
    dimensions: ['1200x628', '1080x1080', '1080x1920'],
    colorScheme: 'White #ffffff, black #000000, ember red #c81e1e',
    keyVisuals: [
      'Access log with one red line',
      'Hundred squares, a share of them red',
      'Record sheet with ruled fields',
      'Closed padlock in outline',
      'Promo code as a ticket',
    ],
  },
};
