import { brand } from '../../brand';
import { figures } from '../../figures';
import { placeholderColumns } from '../../footers';
import { offer } from '../../offer';
import type { Landing } from '../../schema';
import { placeholder } from '../../schema/placeholder';
import { drawing } from './drawing';
import { smartHomeFigures } from './figures';

export const landing: Landing = {
  route: '/smart-home',
  title: 'Intelligent Security For Smart Homes',
  description: `Cameras, locks and doorbells guarded ${figures.realTime.text}: strangers kept out of your devices, your network and your rooms.`,
  theme: 'dark',
  hero: {
    badge: 'Smart Home Security',
    headline: 'Intelligent Security For Smart Homes',
    lede: `Your cameras, locks and doorbell guard the house. We guard them: every device on your network watched ${figures.realTime.text}, and strangers stopped before they reach one.`,
    actions: [
      { label: `Claim ${offer.discount} Off`, href: '#offer' },
      { label: 'See How It Works', href: '#features' },
    ],
    assurances: [offer.guarantee, offer.support, 'Works with the devices you own'],
    panel: {
      title: 'Home status',
      state: 'Secure',
      source: 'Sample home, 21:40',
      time: [21, 40],
      stats: [
        {
          label: 'Cameras Active',
          value: smartHomeFigures.camerasActive,
          note: `of ${smartHomeFigures.camerasActive.whole}`,
          chart: { kind: 'units' },
          tone: 'good',
        },
        {
          label: 'Devices Online',
          value: smartHomeFigures.devicesOnline,
          note: `of ${smartHomeFigures.devicesOnline.whole}`,
          chart: { kind: 'units' },
          tone: 'good',
        },
        {
          label: 'Alerts Today',
          value: smartHomeFigures.alertsToday,
          note: 'all handled',
          chart: { kind: 'hours' },
          tone: 'notice',
        },
        {
          label: 'Security Score',
          value: smartHomeFigures.securityScore,
          chart: { kind: 'ring' },
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
            text: 'Front door unlocked with a family code',
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
    heading: 'On the record',
    items: [
      {
        label: 'Threats Blocked',
        value: figures.threatsBlocked,
        note: 'across all customers, last 12 months',
        chart: { kind: 'units', columns: 20, each: 25_000 },
      },
      {
        label: 'Homes Protected',
        value: smartHomeFigures.homesProtected,
        note: 'apartments, houses and vacation homes',
        chart: { kind: 'units', columns: 24, each: 500 },
      },
      {
        label: 'Uptime',
        value: figures.uptime,
        note: 'battery and cellular backup in power outages',
        chart: { kind: 'units', columns: 50, each: 0.1 },
      },
      {
        label: 'Real-Time Protection',
        value: figures.realTime,
        note: 'awake while you are not',
        chart: { kind: 'units', columns: 24, each: 1 },
      },
    ],
  },
  risks: {
    heading: 'A house that listens can be listened to',
    intro:
      'Each device you add is one more door to the street. Most of them still have the password they were sold with.',
    items: [
      {
        icon: 'camera',
        title: 'Camera Takeover',
        text: 'A reused password is tried on your camera account. It works, and somebody you do not know sees the nursery.',
        whom: 'Everyone the camera sees',
        cost: 'Pictures that cannot be taken back',
      },
      {
        icon: 'lock',
        title: 'Lock Tampering',
        text: 'A copied code or a hijacked phone opens the door without a scratch. The lock reports a guest.',
        whom: 'Everyone with a key or a code',
        cost: 'A burglary with no trace to show an insurer',
      },
      {
        icon: 'wifi',
        title: 'Network Intrusion',
        text: 'A cheap plug with old firmware lets an outsider onto your network, next to the laptop you bank on.',
        whom: 'Every device in the house',
        cost: 'Accounts, photos and card numbers',
      },
    ],
  },
  offer: {
    heading: `${offer.discount} off for your home`,
    text: 'Set up in an evening, with the devices you already own. If you do not sleep better, you get your money back.',
    action: { label: `Copy Code ${offer.code}` },
    notes: [offer.guarantee, offer.support],
  },
  posts: {
    heading: 'Seen at the front door',
    text: 'Two short posts on what happens when a device opens the wrong door, and what it looks like when it does not.',
    items: [
      {
        title: 'Who else is watching?',
        address: placeholder('/posts/smarthome-story'),
        shows: 'story',
      },
      {
        title: 'The guest who was not one',
        address: placeholder('/posts/smarthome-reel'),
        shows: 'reel',
      },
    ],
  },
  features: {
    heading: 'How it works',
    intro: 'One small box beside your router, and the app you look at when you wonder.',
    items: [
      {
        icon: 'home',
        title: 'Every Room, Every Device',
        text: 'We learn what each camera, lock, plug and speaker does on a normal day. What it should not do, it cannot do.',
        points: [
          'Finds every device on your network by itself',
          'Changes factory passwords and old firmware, with your consent',
          'Keeps guests and gadgets away from your laptop',
        ],
        drawing,
      },
      {
        icon: 'bell',
        title: 'Alerts That Matter',
        text: 'The mail carrier is not an alarm. An unknown sign-in at three in the morning is, and you hear about it within seconds.',
      },
      {
        icon: 'lock',
        title: 'Private By Design',
        text: 'Video is analyzed in the house and stays there. We see that something happened, never what.',
      },
      {
        icon: 'shield',
        title: 'A Person To Call',
        text: `When it is serious, you talk to somebody who knows your setup, ${figures.realTime.text}.`,
      },
    ],
  },
  footer: {
    summary: `${brand.name} protects homes that are online, and the people who live in them.`,
    columns: placeholderColumns,
  },
};
