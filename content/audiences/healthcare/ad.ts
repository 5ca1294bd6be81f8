import { offer } from '../../offer';
import type { AdCampaign, Launch } from '../../schema';
import { accessLog, healthcareFigures } from './figures';

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
      headline: 'Know who opens each chart',
      subheadline: 'HIPAA-compliant security',
      bodyText: `${healthcareFigures.practicesExposed.text} of practices lack full security. One violation: ${healthcareFigures.violationCost.text}. See who opens what. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: 'Who opened that record?',
        subheadline: `At ${accessLog.alert}, the front desk was empty.`,
      },
      visual: { id: 'access-log', description: 'Access log with one line marked', ...accessLog },
      cta: 'Learn More',
      imageDesc:
        'A ruled list of who opened a patient record, and when. One line, in the middle of the night, is marked.',
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
          more: [
            {
              field: 'facilityType',
              label: 'Facility type',
              value: 'Private practices, clinics and dental offices',
            },
            {
              field: 'patientVolume',
              label: 'Patient volume',
              value: '500 to 20,000 patients a year',
            },
          ],
        },
      },
    },
    remedy: {
      headline: 'Proof for your next audit',
      subheadline: 'HIPAA-compliant, day and night',
      bodyText: `Every access logged, every record encrypted, every rule checked daily. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: 'Every record, locked.',
        subheadline: 'Plus a log of who opens each one.',
      },
      visual: { id: 'padlock', description: 'Closed padlock in outline' },
      imageDesc: 'A closed padlock, drawn in outline, with a marked keyhole.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'Somebody opened a chart at 02:14. Do you know who?',
      `${healthcareFigures.practicesExposed.text} of practices lack full security.`,
      `A breach takes ${healthcareFigures.breachDetection.text} on average to be noticed. A violation costs ${healthcareFigures.violationCost.text}.`,
      'Every access logged. Every record encrypted. Every rule checked daily.',
      `Secure your practice: ${offer.discount} off with ${offer.code}.`,
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colors: 'light',
    keyVisuals: [
      { id: 'access-log', description: 'Access log with one line marked', ...accessLog },
      {
        id: 'hundred-squares',
        description: 'A hundred squares, most of them marked',
        figure: healthcareFigures.practicesExposed,
      },
      { id: 'record-sheet', description: 'Record sheet with ruled fields' },
      { id: 'padlock', description: 'Closed padlock in outline' },
      { id: 'promo-ticket', description: 'Promo code as a ticket' },
    ],
  },
};
