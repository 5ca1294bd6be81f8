import { brand } from '../../brand';
import { figures } from '../../figures';
import { providerColumns } from '../../footers';
import { offer } from '../../offer';
import type { Landing } from '../../schema';
import { placeholder } from '../../schema/placeholder';
import { drawing } from './drawing';
import { healthcareFigures } from './figures';

export const landing: Landing = {
  route: '/healthcare-landing',
  title: 'HIPAA-Compliant Security For Healthcare Practices',
  description: `Security for healthcare practices: patient records encrypted, access enforced, HIPAA requirements met. ${healthcareFigures.recordsProtected.text} records protected.`,
  theme: 'light',
  hero: {
    badge: 'Healthcare Security',
    headline: 'HIPAA-Compliant Security For Healthcare Practices',
    lede: 'Know who opens every patient record, stop those who should not, and have the evidence ready when an auditor asks. Your staff keep working as they do today.',
    actions: [brand.links.demo, brand.links.learnMore],
    assurances: [offer.guarantee, offer.healthcareSupport, 'Business associate agreement included'],
    panel: {
      title: 'Security overview',
      state: 'Optimal',
      source: 'All practices under watch',
      stats: [
        {
          label: 'Records Secured',
          value: healthcareFigures.recordsSecured,
          note: `of ${healthcareFigures.recordsProtected.text} protected`,
          chart: { kind: 'units', columns: 40, each: 100_000 },
        },
        {
          label: 'Blocked Threats',
          value: healthcareFigures.blockedThreats,
          note: 'last 24 hours',
          chart: { kind: 'units', columns: 16, each: 100 },
        },
        {
          label: 'Malware Blocked',
          value: healthcareFigures.malwareBlocked,
          note: 'last 7 days',
          chart: { kind: 'units', columns: 27, each: 100 },
        },
        {
          label: 'System Status',
          value: 'Optimal',
          note: 'all services',
          tone: 'good',
          chart: { kind: 'bar' },
        },
      ],
      rows: {
        title: 'Compliance status',
        items: [
          { icon: 'shield', name: 'HIPAA Requirements Met', status: 'Compliant', tone: 'good' },
          { icon: 'lock', name: 'Data Encryption', status: 'Active', tone: 'good' },
          { icon: 'key', name: 'Access Controls', status: 'Enforced', tone: 'good' },
        ],
      },
    },
  },
  statistics: {
    heading: 'On the record',
    items: [
      {
        label: 'HIPAA Compliant',
        value: healthcareFigures.compliant,
        note: 'administrative, physical and technical safeguards',
        chart: { kind: 'units', columns: 20, each: 1 },
      },
      {
        label: 'Records Protected',
        value: healthcareFigures.recordsProtected,
        note: 'since launch, archived charts included',
        chart: { kind: 'units', columns: 16, each: 100_000 },
      },
      {
        label: 'Uptime',
        value: figures.uptime,
        note: 'records stay within reach of your clinicians',
        chart: { kind: 'units', columns: 50, each: 0.1 },
      },
      {
        label: 'Real-Time Protection',
        value: figures.realTime,
        note: 'nights and weekends included',
        chart: { kind: 'units', columns: 24, each: 1 },
      },
    ],
  },
  risks: {
    heading: 'What a practice stands to lose',
    intro:
      'Patient records are worth more to a thief than card numbers: nobody can cancel a medical history.',
    items: [
      {
        icon: 'file',
        title: 'Patient Data Exposure',
        text: 'Charts, images and billing data leave through one stolen sign-in, one open share, or one laptop left in a car.',
        whom: 'Every patient on file',
        cost: 'A notice to each patient and to the regulator',
      },
      {
        icon: 'alert',
        title: 'HIPAA Violations',
        text: 'An auditor asks who opened which record, and when. A practice that cannot answer has a finding, breach or not.',
        whom: 'The practice and its owners',
        cost: `${healthcareFigures.violationCost.text} per violation`,
      },
      {
        icon: 'user',
        title: 'Staff Access Risks',
        text: 'Shared front-desk passwords and the account of somebody who left last spring still open the records system.',
        whom: 'Front desk, clinicians, billing partners',
        cost: `${healthcareFigures.breachDetection.text} on average before anyone notices`,
      },
    ],
    exposure: {
      heading: 'Your risk exposure',
      items: [
        {
          label: 'per violation',
          value: healthcareFigures.violationCost,
          chart: { kind: 'units', columns: 10, each: 1000 },
        },
        {
          label: 'of practices lack full security',
          value: healthcareFigures.practicesExposed,
          chart: { kind: 'units', columns: 20, each: 1 },
        },
        {
          label: 'average breach detection',
          value: healthcareFigures.breachDetection,
          chart: { kind: 'units', columns: 24, each: 1 },
        },
      ],
      note: 'Figures shown for illustration.',
    },
  },
  offer: {
    heading: `${offer.discount} off for your practice`,
    text: `Order through our retail partner with code ${offer.code}. A specialist sets it up with you, and the first compliance report is yours within the week.`,
    action: {
      label: `Secure Your Practice Now - ${offer.discount} Off with ${offer.retailer}`,
      href: offer.retailerHref,
    },
    notes: [offer.guarantee, offer.healthcareSupport],
  },
  posts: {
    heading: 'A minute for your team meeting',
    text: 'Two short videos to show at the next one: what an open record costs, and what a safe one looks like.',
    items: [
      {
        title: 'Who opened that record?',
        address: placeholder('/posts/healthcare-story'),
        shows: 'story',
      },
      {
        title: 'A day at the front desk',
        address: placeholder('/posts/healthcare-reel'),
        shows: 'reel',
      },
    ],
  },
  features: {
    heading: 'Built for the way a practice works',
    intro: 'Three parts, set up together, with one person to call.',
    items: [
      {
        icon: 'shield',
        title: 'HIPAA Compliance',
        text: 'Each requirement of the Security Rule is mapped to a control, checked daily, and kept as evidence you can print.',
        points: [
          'Access logs for every record, kept for six years',
          'Encryption at rest and in transit',
          'Risk analysis and a business associate agreement included',
        ],
        drawing,
      },
      {
        icon: 'clinic',
        title: 'Clinical Workflow',
        text: 'Badge or fingerprint, one second, and the chart is open. Protection that slows a consultation gets switched off; this does not.',
      },
      {
        icon: 'building',
        title: 'Enterprise Ready',
        text: 'One room or forty sites: roles, single sign-on and reports by location, with the same console for all of them.',
      },
    ],
  },
  footer: {
    summary: `${brand.name} protects the records of healthcare practices and the people in them.`,
    columns: providerColumns,
  },
};
