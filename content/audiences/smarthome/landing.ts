import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/smart-home',
  title: 'Intelligent Security For Smart Homes',
  description:
    'We guard your cameras, locks and doorbells {figures.realTime}, and keep strangers off your devices and your network.',
  theme: 'dark',
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
    hero: { time: '{own.triedAt}', text: 'Attempt', figure: 'nursery camera', outcome: 'stopped' },
    risks: { text: 'Devices taken over', figure: '{own.infectedDevices}' },
    offer: { text: 'For new customers', figure: '{offer.discount} off' },
    posts: { text: 'Social posts', figure: '2 films' },
    features: { text: 'How it was stopped', figure: 'refused' },
    proof: { text: 'Known ways in', figure: '6 stopped' },
    report: { time: '{own.reportAt}', text: 'Report', figure: 'sent' },
    questions: { text: 'Before you decide', figure: '4 answers' },
  },
  hero: {
    badge: 'Smart Home Security',
    headline: 'Intelligent Security For Smart Homes',
    // What it is, and what one gets first, with words of the ad that led here.
    lede: '{placeholder}A small box by your router, set up in an evening, keeps strangers out of your cameras, with analysts on watch {figures.realTime} who never see your video.',
    actions: [
      { label: 'Claim the Offer', href: '#offer' },
      { label: 'See How It Works', href: '#features' },
    ],
    assurances: [
      '{offer.guarantee}',
      '{offer.support}',
      '{placeholder}Works with the devices you own',
    ],
    incident: {
      states: [
        {
          time: '{own.triedAt}',
          label: 'Attempt',
          text: 'Someone abroad tries to look through the nursery camera.',
        },
        {
          time: '{own.triedAt}',
          label: 'Stopped',
          text: 'The box blocks the sign-in. Everyone stays asleep.',
        },
      ],
      drawing: {
        id: 'house',
        box: '{brand.name} box',
        signal: {
          time: '{own.triedAt}',
          attempt: 'Sign-in from abroad',
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
        label: 'Homes Protected',
        value: '{own.homesProtected}',
        note: 'houses, apartments and cabins',
      },
      {
        label: 'Uptime',
        value: '{figures.uptime}',
        note: '{placeholder}with battery and cellular backup',
      },
      { label: 'Real-Time Protection', value: '{figures.realTime}', note: 'awake when you’re not' },
    ],
  },
  panel: {
    title: 'Home status',
    state: 'Nobody looked in',
    time: [7, 0],
    stats: [
      {
        label: 'Cameras Active',
        value: '{own.camerasActive}',
        note: 'of {own.camerasActive.whole}',
        chart: { kind: 'units' },
        tone: 'good',
      },
      {
        label: 'Devices Online',
        value: '{own.devicesOnline}',
        note: 'of {own.devicesOnline.whole}',
        chart: { kind: 'units' },
        tone: 'good',
      },
      {
        label: 'Alerts Today',
        value: '{own.alertsToday}',
        note: 'all handled',
        chart: { kind: 'hours' },
      },
      {
        label: 'Security Score',
        value: '{own.securityScore}',
        note: 'checked every hour',
        chart: { kind: 'bar' },
        tone: 'good',
      },
    ],
    rows: {
      title: 'Devices',
      items: [
        { icon: 'camera', name: 'Front Door Camera', status: 'online', tone: 'good' },
        { icon: 'lock', name: 'Smart Lock', status: 'locked', tone: 'good' },
        { icon: 'bell', name: 'Doorbell', status: 'active', tone: 'good' },
      ],
    },
    alerts: {
      title: 'Alerts',
      items: [
        {
          icon: 'door',
          text: 'Front door left unlocked, now locked',
          minutesAgo: 12,
          color: 'good',
        },
        {
          icon: 'bell',
          text: 'Unknown person at the door, clip saved',
          minutesAgo: 118,
          color: 'good',
        },
        {
          icon: 'wifi',
          text: 'Camera sign-in from abroad blocked',
          minutesAgo: 236,
          color: 'danger',
        },
      ],
    },
  },
  risks: {
    layout: 'columns',
    heading: 'Who else is watching?',
    intro:
      'If your house can listen, so can someone else. Every device is one more way in, and many have the password they came with.',
    items: [
      {
        title: 'Camera takeover',
        text: 'Someone tries an old password of yours on your camera account. It works, and now a stranger is looking into the nursery.',
        whom: 'Everyone the camera sees',
        cost: 'Pictures you can’t take back',
      },
      {
        title: 'Lock tampering',
        text: 'A copied code or a hijacked phone opens your door without a scratch. The lock thinks you’ve let in a guest.',
        whom: 'Everyone with a key or a code',
        cost: 'A burglary with no sign of forced entry',
      },
      {
        title: 'Network intrusion',
        text: 'One cheap plug with old software lets a stranger onto your network, right next to the laptop you use for banking.',
        whom: 'Everyone on your Wi-Fi',
        cost: 'Accounts, photos and card numbers',
      },
    ],
    exposure: {
      heading: 'What factory passwords can do',
      items: [
        {
          label: 'devices taken over in 20 hours',
          value: '{own.infectedDevices}',
          note: 'In 2016, the Mirai malware got into cameras and routers with a list of factory passwords.',
        },
      ],
    },
  },
  offer: {
    layout: 'below',
    heading: '{offer.discount} off {offer.appliesTo}',
    text: '{placeholder}One small box, set up in an evening, works with the devices you already own. If you don’t sleep better, you get your money back.',
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
        text: 'Tell us how many rooms and cameras you have. You won’t have to replace anything.',
      },
      {
        title: 'You plug in one small box',
        text: '{placeholder}It sits beside your router and finds every device by itself.',
      },
      {
        title: 'You check the app',
        text: '{placeholder}By the end of the evening, you’ll see what’s safe and what we’d like to fix with your OK.',
      },
    ],
  },
  posts: {
    heading: 'Two short films about strangers at the camera',
    items: [
      {
        title: 'Who else is watching?',
        text: 'What happened at {own.triedAt} while everyone slept.',
        address: '{placeholder}/posts/smarthome-reel',
        shows: 'reel',
      },
      {
        title: 'The guest who wasn’t one',
        text: 'What a stranger can do with your camera’s password.',
        address: '{placeholder}/posts/smarthome-teaser',
        shows: 'teaser',
      },
    ],
  },
  features: {
    layout: 'list',
    heading: 'How one small box keeps strangers out',
    example: {
      id: 'home-zones',
      title: 'From the internet',
      traffic: [
        { text: 'Sign-in from abroad, {own.triedAt}', result: 'Stopped', color: 'danger' },
        { text: 'What your devices asked for', result: 'Let through', color: 'good' },
      ],
      box: '{brand.name} box',
      zones: [
        {
          title: 'Cameras and locks',
          devices: 'Nursery camera, front door camera, doorbell, smart lock',
          allowed: 'Your phone, through the box',
          blocked: 'Strangers, guests and gadgets',
        },
        {
          title: 'Guests and gadgets',
          devices: 'Plugs, speakers, TV, visitors’ phones',
          allowed: 'The internet',
          blocked: 'Cameras, locks and your laptop',
        },
        {
          title: 'Your laptop and phones',
          devices: 'What you bank and work on',
          allowed: 'The internet, cameras and locks',
          blocked: 'Guests and gadgets',
        },
      ],
      allowed: 'Talks to',
      blocked: 'Kept apart from',
      caption: 'Example: one home, and what its box keeps apart',
    },
    lead: {
      title: 'Every room, every device',
      text: 'Your cameras, locks and plugs go online through the box. It learns what each one does on a normal day, and blocks anything else.',
      points: [
        '{placeholder}Finds every device on your network by itself',
        '{placeholder}Replaces factory passwords and old software, with your OK',
        'Puts guests and gadgets on their own network',
      ],
    },
    items: [
      {
        title: 'Alerts that matter',
        text: '{placeholder}Your phone rings only if you have to act. What we’ve already stopped is in the morning report.',
      },
      {
        title: 'Private by design',
        text: '{placeholder}Video is analyzed on the box and stays in your home. We get the alert, never the footage.',
      },
      {
        title: 'A person to call',
        text: '{placeholder}When it’s serious, call us {figures.realTime}. We know your setup.',
      },
    ],
  },
  // Checked on November 29, 2026, against the warnings of the FBI, CISA and the FTC.
  proof: {
    heading: 'Six ways into a home, and what stops each one',
    intro: 'Each one has a warning from the FBI, CISA or the FTC.',
    subject: 'The way in',
    rows: [
      {
        requirement: 'A password that leaked elsewhere',
        link: {
          label: 'FBI on reused passwords',
          href: 'https://www.ic3.gov/PSA/2020/PSA201229',
        },
        measure: '{placeholder}On its own, it won’t work from a place you’ve never been.',
        evidence: { title: '{own.triedAt}', text: 'Refused at the box: no picture left the house' },
      },
      {
        requirement: 'A password the device came with',
        link: {
          label: 'CISA on home networks',
          href: 'https://www.cisa.gov/news-events/news/home-network-security',
        },
        measure: '{placeholder}We replace it, with your OK.',
        evidence: { title: 'First report', text: '{placeholder}Which devices had one' },
      },
      {
        requirement: 'A door the router opens by itself (UPnP)',
        link: {
          label: 'CISA on home networks',
          href: 'https://www.cisa.gov/news-events/news/home-network-security',
        },
        measure: '{placeholder}The box closes each door the router opens.',
        evidence: { title: 'First report', text: '{placeholder}Which doors we closed' },
      },
      {
        requirement: 'A router too old for updates',
        link: {
          label: 'FBI on old routers',
          href: 'https://www.ic3.gov/PSA/2025/PSA250507',
        },
        measure: '{placeholder}We tell you when it’s time to replace it.',
        evidence: { title: 'Your tasks', text: '{placeholder}What to replace first' },
      },
      {
        requirement: 'A bargain gadget with malware',
        link: {
          label: 'FBI on infected gadgets',
          href: 'https://www.ic3.gov/PSA/2025/PSA250605',
        },
        measure: '{placeholder}We block what it shouldn’t do.',
        evidence: {
          title: 'Your phone',
          text: '{placeholder}It rings if you have to unplug something',
        },
      },
      {
        requirement: 'A guest’s infected phone',
        link: {
          label: 'FTC on home Wi-Fi',
          href: 'https://consumer.ftc.gov/articles/how-secure-your-home-wi-fi-network',
        },
        measure: '{placeholder}Guests get a network of their own.',
        evidence: { title: 'The app', text: '{placeholder}Who’s on which network' },
      },
    ],
  },
  report: {
    name: 'Morning report',
    layout: 'phone',
    heading: 'What you’d see on your phone at breakfast',
    intro: 'We let you sleep. The report is one page, ready when you are.',
    title: 'Example: one home, a Sunday',
    summary:
      'At {own.triedAt}, someone abroad tried to sign in to the nursery camera with a password that had leaked from another site. The box refused, so no picture left the house. That password no longer works.',
    events: [
      {
        time: '{own.triedAt}',
        text: 'Sign-in to the nursery camera from abroad, with a leaked password',
        color: 'danger',
      },
      { time: '{own.triedAt}', text: 'Refused at the box: no picture left the house' },
      { time: '03:05', text: 'The leaked password no longer works' },
      // When the panel’s alerts came in.
      { time: '05:02', text: 'Unknown person at the door: the box saved a clip' },
      { time: '06:48', text: 'The front door was unlocked: we locked it' },
      { time: '{own.reportAt}', text: 'Report sent to your phone, silently' },
    ],
    tasks: {
      heading: 'What we ask you to do',
      items: [
        'Set a new camera password: one tap in the app.',
        'If you use the old one anywhere else, change it there, too.',
      ],
    },
  },
  references: {
    price: '{placeholder}',
    quotes: [
      { title: 'A family you can ask', text: '{placeholder}', by: '{placeholder}' },
      { title: 'Who answers at night', text: '{placeholder}', by: '{placeholder}' },
    ],
  },
  questions: {
    layout: 'narrow',
    heading: 'Before you decide',
    items: [
      {
        question: 'Do I need new devices?',
        answer:
          '{placeholder}No. It works with the cameras, locks, plugs and speakers you own. You add one small box beside your router.',
      },
      {
        question: 'Can you see my video?',
        answer:
          '{placeholder}No. Your video stays in your home. We get the alert, never the footage.',
      },
      {
        question: 'What if the power goes out?',
        answer: '{placeholder}Battery and cellular backup keep it running.',
      },
      { question: 'What if I don’t like it?', answer: '{offer.refund}' },
    ],
  },
  closing: 'Your home should answer only to you.',
  footer: {
    summary: '{brand.name} protects connected homes and the people who live in them.',
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
