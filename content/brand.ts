import type { Brand } from './schema';

/** Everything you change for a rebrand: name, addresses, colors, logo, typeface. */
export const brand: Brand = {
  name: 'Emberwall',
  description: 'Cybersecurity that stops attacks and sends you a report.',
  // The language of everything it says, and how its numbers and dates are written.
  locale: 'en-US',
  // Canonical addresses and the links in emails and ads start with this.
  origin: process.env.SITE_ORIGIN || 'https://www.emberwall.example',
  links: {
    website: { label: 'Website', href: 'https://emberwall.example' },
    contact: { label: 'Contact', href: 'https://emberwall.example/contact' },
    privacy: { label: 'Privacy Policy', href: 'https://emberwall.example/privacy' },
    terms: { label: 'Terms of Service', href: 'https://emberwall.example/terms' },
    demo: { label: 'Schedule Demo', href: 'https://emberwall.example/demo' },
  },
  // Published as security.txt. From that date on, the build stops until you renew it.
  security: { contact: 'mailto:security@emberwall.example', expires: '2027-11-01' },
  palette: {
    light: {
      background: '#ffffff',
      surface: '#f7f7f8',
      input: '#efeff1',
      text: '#000000',
      muted: '#52525b',
      line: '#dcdce0',
      accent: '#c81e1e',
      accentStrong: '#a31515',
      accentText: '#ffffff',
      danger: '#c41c1c',
      dangerTint: '#fdf1f0',
      good: '#15713a',
      notice: '#8a5200',
    },
    dark: {
      background: '#0a0d12',
      surface: '#171e27',
      input: '#27272a',
      text: '#f4f4f5',
      muted: '#a1a1aa',
      line: '#343c48',
      accent: '#ff5f4e',
      accentStrong: '#ff8274',
      accentText: '#190402',
      danger: '#ff6455',
      dangerTint: '#2b1016',
      good: '#4fc47f',
      notice: '#e8ad4b',
    },
  },
  // A wall with one glowing brick, drawn. A logo from a file is
  // `logo: { file: 'logo.svg', size: [240, 60] }`: see docs/make-it-yours.md.
  logo: {
    size: 22,
    paths: [
      {
        d: 'M1 1h20v20H1zM1 8h20M1 15h20M8 1v7M15 8v7M8 15v6',
        color: 'text',
        strokeWidth: 2,
      },
      { d: 'M8 8h7v7H8z', color: 'accent' },
    ],
  },
  typeface: '@fontsource-variable/archivo',
};
