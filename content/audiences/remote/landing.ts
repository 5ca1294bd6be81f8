import { figures } from '../../figures';
import { offer } from '../../offer';
import type { Landing } from '../../schema';
import { placeholderColumns, site } from '../../site';
import { remoteFigures } from './figures';

export const landing: Landing = {
  route: '/remote-security',
  title: 'Enterprise Security For Remote Teams',
  description: `One security policy for every laptop, phone and home network your team works from. ${figures.realTime} real-time protection, ${figures.uptime} uptime.`,
  theme: 'dark',
  hero: {
    badge: 'Remote Security',
    headline: 'Enterprise Security For Remote Teams',
    lede: `One policy for every laptop, phone and home network your people work from. Real-time protection ${figures.realTime}, with ${figures.uptime} uptime and nothing to install in an office you do not have.`,
    actions: [
      { label: `Claim ${offer.discount} Off`, href: '#offer' },
      { label: 'See What Is Covered', href: '#features' },
    ],
    assurances: [offer.guarantee, offer.support, 'First report within a day'],
    panel: {
      title: 'Fleet overview',
      state: 'Protected',
      source: 'Sample company, 212 people, 14:05 UTC',
      stats: [
        {
          label: 'Devices Reporting',
          value: '418',
          note: 'of 418',
          chart: { kind: 'bar', share: 1 },
          tone: 'good',
        },
        {
          label: 'Updates Current',
          value: '412',
          note: 'of 418',
          chart: { kind: 'bar', share: 0.986 },
          tone: 'good',
        },
        {
          label: 'Sign-Ins Checked',
          value: '1,306',
          note: 'today, until 14:05',
          chart: { kind: 'units', of: 53, columns: 27, lit: 52.24, each: '25' },
        },
        {
          label: 'Held For Review',
          value: '1',
          note: 'today, at 14:01',
          chart: { kind: 'units', of: 24, lit: [14] },
          tone: 'notice',
        },
      ],
      rows: {
        title: 'Where people work',
        items: [
          { name: 'Austin, 08:05', status: '63 devices', tone: 'good', share: 0.151 },
          { name: 'Toronto, 09:05', status: '141 devices', tone: 'good', share: 0.337 },
          { name: 'Lisbon, 14:05', status: '96 devices', tone: 'good', share: 0.23 },
          { name: 'Manila, 22:05', status: '118 devices', tone: 'good', share: 0.282 },
        ],
      },
      alerts: {
        title: 'Latest events',
        items: [
          {
            icon: 'user',
            text: 'Sign-in from an unknown laptop held for review',
            time: '4 min ago',
            color: 'notice',
          },
          {
            icon: 'file',
            text: 'Malicious download blocked in Manila',
            time: '21 min ago',
            color: 'good',
          },
          {
            icon: 'lock',
            text: 'Lost phone locked and wiped in Austin',
            time: '2 h ago',
            color: 'good',
          },
        ],
      },
    },
  },
  statistics: {
    heading: 'On the record',
    items: [
      {
        label: 'Threats Blocked',
        value: figures.threatsBlocked,
        note: 'across all customers, last 12 months',
        chart: { kind: 'units', of: 100, columns: 20, lit: 100, each: '25K' },
      },
      {
        label: 'Devices Protected',
        value: remoteFigures.devicesProtected,
        note: 'laptops, phones and tablets',
        chart: { kind: 'units', of: 185, columns: 37, lit: 185, each: '1K' },
      },
      {
        label: 'Countries Secured',
        value: remoteFigures.countriesSecured,
        note: 'with at least one active team',
        chart: { kind: 'units', of: 94, columns: 19, lit: 94, each: '1' },
      },
      {
        label: 'Team Members',
        value: remoteFigures.teamMembers,
        note: 'covered at work and at home',
        chart: { kind: 'units', of: 84, columns: 17, lit: 84, each: '500' },
      },
    ],
  },
  risks: {
    heading: 'One open laptop is enough',
    intro:
      'A breach in a remote company does not start in a server room. It starts at a kitchen table, on a network nobody at work has ever seen.',
    items: [
      {
        icon: 'wifi',
        title: 'Home Network Intrusion',
        text: 'Work shares a router with a games console, a television and a camera that nobody has updated. Whoever gets into one of them can watch the rest.',
        whom: 'Everyone who works from home',
        cost: 'Client files read in transit',
      },
      {
        icon: 'key',
        title: 'Stolen Sign-Ins',
        text: 'One reused password or one good imitation of your sign-in page, and an outsider is inside with a real account. Nothing looks broken.',
        whom: 'Anyone with mail or file access',
        cost: 'Weeks of quiet access',
      },
      {
        icon: 'device',
        title: 'Unmanaged Devices',
        text: 'A contractor leaves, a phone stays in a taxi, a laptop is sold with its disk. Company data goes along, and nobody can lock it.',
        whom: 'Contractors, new starters, leavers',
        cost: 'A report to every client',
      },
    ],
    exposure: {
      heading: 'What it adds up to',
      items: [
        {
          label: 'average breach cost',
          value: figures.breachCost,
          chart: { kind: 'units', of: 435, columns: 87, lit: 435, each: '$10K' },
        },
      ],
      note: 'Breach cost: worldwide average, IBM Cost of a Data Breach Report 2022.',
    },
  },
  offer: {
    heading: `${offer.discount} off your first year`,
    text: 'Put the whole team under one policy, and see the first report within a day. If it is not for you, you get your money back.',
    action: { label: `Copy Code ${offer.code}` },
    notes: [offer.guarantee, offer.support],
  },
  features: {
    heading: 'What is covered',
    intro: 'Three layers, one console, one bill.',
    items: [
      {
        icon: 'device',
        title: 'Every Device, One Policy',
        text: 'Encryption, updates and screen lock are checked on each device, wherever it is. What drifts is put right, or cut off until it is.',
        points: [
          'Windows, macOS, Linux, iOS and Android',
          'Lost devices locked and wiped from the console',
          'Personal phones: company data only, never photos',
        ],
        drawing: 'fleet',
      },
      {
        icon: 'key',
        title: 'Sign-In Protection',
        text: 'Each sign-in is weighed by device, place and time. An odd one waits for a person, and the rest go through unasked.',
      },
      {
        icon: 'globe',
        title: 'Private Access',
        text: 'People reach the one application they need over an encrypted path, not a whole network.',
      },
      {
        icon: 'shield',
        title: 'Analysts On Watch',
        text: `People, not only software, watch ${figures.realTime} in real time and call you before you have to call them.`,
      },
    ],
  },
  footer: {
    summary: `${site.name} protects companies whose office is wherever their people are.`,
    columns: placeholderColumns,
  },
};
