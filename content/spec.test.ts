// What was asked for, to the letter. No other test holds these words and numbers: they take theirs
// from the content. If you make this site your own, delete this file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyFormat } from '../lib/campaign/sheets/field-texts';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { valueText } from '../lib/campaign/document/figure';
import { audiences, campaigns, findCampaign, homeAudience, offer } from '@/lib/campaigns';
import { textsIn } from '../lib/campaign/document/paths';
import { brand } from './brand';
import { navigation, templatePages } from './navigation';
import { platforms } from './market/platforms';
import { postHeight } from './posts';
import type { Landing } from './schema';
import { embedAddress } from './schema/post';
import { unexpectedError } from './words/errors';
import { timeAgo } from './words/landing';
import { socialAds } from './words/social-ads';

const find = (wanted: string) => audiences.find(({ id }) => id === wanted)!;

const { landing: remote } = find('remote');
const { landing: healthcare } = find('healthcare');
const { landing: smartHome } = find('smarthome');

type Items<Key extends string> = readonly Record<Key, string>[];

const labels = (items: Items<'label'>) => items.map(({ label }) => label).join(', ');
const titles = (items: Items<'title'>) => items.map(({ title }) => title).join(', ');
const figures = (items: { label: string; value: Parameters<typeof valueText>[0] }[] = []) =>
  items.map(({ label, value }) => `${label}: ${valueText(value)}`).join(', ');
const rows = ({ panel }: Landing) =>
  panel.rows?.items.map(({ name, status }) => `${name}: ${status}`).join(', ');
const styles = (name: string) => readFileSync(path.join(__dirname, `../app/${name}.css`), 'utf8');

test('the routes, the theme that each page opens in, and the tabs in their order', () => {
  // A published campaign adds an audience after these.
  const agreed = audiences.slice(0, 3);
  expect(agreed.map(({ id, landing: { route, theme } }) => [id, route, theme])).toEqual([
    ['remote', '/remote-security', 'dark'],
    ['healthcare', '/healthcare-landing', 'light'],
    ['smarthome', '/smart-home', 'dark'],
  ]);
  expect(templatePages.map(({ route, theme }) => [route, theme])).toEqual([
    ['/email-templates', 'dark'],
    ['/social-media-ads', 'dark'],
  ]);
  expect(homeAudience.id).toBe('healthcare');
});

// The template pages have the same links as the menu: e2e/sweep.spec.ts compares the two.
test('the menu links to every page', () => {
  const added = new Set(audiences.slice(3).map(({ landing }) => landing.route));
  const links = navigation.flatMap((group) => group.links.map(({ href }) => href));
  expect(links.filter((href) => !added.has(href)).slice(0, 5)).toEqual([
    '/healthcare-landing',
    '/remote-security',
    '/smart-home',
    '/email-templates',
    '/social-media-ads',
  ]);
  expect(titles(templatePages)).toBe('Email Templates, Social Ad Templates');
});

