import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/healthcare-landing',
  title: 'HIPAA-Compliant Security for Healthcare Practices',
  description:
    'Security for healthcare practices: patient records encrypted, access controlled, HIPAA requirements met. {own.recordsProtected} records protected.',
  theme: 'light',
  hero: {
    badge: 'Healthcare Security',
    headline: 'HIPAA-compliant security for your practice',
    // The picture in the ad that brings visitors here has the same words.
    lede: 'Who opened that record? You’ll know, every time. We keep charts closed to people who shouldn’t see them, keep the proof an auditor will ask for, and don’t slow your staff down.',
    actions: [
      { label: '{brand.links.demo.label}', href: '{brand.links.demo.href}' },
      { label: '{brand.links.learnMore.label}', href: '{brand.links.learnMore.href}' },
    ],
    assurances: [
      '{offer.guarantee}',
      '{offer.healthcareSupport}',
      '{placeholder}Business associate agreement included',
    ],
    panel: {
      title: 'Security overview',
      state: 'Optimal',
      source: '{placeholder}Sample data',
      stats: [
        {
          label: 'Records Secured',
          value: '{own.recordsSecured}',
          note: 'across all practices',
        },
        {
          label: 'Blocked Threats',
          value: '{own.blockedThreats}',
          note: 'in the last 24 hours',
        },
        {
          label: 'Malware Blocked',
          value: '{own.malwareBlocked}',
          note: 'in the last 7 days',
        },
        { label: 'System Status', value: 'Optimal', note: 'all services', tone: 'good' },
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
    heading: 'In numbers',
    source: { label: '{placeholder}Sample data' },
    items: [
      {
        label: 'HIPAA Compliant',
        value: '{own.compliant}',
        note: 'every safeguard in place',
      },
      {
        label: 'Records Protected',
        value: '{own.recordsProtected}',
        note: 'archived charts included',
      },
      { label: 'Uptime', value: '{figures.uptime}', note: 'charts open when you need them' },
      {
        label: 'Real-Time Protection',
        value: '{figures.realTime}',
        note: 'nights and weekends included',
      },
    ],
  },
  risks: {
    heading: 'What your practice stands to lose',
    intro:
      'You can cancel a stolen credit card the same day. You can’t cancel a stolen medical history.',
    items: [
      {
        title: 'Patient Data Exposure',
        text: 'One stolen password, one folder shared too widely or one laptop left in a car, and charts, images and billing data are out.',
        whom: 'Every patient on file',
        cost: 'A letter to each patient, and one to the regulator',
      },
      {
        title: 'HIPAA Violations',
        text: 'An auditor asks who opened which record, and when. If you can’t answer, that’s a finding, even if nothing leaked.',
        whom: 'The practice and its owners',
        cost: 'A fine for every question you can’t answer',
      },
      {
        title: 'Staff Access Risks',
        text: 'The front desk shares one password. Someone who left last spring can still sign in.',
        whom: 'Front desk, clinicians, billing partners',
        cost: 'An investigation, and patients you have to notify',
      },
    ],
    exposure: {
      heading: 'Your risk exposure',
      items: [
        {
          label: 'per violation',
          value: '{own.violationCost}',
          source: {
            label: 'HIPAA’s top penalty before inflation, 45\u00a0CFR\u00a0160.404, 2013',
            href: 'https://www.ecfr.gov/current/title-45/section-160.404',
          },
        },
        {
          label: 'of practices lack full security',
          value: '{own.practicesExposed}',
          chart: { kind: 'units', columns: 20 },
          source: { label: '{placeholder}Sample data' },
        },
        {
          label: 'average breach detection',
          value: '{own.breachDetection}',
          source: { label: '{placeholder}Sample data' },
        },
      ],
    },
  },
  offer: {
    heading: '{offer.discount} off {offer.appliesTo}',
    text: '{placeholder}Use code {offer.code} when you order from our retail partner. A specialist helps you set everything up, and you’ll get your first compliance report within a week.',
    action: {
      label: 'Secure Your Practice Now - {offer.discount} Off with {offer.retailer}',
      href: '{offer.retailerHref}',
    },
    where: { text: 'On our retail partner’s page, when you check out' },
    notes: ['{offer.guarantee}', '{offer.healthcareSupport}'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You order or book a demo',
        text: 'Use the code when you order, or see a demo before you decide.',
      },
      {
        title: 'We set it up with you',
        text: '{placeholder}You work with the same specialist from the first call on. The business associate agreement is included.',
      },
      {
        title: 'You read your first report',
        text: '{placeholder}Within a week, you see who opened which record, and when.',
      },
    ],
  },
  posts: {
    heading: 'For your next team meeting',
    text: 'Two short films for your staff: what it costs when the wrong person opens a record, and how to prevent it.',
    items: [
      {
        title: 'Who opened that record?',
        address: '{placeholder}/posts/healthcare-reel',
        shows: 'reel',
      },
      {
        title: 'When an auditor asks',
        address: '{placeholder}/posts/healthcare-teaser',
        shows: 'teaser',
      },
    ],
  },
  features: {
    heading: 'Built for the way a practice works',
    intro: 'One setup, one console, one person to call.',
    lead: {
      icon: 'shield',
      title: 'HIPAA Compliance',
      text: 'Every requirement of the Security Rule has a control behind it. We check each one daily and keep the proof, ready to print.',
      points: [
        '{placeholder}Access logs for every record, kept for six years',
        'Encryption at rest and in transit',
        '{placeholder}Risk analysis and business associate agreement included',
      ],
      drawing: {
        id: 'records',
        record: 'Patient record',
        parts: ['Chart', 'Lab results', 'Appointments', 'Invoices'],
        people: [
          { name: 'Clinician', opens: [0, 1] },
          { name: 'Front desk', opens: [2] },
          { name: 'Billing', opens: [3] },
          { name: 'Former staff', opens: [] },
        ],
        stopped: 'Stopped at {own.openedAt}',
      },
    },
    items: [
      {
        icon: 'clinic',
        title: 'Clinical Workflow',
        text: '{placeholder}Tap a badge or touch a sensor, and the chart is open in a second. People switch off security that slows them down. This doesn’t slow anyone down.',
      },
      {
        icon: 'building',
        title: 'Enterprise Ready',
        text: 'One room or forty sites: you get roles, single sign-on and a report for each location, all in one console.',
      },
    ],
  },
  questions: {
    heading: 'Before you decide',
    items: [
      {
        question: 'Will it slow my staff down?',
        answer:
          '{placeholder}No. The chart opens in a second, and the rest of their day stays the same.',
      },
      {
        question: 'Do we get a business associate agreement?',
        answer: '{placeholder}Yes. It’s included, and so is the risk analysis.',
      },
      {
        question: 'What if an auditor calls?',
        answer:
          '{placeholder}You print the evidence: who opened which record, and when. We keep the logs for six years. If you get stuck, our HIPAA compliance support is there {figures.realTime}.',
      },
      {
        question: 'We’re a small office. Is this for us?',
        answer: 'Yes. It works the same way for one room as it does for forty sites.',
      },
      {
        question: 'What if it isn’t right for us?',
        answer: '{offer.refund}',
      },
    ],
  },
  closing: 'Know who opens every record.',
  footer: {
    summary: '{brand.name} protects healthcare practices and their patients’ records.',
    columns: [
      {
        heading: 'Company',
        links: [
          { label: '{brand.links.website.label}', href: '{brand.links.website.href}' },
          { label: '{brand.links.contact.label}', href: '{brand.links.contact.href}' },
        ],
      },
      {
        heading: 'Legal',
        links: [{ label: '{brand.links.privacy.label}', href: '{brand.links.privacy.href}' }],
      },
    ],
  },
};
