import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/remote-security',
  title: 'Enterprise Security For Remote Teams',
  description:
    'One security policy for every laptop, phone and home network your team works from. {figures.realTime} real-time protection, {figures.uptime} uptime.',
  theme: 'dark',
  hero: {
    badge: 'Remote Security',
    headline: 'Enterprise Security For Remote Teams',
    // The picture in the ad that brings visitors here has the same words.
    lede: 'Your office is {own.people} kitchens, and each one has its own Wi-Fi. One policy covers every laptop, phone and tablet, on any network, with real-time protection {figures.realTime} and {figures.uptime} uptime.',
    actions: [
      { label: 'Claim the Offer', href: '#offer' },
      { label: 'See What’s Covered', href: '#features' },
    ],
    assurances: ['{offer.guarantee}', '{offer.support}', '{placeholder}First report within a day'],
    panel: {
      title: 'Fleet overview',
      state: 'Protected',
      source: '{placeholder}Sample data',
      time: [14, 5],
      stats: [
        {
          label: 'Devices Reporting',
          value: '{own.reporting}',
          note: 'of {own.reporting.whole}',
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
          note: 'today, as of 14:05',
        },
        {
          label: 'Held For Review',
          value: '{own.signInsHeld}',
          note: 'today, at {own.heldAt}',
          chart: { kind: 'hours', color: 'notice' },
          tone: 'notice',
        },
      ],
      alerts: {
        title: 'Latest events',
        items: [
          {
            icon: 'user',
            text: 'Sign-in from an unknown laptop held for review',
            minutesAgo: 4,
            color: 'notice',
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
  },
  statistics: {
    heading: 'In numbers',
    source: { label: '{placeholder}Sample data' },
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
        note: 'with at least one team',
      },
      {
        label: 'Team Members',
        value: '{own.teamMembers}',
        note: 'covered wherever they work',
      },
    ],
  },
  risks: {
    heading: 'One unlocked laptop is all it takes',
    intro:
      'A breach at a remote company doesn’t start in a server room. It starts at a kitchen table, on Wi-Fi that nobody at work has ever seen.',
    items: [
      {
        title: 'Home Network Intrusion',
        text: 'Work shares a router with a game console, a TV and a camera that nobody has updated. Whoever gets into one of them can watch the rest.',
        whom: 'Everyone who works from home',
        cost: 'Client files in a stranger’s hands',
      },
      {
        title: 'Stolen Sign-Ins',
        text: 'One reused password, or one convincing fake of your sign-in page, and a stranger is in with a real account. Nothing looks broken.',
        whom: 'Anyone with email or file access',
        cost: 'Weeks of access that nobody notices',
      },
      {
        title: 'Unmanaged Devices',
        text: 'A contractor leaves, a phone gets left in a taxi, a laptop is sold without being wiped. Your data goes with each one, and nobody can wipe it.',
        whom: 'Every client with files on the device',
        cost: 'A breach notice to every client',
      },
    ],
    exposure: {
      heading: 'What it adds up to',
      items: [
        {
          label: 'average breach cost',
          value: '{figures.breachCost}',
          source: {
            label: 'IBM Cost of a Data Breach Report, 2022 (worldwide)',
            href: 'https://newsroom.ibm.com/2022-07-27-IBM-Report-Consumers-Pay-the-Price-as-Data-Breach-Costs-Reach-All-Time-High',
          },
        },
      ],
    },
  },
  offer: {
    heading: '{offer.discount} off {offer.appliesTo}',
    text: '{placeholder}Put the whole team under one policy and see your first report within a day. If it’s not for you, you get your money back.',
    action: { label: 'Copy Code {offer.code}' },
    where: {
      text: 'In your message to our team, when you order',
      link: { label: 'Contact our team', href: '{brand.links.contact.href}' },
    },
    notes: ['{offer.guarantee}', '{offer.support}'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You send us the code',
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
    heading: 'What’s covered',
    intro: 'One console, one bill, and people who pick up the phone.',
    lead: {
      icon: 'device',
      title: 'Every Device, One Policy',
      text: 'We check encryption, updates and screen lock on every device, wherever it is. If one slips, we fix it or cut it off until it’s fixed.',
      points: [
        'Windows, macOS, Linux, iOS and Android',
        'Lost devices locked and wiped from the console',
        'Personal phones: company data only, never photos',
      ],
      drawing: {
        id: 'fleet',
        cities: '{own.cities}',
        alert: '{own.alertCity}',
        box: '= {own.devicesPerBox}',
        night: 'Night',
        alarm: ['Unknown laptop', 'Sign-in held at {own.heldAt}'],
      },
    },
    items: [
      {
        icon: 'key',
        title: 'Sign-In Protection',
        text: 'We check who’s signing in, from which device, where and when. If anything looks odd, one of our analysts checks it first. Everything else goes straight through.',
      },
      {
        icon: 'globe',
        title: 'Private Access',
        text: 'People get only the apps they need, over an encrypted connection, and never your whole network.',
      },
      {
        icon: 'shield',
        title: 'Analysts On Watch',
        text: 'Real people watch in real time, {figures.realTime}, and call you before you have to call them.',
      },
    ],
  },
  questions: {
    heading: 'Before you decide',
    items: [
      {
        question: 'Which devices does it cover?',
        answer: 'Laptops, phones and tablets with Windows, macOS, Linux, iOS or Android.',
      },
      {
        question: 'Can you see what’s on a personal phone?',
        answer: 'Only company data, never photos.',
      },
      {
        question: 'What happens if a laptop gets lost?',
        answer: 'You lock it and wipe it from the console, wherever it is.',
      },
      {
        question: 'Will sign-in checks slow people down?',
        answer:
          'Hardly ever. Most sign-ins go straight through. If one looks odd, an analyst checks it first.',
      },
      {
        question: 'What if it’s not for us?',
        answer: '{offer.refund}',
      },
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