test('the healthcare landing page', () => {
  const { hero, statistics, risks, offer: ownOffer, features, posts, footer } = healthcare;
  const { panel } = healthcare;
  expect(hero.badge).toBe('Healthcare Security');
  expect(hero.headline).toBe('HIPAA-compliant security for your practice');
  expect(labels(hero.actions)).toBe('Schedule Demo, Learn More');
  // The provider's own pages, and then the retailer's.
  const { website, contact, privacy } = brand.links;
  const { protocol, host } = new URL(website.href);
  const [demo, more, order] = [...hero.actions, ownOffer.action].map(({ href }) => new URL(href));
  for (const url of [demo, more]) expect(url).toMatchObject({ protocol: 'https:', host });
  expect(order).toMatchObject({ protocol: 'https:', href: new URL(offer.retailerHref).href });
  expect([protocol, order?.host === host]).toEqual(['https:', false]);
  expect(panel.title).toBe('Security overview');
  expect(figures(panel.stats)).toBe(
    'Records Secured: 7.9M, Blocked Threats: 3.2K, Malware Blocked: 5.4K, System Status: Optimal',
  );
  expect(rows(healthcare)).toBe(
    'HIPAA Requirements Met: Compliant, Data Encryption: Active, Access Controls: Enforced',
  );
  expect(figures(statistics.items)).toContain('HIPAA Compliant: 100%, Records Protected: 8M+');
  expect(titles(risks.items)).toBe('Patient Data Exposure, HIPAA Violations, Staff Access Risks');
  expect(figures(risks.exposure?.items)).toBe(
    'per violation: $50K, of practices lack full security: 89%, average breach detection: 48hrs',
  );
  expect(ownOffer.action.label).toBe('Secure Your Practice Now - 10% Off with AMAZON');
  expect(ownOffer.notes.join(' | ')).toBe(
    '30-Day Money-Back Guarantee | 24/7 HIPAA Compliance Support',
  );
  expect(posts?.items).toHaveLength(2);
  expect(titles([features.lead, ...features.items])).toBe(
    'HIPAA Compliance, Clinical Workflow, Enterprise Ready',
  );
  expect(footer.columns.map(({ heading, links }) => `${heading}: ${labels(links)}`)).toEqual([
    'Company: Website, Contact',
    'Legal: Privacy Policy',
  ]);
  const links = footer.columns.flatMap((column) => column.links);
  expect(links.map(({ href }) => href)).toEqual([website.href, contact.href, privacy.href]);
});

test('the remote-security landing page', () => {
  const { title, statistics, risks } = remote;
  expect(title).toBe('Enterprise Security For Remote Teams');
  expect(labels(statistics.items)).toBe(
    'Threats Blocked, Devices Protected, Countries Secured, Team Members',
  );
  expect(figures(statistics.items)).toContain('Threats Blocked: 2.5M');
  expect(figures(risks.exposure?.items)).toBe('average breach cost: $4.35M');
});

test('the smart-home landing page', () => {
  const { title, panel, statistics, posts } = smartHome;
  expect(title).toBe('Intelligent Security For Smart Homes');
  expect(panel.title).toBe('Home status');
  expect(labels(panel.stats)).toBe('Cameras Active, Devices Online, Alerts Today, Security Score');
  expect(rows(smartHome)).toBe('Front Door Camera: online, Smart Lock: locked, Doorbell: active');
  expect(panel.alerts?.items.length).toBeGreaterThan(0);
  for (const { minutesAgo, ...alert } of panel.alerts?.items ?? []) {
    expect(Object.keys(alert).toSorted()).toEqual(['color', 'icon', 'text']);
    // They're today's: the panel counts them under “Alerts Today”.
    expect(minutesAgo).toBeGreaterThan(0);
    expect(minutesAgo).toBeLessThan(24 * 60);
  }
  expect([1, 59, 60, 149].map(timeAgo)).toEqual([
    '1 min ago',
    '59 min ago',
    '1 hr ago',
    '2 hr ago',
  ]);
  expect(figures(statistics.items)).toContain('Uptime: 99.9%, Real-Time Protection: 24/7');
  expect(posts?.items).toHaveLength(2);
});

test.each([
  ['$4.35M', '2022'],
  ['$50K', 'Up to $50K'],
])('emails and ads say of %s what its source says: %s', (figure, said) => {
  const texts = audiences.flatMap(({ email, ad }) => textsIn({ email, ad }));
  const claims = texts.filter(([, text]) => text.includes(figure));
  expect(claims).not.toEqual([]);
  expect(claims.filter(([, text]) => !text.includes(said))).toEqual([]);
});

test.each([
  ['remote', remote],
  ['smarthome', smartHome],
])('%s: only the order leaves the page, and the footer has its links', (_, page) => {
  const { hero, offer: ownOffer, footer } = page;
  expect(hero.headline).toBe(page.title);
  expect(hero.actions.map(({ href }) => href)).toEqual(['#offer', '#features']);
  // No checkout of ours: the order goes to the provider's own page.
  expect(ownOffer.action.href).toBe(`${brand.links.contact.href}?code=AMAZON10`);
  expect(ownOffer.notes).toEqual(['30-Day Money-Back Guarantee', '24/7 Support']);
  const links = footer.columns.flatMap((column) => column.links);
  expect(labels(links)).toBe('About, Features, Contact, Email Templates, Privacy Policy');
  const { privacy } = brand.links;
  const [top, templates] = ['#top', '/email-templates'];
  expect(links.map(({ href }) => href)).toEqual([top, top, top, templates, privacy.href]);
});

