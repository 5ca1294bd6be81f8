import { brand } from '../../brand';
import { figures } from '../../figures';
import { placeholderColumns } from '../../footers';
import { offer } from '../../offer';
import type { Landing } from '../../schema';
import { drawing } from './drawing';
import { cities, remoteFigures, sampleCompany } from './figures';

export const landing: Landing = {
  route: '/remote-security',
  title: 'Enterprise Security For Remote Teams',
  description: `One security policy for every laptop, phone and home network your team works from. ${figures.realTime.text} real-time protection, ${figures.uptime.text} uptime.`,
  theme: 'dark',
  hero: {
    badge: 'Remote Security',
    headline: 'Enterprise Security For Remote Teams',
    lede: `One policy for every laptop, phone and home network your people work from. Real-time protection ${figures.realTime.text}, with ${figures.uptime.text} uptime and nothing to install in an office you do not have.`,
    actions: [
      { label: `Claim ${offer.discount} Off`, href: '#offer' },
      { label: 'See What Is Covered', href: '#features' },
    ],
    assurances: [offer.guarantee, offer.support, 'First report within a day'],
    panel: {
      title: 'Fleet overview',
      state: 'Protected',
      source: `Sample company, ${sampleCompany.people} people, 14:05 UTC`,
      time: [14, 5],
      stats: [
        {
          label: 'Devices Reporting',
          value: sampleCompany.reporting,
          note: `of ${sampleCompany.reporting.whole}`,
          chart: { kind: 'bar' },
          tone: 'good',
        },
        {
          label: 'Updates Current',
          value: sampleCompany.updated,
          note: `of ${sampleCompany.updated.whole}`,
          chart: { kind: 'bar' },
          tone: 'good',
        },
        {
          label: 'Sign-Ins Checked',
          value: sampleCompany.signInsChecked,
          note: 'today, until 14:05',
          chart: { kind: 'units', columns: 27, each: 25 },
        },
        {
          label: 'Held For Review',
          value: sampleCompany.signInsHeld,
          note: 'today, at 14:01',
          chart: { kind: 'hours', color: 'notice' },
          tone: 'notice',
        },
      ],
      rows: {
        title: 'Where people work',
        items: cities.map(({ name, time, devices }) => ({
          name: `${name}, ${time}`,
          status: devices,
          tone: 'good',
        })),
      },
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
    heading: 'On the record',
    items: [
      {
        label: 'Threats Blocked',
        value: figures.threatsBlocked,
        note: 'across all customers, last 12 months',
        chart: { kind: 'units', columns: 20, each: 25_000 },
      },
      {
        label: 'Devices Protected',
        value: remoteFigures.devicesProtected,
        note: 'laptops, phones and tablets',
        chart: { kind: 'units', columns: 37, each: 1000 },
      },
      {
        label: 'Countries Secured',
        value: remoteFigures.countriesSecured,
        note: 'with at least one active team',
        chart: { kind: 'units', columns: 19, each: 1 },
      },
      {
        label: 'Team Members',
        value: remoteFigures.teamMembers,
        note: 'covered at work and at home',
        chart: { kind: 'units', columns: 17, each: 500 },
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
        text: 'Work shares a router with a game console, a television and a camera that nobody has updated. Whoever gets into one of them can watch the rest.',
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
        text: 'A contractor leaves, a phone is left in a taxi, a laptop is sold with its disk. Company data goes with them, and nobody can lock it.',
        whom: 'Contractors, new hires, people who leave',
        cost: 'A report to every client',
      },
    ],
    exposure: {
      heading: 'What it adds up to',
      items: [
        {
          label: 'average breach cost',
          value: figures.breachCost,
          chart: { kind: 'units', columns: 87, each: 10_000 },
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
        text: 'Encryption, updates and screen lock are checked on each device, wherever it is. A device that drifts is fixed, or cut off until it is.',
        points: [
          'Windows, macOS, Linux, iOS and Android',
          'Lost devices locked and wiped from the console',
          'Personal phones: company data only, never photos',
        ],
        drawing,
      },
      {
        icon: 'key',
        title: 'Sign-In Protection',
        text: 'Each sign-in is weighed by device, place and time. An odd one waits for a person, and the rest go straight through.',
      },
      {
        icon: 'globe',
        title: 'Private Access',
        text: 'People reach the one application they need over an encrypted path, not a whole network.',
      },
      {
        icon: 'shield',
        title: 'Analysts On Watch',
        text: `People, not only software, watch ${figures.realTime.text} in real time and call you before you have to call them.`,
      },
    ],
  },
  footer: {
    summary: `${brand.name} protects companies whose office is wherever their people are.`,
    columns: placeholderColumns,
  },
};
