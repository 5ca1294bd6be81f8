import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/remote-security',
  title: 'Enterprise Security For Remote Teams',
  description:
    'One security policy for every laptop and phone, on any home network. {figures.realTime} real-time protection, {figures.uptime} uptime.',
  theme: 'dark',
  sections: [
    'hero',
    'statistics',
    'panel',
    'risks',
    'offer',
    'features',
    'proof',
    'report',
    'questions',
  ],
  entries: {
    hero: { time: '{own.heldAt}', text: 'Attempt', figure: 'unknown laptop', outcome: 'stopped' },
    risks: { text: 'What it could cost', figure: '{figures.breachCost}' },
    offer: { text: 'For new customers', figure: '{offer.discount} off' },
    features: { text: 'How it was stopped', figure: 'blocked' },
    proof: { text: 'What the framework says', figure: '6 of 6' },
    report: { time: '{own.reportAt}', text: 'Report', figure: 'sent' },
    questions: { text: 'Before you decide', figure: '5 answers' },
  },
  hero: {
    badge: 'Remote Security',
    headline: 'Enterprise Security For Remote Teams',
    // What it is, and what one gets first, with words of the ad that led here.
    lede: '{placeholder}A {figures.realTime} security service for teams without an office: an app on each device, analysts on watch, and your first report within a day.',
    actions: [
      { label: 'Claim the Offer', href: '#offer' },
      { label: 'See What’s Covered', href: '#features' },
    ],
    assurances: ['{offer.guarantee}', '{offer.support}', '{placeholder}First report within a day'],
    incident: {
      states: [
        {
          time: '{own.heldAt}',
          label: 'Attempt',
          text: 'An unknown laptop tries to sign in with the right password.',
        },
        {
          time: '{own.heldAt}',
          label: 'Stopped',
          text: 'We block the sign-in and call the account’s owner.',
        },
      ],
      drawing: {
        id: 'fleet',
        cities: '{own.cities}',
        alert: '{own.alertCity}',
        account: 'A designer’s account',
        signal: {
          time: '{own.heldAt}',
          attempt: 'Unknown laptop',
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
        label: 'Threats Blocked',
        value: '{figures.threatsBlocked}',
        note: 'in the last 12 months',
      },
      {
        label: 'Devices Protected',
        value: '{own.devicesProtected}',
        note: 'laptops, phones and tablets',
      },
      {
        label: 'Countries Secured',
        value: '{own.countriesSecured}',
        note: 'where we protect teams',
      },
      {
        label: 'Team Members',
        value: '{own.teamMembers}',
        note: 'covered wherever they work',
      },
    ],
  },
  panel: {
    title: 'Fleet overview',
    state: '{own.signInsHeld} sign-in blocked',
    time: [14, 5],
    stats: [
      {
        label: 'Devices Reporting',
        value: '{own.reporting}',
        note: 'of {own.reporting.whole}',
        chart: { kind: 'bar' },
        tone: 'good',
      },
      {
        label: 'Updates Current',
        value: '{own.updated}',
        note: 'of {own.updated.whole}',
        chart: { kind: 'bar' },
        tone: 'good',
      },
      {
        label: 'Sign-Ins Checked',
        value: '{own.signInsChecked}',
        note: 'today, as of {own.reportAt}',
      },
      {
        label: 'Sign-Ins Blocked',
        value: '{own.signInsHeld}',
        note: 'today, at {own.heldAt}',
        chart: { kind: 'hours', color: 'danger' },
        tone: 'danger',
      },
    ],
    alerts: {
      title: 'Latest events',
      items: [
        {
          icon: 'user',
          text: 'Sign-in from an unknown laptop blocked near {own.alertCity}',
          minutesAgo: 4,
          color: 'danger',
        },
        {
          icon: 'file',
          text: 'Malicious download blocked in Manila',
          minutesAgo: 21,
          color: 'good',
        },
        {
          icon: 'lock',
          text: 'Lost phone locked and wiped in Austin',
          minutesAgo: 120,
          color: 'good',
        },
      ],
    },
  },
  risks: {
    layout: 'figure',
    heading: 'One stolen password is all it takes',
    intro:
      'Your office is {own.people} kitchens. In one of them, someone types a password into a fake sign-in page, and a stranger has it.',
    items: [
      {
        title: 'Home network intrusion',
        text: 'Work shares a router with a game console, a TV and a camera that nobody has updated. Whoever gets into one of them can watch the rest.',
        whom: 'Everyone who works from home',
        cost: 'Client files in a stranger’s hands',
      },
      {
        title: 'Stolen sign-ins',
        text: 'One reused password, or one convincing fake of your sign-in page, and a stranger is in with a real account. Nothing looks broken.',
        whom: 'Anyone with email or file access',
        cost: 'Weeks of access that nobody notices',
      },
      {
        title: 'Unmanaged devices',
        text: 'A contractor leaves, a phone gets left in a taxi, a laptop is sold without being wiped. Your data goes with each one, and nobody can wipe it.',
        whom: 'Every client with files on the device',
        cost: 'A breach notice to every client',
      },
    ],
    exposure: {
      heading: 'What a breach costs',
      items: [
        {
          label: 'average breach cost',
          value: '{figures.breachCost}',
          note: '{own.stolenPasswords} of breaches began with stolen credentials. On average, it took {own.breachDays} days to find a breach and contain it.',
        },
      ],
    },
  },
  offer: {
    layout: 'beside',
    heading: '{offer.discount} off {offer.appliesTo}',
    text: '{placeholder}Put the whole team under one policy and see your first report within a day. If it’s not for you, you get your money back.',
    action: {
      label: 'Claim {offer.discount} Off',
      href: '{brand.links.contact.href}?code={offer.code}',
    },
    where: '{placeholder}The button fills in the code for you.',
    notes: ['{offer.guarantee}', '{offer.support}'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You order with the code',
        text: 'Tell us how many people and devices you have, and we take it from there.',
      },
      {
        title: 'We cover every device',
        text: 'Laptops, phones and tablets get the same policy, on any home network.',
      },
      {
        title: 'You read your first report',
        text: '{placeholder}Within a day, you know which devices are safe and which ones need work.',
      },
    ],
  },
  features: {
    layout: 'grid',
    heading: 'What that laptop ran into',
    intro: 'It had the right password. That’s all it had.',
    example: {
      id: 'account-day',
      title: 'One account, one day',
      entries: [
        {
          at: [8, 42],
          time: '08:42',
          device: 'Her laptop',
          place: 'At home in {own.alertCity}',
          result: 'Signed in',
          color: 'good',
        },
        {
          at: [12, 20],
          time: '12:20',
          device: 'Her phone',
          place: 'A café in {own.alertCity}',
          result: 'Signed in',
          color: 'good',
        },
        {
          at: [14, 1],
          time: '{own.heldAt}',
          device: 'Unknown laptop',
          place: 'Near {own.alertCity}, right password',
          result: 'Blocked',
          color: 'danger',
        },
        {
          at: [14, 4],
          time: '14:04',
          device: 'Her laptop',
          place: 'An analyst is on the phone with her',
          result: 'New password',
          color: 'notice',
        },
        {
          at: [18, 30],
          time: '18:30',
          device: 'Her laptop',
          place: 'At home in {own.alertCity}',
          result: 'Signed in',
          color: 'good',
        },
      ],
      caption: 'Example: a designer’s Thursday, in {own.alertCity} time',
    },
    lead: {
      title: 'Every device, one policy',
      text: '{placeholder}We check encryption, updates and screen lock on every device, wherever it is. If one falls behind, we update it or block it until it’s fixed.',
      points: [
        '{placeholder}Windows, macOS, Linux, iOS and Android',
        '{placeholder}Lost devices locked and wiped from the console',
        '{placeholder}On personal phones, we see company data only, never photos',
      ],
    },
    items: [
      {
        title: 'Sign-in protection',
        text: '{placeholder}We check who’s signing in, from which device, where and when. If anything looks odd, we block it until an analyst has checked it. Everything else goes straight through.',
      },
      {
        title: 'Private access',
        text: 'People reach only the apps they need, never your whole network. Their connection is encrypted, with {figures.uptime} uptime.',
      },
      {
        title: 'Analysts on watch',
        text: '{placeholder}When we block a sign-in, an analyst calls the account’s owner, at any hour and in any time zone.',
      },
    ],
  },
  // Checked on November 29, 2026, against the text of NIST’s Cybersecurity Framework 2.0 (CSWP 29).
  proof: {
    heading: 'Six answers for your next security questionnaire',
    intro:
      'NIST’s Cybersecurity Framework is the U.S. government’s guide to good security. Here are six of its points, and where they show up that afternoon.',
    subject: 'The framework says',
    rows: [
      {
        requirement: 'Watch how accounts are used.',
        link: {
          label: 'NIST CSF 2.0, DE.CM-03',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=DE.CM-03',
        },
        measure: '{placeholder}We check who’s signing in, where, and on which device.',
        evidence: {
          title: '{own.heldAt}',
          text: 'Unknown laptop tries to sign in near {own.alertCity} with a real password',
        },
      },
      {
        requirement: 'Make users and devices prove who they are.',
        link: {
          label: 'NIST CSF 2.0, PR.AA-03',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=PR.AA-03',
        },
        measure: '{placeholder}It has to be the right laptop, too.',
        evidence: {
          title: '{own.heldAt}',
          text: 'Sign-in blocked before a single file was opened',
        },
      },
      {
        requirement: 'Find out what happened.',
        link: {
          label: 'NIST CSF 2.0, RS.AN-03',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=RS.AN-03',
        },
        measure: '{placeholder}We call the account’s owner.',
        evidence: {
          title: '14:03',
          text: 'Analyst calls the owner of the account: it isn’t her laptop',
        },
      },
      {
        requirement: 'Contain the incident.',
        link: {
          label: 'NIST CSF 2.0, RS.MI-01',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=RS.MI-01',
        },
        measure: '{placeholder}We lock the stranger out.',
        evidence: { title: '14:04', text: 'Password changed, and all other sessions ended' },
      },
      {
        requirement: 'Tell those who need to know.',
        link: {
          label: 'NIST CSF 2.0, RS.CO-02',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=RS.CO-02',
        },
        measure: '{placeholder}You get a report in plain words.',
        evidence: { title: '{own.reportAt}', text: 'Report sent to your IT lead' },
      },
      {
        requirement: 'Keep software up to date.',
        link: {
          label: 'NIST CSF 2.0, PR.PS-02',
          href: 'https://csrc.nist.gov/projects/cprt/catalog#/cprt/framework/version/CSF_2_0_0/home?element=PR.PS-02',
        },
        measure: '{placeholder}We update devices, or block them.',
        evidence: {
          title: 'Your tasks',
          text: 'Approve tonight’s updates for the six devices that are a version behind.',
        },
      },
    ],
  },
  report: {
    name: 'Incident report',
    layout: 'sheet',
    heading: 'In your inbox four minutes later',
    intro: 'One sheet: what happened, what we did, and what’s left for you to do.',
    title: 'Example: a company of {own.people}, a Thursday, Lisbon time',
    summary:
      'At {own.heldAt}, a laptop we’d never seen tried to sign in near {own.alertCity} with the password of one of your designers. We blocked the sign-in and called her. It wasn’t her laptop. Nothing was opened, and she has a new password.',
    events: [
      {
        time: '{own.heldAt}',
        text: 'Unknown laptop tries to sign in near {own.alertCity} with a real password',
        color: 'danger',
      },
      { time: '{own.heldAt}', text: 'Sign-in blocked before a single file was opened' },
      { time: '14:03', text: 'Analyst calls the owner of the account: it isn’t her laptop' },
      { time: '14:04', text: 'Password changed, and all other sessions ended' },
      { time: '{own.reportAt}', text: 'Report sent to your IT lead' },
    ],
    tasks: {
      heading: 'What we ask you to do',
      items: [
        'Ask her where else she used the old password, and change it there, too.',
        'Approve tonight’s updates for the six devices that are a version behind.',
      ],
    },
  },
  references: {
    price: '{placeholder}',
    quotes: [
      { title: 'A company you can call', text: '{placeholder}', by: '{placeholder}' },
      { title: 'Who’s on watch', text: '{placeholder}', by: '{placeholder}' },
    ],
  },
  questions: {
    layout: 'open',
    heading: 'Before you decide',
    items: [
      {
        question: 'Which devices does it cover?',
        answer:
          '{placeholder}Laptops, phones and tablets with Windows, macOS, Linux, iOS or Android.',
      },
      {
        question: 'Can you see what’s on a personal phone?',
        answer: '{placeholder}No. We see company data only, never your photos.',
      },
      {
        question: 'What happens if a laptop gets lost?',
        answer: '{placeholder}You lock it and wipe it from the console, wherever it is.',
      },
      {
        question: 'Will sign-in checks slow people down?',
        answer:
          '{placeholder}Hardly ever. Most sign-ins go straight through. If one looks odd, we block it until an analyst has checked it.',
      },
      { question: 'What if it’s not for us?', answer: '{offer.refund}' },
    ],
  },
  closing: 'One policy, wherever your team works.',
  footer: {
    summary: '{brand.name} protects companies whose office is wherever their people are.',
    columns: [
      {
        heading: 'Company',
        // Until these pages exist, the links go to the top of this one.
        links: [
          { label: 'About', href: '{placeholder}#top' },
          { label: 'Features', href: '{placeholder}#top' },
          { label: 'Contact', href: '{placeholder}#top' },
        ],
      },
      {
        heading: 'Resources',
        links: [
          { label: 'Email Templates', href: '/email-templates' },
          { label: '{brand.links.privacy.label}', href: '{brand.links.privacy.href}' },
        ],
      },
    ],
  },
};