test('the offer, the error screen, the posts’ frames, and the page’s widths', () => {
  expect(unexpectedError.title).toBe('Unexpected Application Error');
  const { label, code, discount, guarantee, support } = offer;
  expect({ label, code, discount, guarantee, support }).toEqual({
    label: 'Limited Time',
    code: 'AMAZON10',
    discount: '10%',
    guarantee: '30-Day Money-Back Guarantee',
    support: '24/7 Support',
  });
  expect(postHeight).toBe(600);
  expect(embedAddress('https://www.instagram.com/p/AbC/')).toBe(
    'https://www.instagram.com/p/AbC/embed',
  );
  const breakpoints = styles('theme').matchAll(/--breakpoint-\w+: ([\d.]+)rem/g);
  expect([...breakpoints].map(([, rem]) => Number(rem) * 16)).toEqual([640, 768, 1024, 1280, 1536]);
  expect(styles('globals')).toContain('min-width: 320px');
});

test.each(campaigns)('$audience.id: the email has its parts and its link', async (campaign) => {
  const { email, landing } = campaign.audience;
  const template = await renderEmail(campaign);
  expect(Object.keys(template).toSorted()).toEqual(['content', 'preview', 'subject']);
  const content = template.content.replaceAll('&#x27;', "'");
  const { risks, solutions, testimonial, badges, cta } = email;
  const parts = [...risks.items, ...solutions.items, testimonial?.quote, ...badges, cta];
  for (const part of [brand.name, ...parts]) expect(content).toContain(part);
  expect(content).toContain(`href="${brand.origin}${landing.route}?`);
});

/** The fields of every ad campaign. */
const adFields = [
  'title',
  'targetDemo',
  'keywords',
  'metaTags',
  'ads.primary.headline',
  'ads.primary.subheadline',
  'ads.primary.bodyText',
  'ads.primary.cta',
  'ads.primary.imageDesc',
  'ads.primary.targeting.interests',
  'story.format',
  'story.slides',
  'story.reelScript',
  'display.dimensions',
  'display.colorScheme',
  'display.keyVisuals',
];

test.each([
  ['remote', '3-part carousel', ['titles', 'companySize']],
  ['healthcare', '5-part sequence', ['titles', 'facilityType', 'patientVolume']],
  [
    'smarthome',
    '4-part sequence',
    ['titles', 'homeowners', 'hasChildren', 'techSavvy', 'income', 'smartDevices'],
  ],
])(
  '%s: the ad campaign has its fields, its %s and the sizes of its pictures',
  (id, format, demography) => {
    const campaign = findCampaign(id)!;
    const { ad } = campaign.audience;
    expect(storyFormat(ad.story)).toBe(format);
    expect(ad.story.slides).toHaveLength(Number.parseInt(format, 10));
    const { dimensions } = ad.display;
    expect(dimensions).toEqual(expect.arrayContaining(['1200x628', '1080x1080', '1080x1920']));
    for (const name of adFields) expect(ad).toHaveProperty(name);
    const { demographics } = ad.ads.primary.targeting;
    expect(Object.keys(demographics).toSorted()).toEqual(demography.toSorted());
  },
);

test('the social ads page: the platforms, and what it calls a campaign’s parts', () => {
  expect(platforms.flatMap(({ name, card }) => (card ? `${name}: ${card.strengths}` : []))).toEqual(
    [
      'Instagram: Visual storytelling and reels',
      'Facebook: Detailed targeting and lead generation',
      'LinkedIn: Professional audience and B2B focus',
    ],
  );
  const { labels: words } = socialAds;
  const { targetDemo, headline, subheadline, bodyText, cta, keywords, metaTags } = words;
  expect([targetDemo, headline, subheadline, bodyText, cta, keywords, metaTags].join(', ')).toBe(
    'Target demographic, Headline, Subheadline, Body text, Call to action, Keywords, Meta hashtags',
  );
});
