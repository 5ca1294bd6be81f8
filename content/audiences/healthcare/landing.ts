import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/healthcare-landing',
  title: 'HIPAA-Compliant Security for Healthcare Practices',
  description:
    'Security for healthcare practices: patient records encrypted, access controlled, HIPAA requirements met. {own.recordsProtected} records protected.',
  theme: 'light',
  sections: [
    'hero',
    'statistics',
    'panel',
    'risks',
    'offer',
    'posts',
    'features',
    'proof',
    'report',
    'questions',
  ],
  entries: {
    hero: {
      time: '{own.openedAt}',
      text: 'Attempt',
      figure: 'chart 20418',
      outcome: 'stopped',
    },
    risks: { text: 'Cost per violation', figure: '{own.violationCost}' },
    offer: { text: 'For new customers', figure: '{offer.discount} off' },
    posts: { text: 'Social posts', figure: '2 films' },
    features: { text: 'How it was stopped', figure: 'refused' },
    proof: { text: 'What the law requires', figure: '6 of 6' },
    report: { time: '{own.reportAt}', text: 'Report', figure: 'sent' },
    questions: { text: 'Before you decide', figure: '5 answers' },
  },
  hero: {
    badge: 'Healthcare Security',
    headline: 'HIPAA-compliant security for your practice',
    // What it is, and what one gets first, with words of the ad that led here.
    lede: '{placeholder}A {figures.realTime} security service: our analysts keep strangers out of your charts, and within a week you have proof for an auditor.',
    actions: [
      { label: '{brand.links.demo.label}', href: '{brand.links.demo.href}' },
      { label: 'Learn More', href: '{brand.links.website.href}/healthcare' },
    ],
    assurances: [
      '{offer.guarantee}',
      '{own.support}',
      '{placeholder}Business associate agreement included',
    ],
    incident: {
      states: [
        {
          time: '{own.openedAt}',
          label: 'Attempt',
          text: 'Someone tries to open a chart with a former employee’s password.',
        },
        {
          time: '{own.openedAt}',
          label: 'Stopped',
          text: 'The account was closed in March. The chart stays shut.',
        },
      ],
      drawing: {
        id: 'access-log',
        entries: [
          { time: '17:52', who: 'Physician', what: 'Opened chart 20386' },
          { time: '19:40', who: 'Nurse', what: 'Opened chart 20402' },
        ],
        outcome: 'Nothing opened',
        signal: {
          time: '{own.openedAt}',
          attempt: 'Someone outside',
          stopped: 'Stopped',
        },
      },
    },
  },
  statistics: {
    heading: 'In numbers',
    footnote: '{placeholder}Sample figure',
    items: [
      {
        label: 'HIPAA Compliant',
        value: '{own.compliant}',
        note: 'every safeguard in place',
      },
      {
        label: 'Records Protected',
        value: '{own.recordsProtected}',
        note: 'every chart, archived ones included',
      },
      {
        label: 'Uptime',
        value: '{figures.uptime}',
        note: 'your charts open when you need them',
      },
      {
        label: 'Real-Time Protection',
        value: '{figures.realTime}',
        note: 'nights and weekends included',
      },
    ],
  },
  panel: {
    title: 'Security overview',
    state: 'No open incidents',
    stats: [
      {
        label: 'Records Secured',
        value: '{own.recordsSecured}',
        note: 'in use today; the others are archived',
      },
      {
        label: 'Blocked Threats',
        value: '{own.blockedThreats}',
        note: 'across all practices, last 24 hours',
      },
      {
        label: 'Malware Blocked',
        value: '{own.malwareBlocked}',
        note: 'across all practices, last 7 days',
      },
      { label: 'System Status', value: 'Optimal', note: 'everything is running', tone: 'good' },
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
  risks: {
    layout: 'ledger',
    heading: 'What your practice stands to lose',
    intro:
      'You can cancel a stolen credit card the same day. You can’t cancel a stolen medical history.',
    items: [
      {
        title: 'Patient Data Exposure',
        text: 'One stolen password, one folder shared too widely or one laptop left in a car, and charts, images and billing data get out.',
        whom: 'Every patient on file',
        cost: 'A letter to each patient, and one to the regulator',
      },
      {
        title: 'HIPAA Violations',
        text: 'An auditor asks who opened which record, and when. If you can’t answer, that’s a finding, even if nothing leaked.',
        whom: 'The practice and its owners',
        cost: 'Fines, and years under a corrective action plan',
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
          // 45 CFR 160.404(b)(2), read on November 29, 2026; the current amounts are in 45 CFR 102.3.
          note: 'The maximum for an honest mistake. The minimum for neglect left unfixed. It rises with inflation every year.',
        },
        {
          label: 'of practices lack full security',
          value: '{own.practicesExposed}',
          note: 'At least one safeguard is missing.',
          chart: { kind: 'units', columns: 20 },
        },
        {
          label: 'average breach detection',
          value: '{own.breachDetection}',
          note: 'Two days in which a stranger reads charts.',
        },
      ],
    },
  },
  offer: {
    layout: 'below',
    heading: '{offer.discount} off {offer.appliesTo}',
    text: '{placeholder}A specialist helps you set everything up, and you’ll get your first compliance report within a week.',
    action: {
      label: 'Secure Your Practice Now - {offer.discount} Off with {offer.retailer}',
      href: '{offer.retailerHref}',
    },
    where: 'Enter the code at the retailer’s checkout.',
    notes: ['{offer.guarantee}', '{own.support}'],
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
        text: '{placeholder}One specialist stays with you from the first call. The business associate agreement is included.',
      },
      {
        title: 'You read your first report',
        text: '{placeholder}Within a week, you see who opened which record, and when.',
      },
    ],
  },
  posts: {
    heading: 'Two short films about who opens your records',
    items: [
      {
        title: 'Who opened that record?',
        text: 'What happened at {own.openedAt}.',
        address: '{placeholder}/posts/healthcare-reel',
        shows: 'reel',
      },
      {
        title: 'When an auditor asks',
        text: 'What to show an auditor who asks.',
        address: '{placeholder}/posts/healthcare-teaser',
        shows: 'teaser',
      },
    ],
  },
  features: {
    layout: 'lead',
    heading: 'What stood between that password and the chart',
    intro:
      'The account was closed in March. At {own.openedAt} we refused the sign-in; by {own.checkedAt} we’d checked every other system.',
    example: {
      id: 'access-record',
      title: 'Who opened chart 20418',
      about: 'Family medicine, two offices. Monday and Tuesday.',
      columns: ['Time', 'Who', 'What', 'From', 'Result'],
      rows: [
        {
          time: 'Mon 5:52 PM',
          who: 'R. Ortiz, MD',
          what: 'Added a note',
          where: 'Exam room 2',
          result: 'Allowed',
        },
        {
          time: 'Mon 7:40 PM',
          who: 'J. Kim, RN',
          what: 'Read lab results',
          where: 'Nurses’ station',
          result: 'Allowed',
        },
        {
          time: 'Tue {own.openedAt}',
          who: 'D. Marsh, left in March',
          what: 'Tried to open it',
          where: 'Outside the office',
          result: 'Refused',
          color: 'danger',
        },
        {
          time: 'Tue 8:25 AM',
          who: 'T. Reed, billing',
          what: 'Printed a statement',
          where: 'Front desk',
          result: 'Allowed',
        },
      ],
      notes: '{placeholder}Log kept for six years. Exported by the practice’s owner.',
      signature: 'Privacy officer, date',
      caption: 'Example: the page an auditor is handed',
    },
    lead: {
      title: 'HIPAA Compliance',
      text: '{placeholder}We have a safeguard for each requirement of the HIPAA Security Rule. We check them daily and keep the proof, ready to print.',
      points: [
        '{placeholder}Accounts closed the day someone leaves',
        '{placeholder}Access logs for every record, kept for six years',
        '{placeholder}Encryption at rest and in transit',
        '{placeholder}Risk analysis and business associate agreement included',
      ],
    },
    items: [
      {
        title: 'Clinical Workflow',
        text: '{placeholder}People switch off security that slows them down. With ours, they tap a badge or touch a sensor, and the chart is open in a second.',
      },
      {
        title: 'Enterprise Ready',
        text: '{placeholder}One room or forty sites: you get roles, single sign-on and a report for each location, all in one console.',
      },
    ],
  },
  // Checked on November 29, 2026, against the text of 45 CFR part 164, subpart C.
  proof: {
    heading: 'HIPAA asks. The report answers.',
    intro:
      'Six requirements of the Security Rule, and where that night’s report shows them. It’s a summary, not legal advice.',
    subject: 'The Security Rule requires',
    rows: [
      {
        requirement: 'End access when a job ends.',
        link: {
          label: '45\u00a0CFR\u00a0164.308(a)(3)(ii)(C)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.308#p-164.308(a)(3)(ii)(C)',
        },
        measure: '{placeholder}We close the account that day.',
        evidence: { title: '{own.openedAt}', text: 'Refused: the account was closed in March' },
      },
      {
        requirement: 'Give each user a unique name.',
        link: {
          label: '45\u00a0CFR\u00a0164.312(a)(2)(i)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.312#p-164.312(a)(2)(i)',
        },
        measure: '{placeholder}Nobody shares a password.',
        evidence: { title: '{own.openedAt}', text: 'We know whose password it was' },
      },
      {
        requirement: 'Record and examine activity.',
        link: {
          label: '45\u00a0CFR\u00a0164.312(b)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.312#p-164.312(b)',
        },
        measure: '{placeholder}We log who opens each record, and keep the log for six years.',
        evidence: {
          title: '{own.checkedAt}',
          text: 'We check every system we watch: the account is closed on all of them',
        },
      },
      {
        requirement: 'Watch who tries to get in.',
        link: {
          label: '45\u00a0CFR\u00a0164.308(a)(5)(ii)(C)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.308#p-164.308(a)(5)(ii)(C)',
        },
        measure: '{placeholder}Analysts are on watch all night.',
        evidence: { title: '02:31', text: 'We check the night’s other sign-ins: nothing unusual' },
      },
      {
        requirement: 'Respond to incidents, and document them.',
        link: {
          label: '45\u00a0CFR\u00a0164.308(a)(6)(ii)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.308#p-164.308(a)(6)(ii)',
        },
        measure: '{placeholder}We stop it, and write it up.',
        evidence: { title: '{own.reportAt}', text: 'Report sent to the practice’s owner' },
      },
      {
        requirement: 'Track hardware with patient data.',
        link: {
          label: '45\u00a0CFR\u00a0164.310(d)(1)',
          href: 'https://www.ecfr.gov/current/title-45/section-164.310#p-164.310(d)(1)',
        },
        measure: '{placeholder}Each laptop is on our list until we’ve wiped it.',
        evidence: { text: 'Our device list: none was involved that night.' },
      },
    ],
  },
  report: {
    name: 'Morning report',
    layout: 'sheet',
    heading: 'The whole night, on one sheet',
    intro:
      'You don’t have to watch a screen. In the morning, you get one page: what happened, and what’s left for you to do.',
    title: 'Example: one practice, a Tuesday',
    summary:
      'At {own.openedAt}, someone tried to open a chart with the password of an employee who left in March. The account was closed, so nothing opened. No patient has to be notified.',
    events: [
      {
        time: '{own.openedAt}',
        text: 'Someone outside the office tries to open chart 20418 with a former employee’s password',
        color: 'danger',
      },
      { time: '{own.openedAt}', text: 'Refused: the account was closed in March' },
      {
        time: '{own.checkedAt}',
        text: 'We check every system we watch: the account is closed on all of them',
      },
      { time: '02:31', text: 'We check the night’s other sign-ins: nothing unusual' },
      { time: '{own.reportAt}', text: 'Report sent to the practice’s owner' },
    ],
    tasks: {
      heading: 'What we ask you to do',
      items: [
        'If this employee had an account anywhere we don’t watch, close it there, too.',
        'File this sheet. It’s your proof if an auditor asks about that night.',
      ],
    },
  },
  references: {
    price: '{placeholder}',
    quotes: [
      { title: 'A practice you can call', text: '{placeholder}', by: '{placeholder}' },
      { title: 'Who picks up the phone', text: '{placeholder}', by: '{placeholder}' },
    ],
  },
  questions: {
    layout: 'folded',
    heading: 'Before you decide',
    items: [
      {
        question: 'Will it slow my staff down?',
        answer: '{placeholder}No. Signing in takes one tap, and charts open in about a second.',
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
        answer: '{placeholder}Yes. It works the same way for one room as it does for forty sites.',
      },
      { question: 'What if it isn’t right for us?', answer: '{offer.refund}' },
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
