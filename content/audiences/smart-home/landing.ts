import type { Document, Landing } from '../../schema';

export const landing: Document<Landing> = {
  route: '/smart-home',
  title: 'Intelligent Security For Smart Homes',
  description:
    'We guard your cameras, locks and doorbell {figures.realTime}, and keep strangers off your devices and your network.',
  theme: 'dark',
  hero: {
    badge: 'Smart Home Security',
    headline: 'Intelligent Security For Smart Homes',
    // The picture in the ad that brings visitors here has the same words.
    lede: 'Who else is watching? No one, if we can help it. We guard your cameras, locks and doorbell {figures.realTime}, and stop strangers before they get in.',
    actions: [
      { label: 'Claim the Offer', href: '#offer' },
      { label: 'See How It Works', href: '#features' },
    ],
    assurances: ['{offer.guarantee}', '{offer.support}', 'Works with the devices you own'],
    panel: {
      title: 'Home status',
      state: 'Secure',
      source: '{placeholder}Sample data',
      time: [21, 40],
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
          tone: 'notice',
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
            minutesAgo: 60,
            color: 'notice',
          },
          {
            icon: 'wifi',
            text: 'Camera sign-in from abroad blocked',
            minutesAgo: 180,
            color: 'danger',
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
        label: 'Homes Protected',
        value: '{own.homesProtected}',
        note: 'houses, apartments and cabins',
      },
      {
        label: 'Uptime',
        value: '{figures.uptime}',
        note: '{placeholder}with battery and cellular backup',
      },
      {
        label: 'Real-Time Protection',
        value: '{figures.realTime}',
        note: 'awake when you’re not',
      },
    ],
  },
  risks: {
    heading: 'If your house can listen, so can someone else',
    intro:
      'Every device you add is one more way in, and most still have the password they came with.',
    items: [
      {
        title: 'Camera Takeover',
        text: 'Someone tries an old password of yours on your camera account. It works, and now a stranger is looking into the nursery.',
        whom: 'Everyone the camera sees',
        cost: 'Pictures you can’t take back',
      },
      {
        title: 'Lock Tampering',
        text: 'A copied code or a hijacked phone opens your door without a scratch. The lock thinks it’s a guest.',
        whom: 'Everyone with a key or a code',
        cost: 'A burglary with no sign of forced entry',
      },
      {
        title: 'Network Intrusion',
        text: 'One cheap plug with old software lets a stranger onto your network, right next to the laptop you use for banking.',
        whom: 'Everyone on your Wi-Fi',
        cost: 'Accounts, photos and card numbers',
      },
    ],
  },
  offer: {
    heading: '{offer.discount} off {offer.appliesTo}',
    text: 'Set it up in an evening, with the devices you already own. If you don’t sleep better, you get your money back.',
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
        text: 'Tell us which devices you have. You won’t have to replace any.',
      },
      {
        title: 'You plug in one small box',
        text: 'It sits beside your router and finds every device on your network by itself.',
      },
      {
        title: 'You check the app',
        text: 'By the end of the evening, you’ll see what’s safe and what needs your OK to fix.',
      },
    ],
  },
  posts: {
    heading: 'Seen at the front door',
    text: 'Two short films: one where a stranger looks in, and one where we stop him.',
    items: [
      {
        title: 'Who else is watching?',
        address: '{placeholder}/posts/smarthome-reel',
        shows: 'reel',
      },
      {
        title: 'The guest who wasn’t one',
        address: '{placeholder}/posts/smarthome-teaser',
        shows: 'teaser',
      },
    ],
  },
  features: {
    heading: 'How it works',
    intro: 'One small box beside your router, and an app that tells you when something’s wrong.',
    lead: {
      icon: 'home',
      title: 'Every Room, Every Device',
      text: 'We learn what each camera, lock, plug and speaker does on a normal day, and block everything else.',
      points: [
        'Finds every device on your network by itself',
        'Replaces factory passwords and old software, with your OK',
        'Keeps guests and gadgets away from your laptop',
      ],
      drawing: {
        id: 'house',
        sensor: 'Sensor',
        box: 'Box beside your router',
        alarm: ['Unknown person', 'at the door'],
      },
    },
    items: [
      {
        icon: 'bell',
        title: 'Alerts That Matter',
        text: 'The mail carrier won’t set off an alert. An unknown sign-in at three in the morning will, within seconds.',
      },
      {
        icon: 'lock',
        title: 'Private By Design',
        text: 'Video is analyzed on the box and stays in your home. We get the alert, never the footage.',
      },
      {
        icon: 'shield',
        title: 'A Person To Call',
        text: 'When it’s serious, call us {figures.realTime}, and talk to someone who knows your setup.',
      },
    ],
  },
  questions: {
    heading: 'Before you decide',
    items: [
      {
        question: 'Do I need new devices?',
        answer:
          'No. It works with the cameras, locks, plugs and speakers you own. You add one small box beside your router.',
      },
      {
        question: 'Can you see my video?',
        answer: 'No. Your video stays in your home. We get the alert, never the footage.',
      },
      {
        question: 'Will it bother me all day?',
        answer:
          'No. The mail carrier won’t set it off. You only hear from us when something’s wrong.',
      },
      {
        question: 'What if the power goes out?',
        answer: '{placeholder}Battery and cellular backup keep it running.',
      },
      {
        question: 'What if I don’t like it?',
        answer: '{offer.refund}',
      },
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
