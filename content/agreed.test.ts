/**
 * What was agreed to the letter: routes, titles, labels, figures, field names. The other tests take their strings from
 * the content; this one is why a change to these few is seen.
 */
import { audiences } from './audiences';
import { figures } from './figures';
import { offer } from './offer';
import { platforms, storySafeZone } from './platforms';
import { emailTemplates } from './words/email-templates';
import { socialAds } from './words/social-ads';

function audience(id: string) {
  const found = audiences.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no audience ${id}.`);
  return found;
}

/** The audiences agreed on stand first; others may follow. */
const agreed = audiences.slice(0, 3);

const pairs = (items: { label: string; value: string }[]) =>
  items.map(({ label, value }) => `${label}: ${value}`);

test('the audiences, in the order of their tabs', () => {
  expect(agreed.map(({ id, landing }) => [id, landing.route, landing.theme])).toEqual([
    ['remote', '/remote-security', 'dark'],
    ['healthcare', '/healthcare-landing', 'light'],
    ['smarthome', '/smart-home', 'dark'],
  ]);
  expect([emailTemplates, socialAds].map(({ route, theme }) => [route, theme])).toEqual([
    ['/email-templates', 'dark'],
    ['/social-media-ads', 'dark'],
  ]);
});

test('the offer and the figures of the whole company', () => {
  expect(offer).toMatchObject({
    label: 'Limited Time',
    code: 'AMAZON10',
    discount: '10%',
    guarantee: '30-Day Money-Back Guarantee',
    support: '24/7 Support',
  });
  expect(figures).toEqual({
    uptime: '99.9%',
    realTime: '24/7',
    threatsBlocked: '2.5M',
    breachCost: '$4.35M',
  });
});

test('the healthcare landing page', () => {
  const { landing } = audience('healthcare');
  const { hero, statistics, risks, features, footer } = landing;
  expect(hero.badge).toBe('Healthcare Security');
  expect(hero.headline).toContain('HIPAA-Compliant Security');
  expect(hero.actions.map(({ label }) => label)).toEqual(['Schedule Demo', 'Learn More']);
  expect(pairs(hero.panel.stats)).toEqual([
    'Records Secured: 7.9M',
    'Blocked Threats: 3.2K',
    'Malware Blocked: 5.4K',
    'System Status: Optimal',
  ]);
  expect(hero.panel.title).toBe('Security overview');
  expect(hero.panel.rows.items.map(({ name, status }) => `${name}: ${status}`)).toEqual([
    'HIPAA Requirements Met: Compliant',
    'Data Encryption: Active',
    'Access Controls: Enforced',
  ]);
  expect(pairs(statistics.items)).toEqual(
    expect.arrayContaining(['HIPAA Compliant: 100%', 'Records Protected: 8M+']),
  );
  expect(risks.items.map(({ title }) => title)).toEqual([
    'Patient Data Exposure',
    'HIPAA Violations',
    'Staff Access Risks',
  ]);
  expect(pairs(risks.exposure?.items ?? [])).toEqual([
    'per violation: $50K',
    'of practices lack full security: 89%',
    'average breach detection: 48hrs',
  ]);
  expect(landing.offer.action.label).toBe('Secure Your Practice Now - 10% Off with AMAZON');
  expect(landing.offer.notes.join(' | ')).toBe(
    '30-Day Money-Back Guarantee | 24/7 HIPAA Compliance Support',
  );
  expect(landing.posts?.items).toHaveLength(2);
  expect(features.items.map(({ title }) => title)).toEqual([
    'HIPAA Compliance',
    'Clinical Workflow',
    'Enterprise Ready',
  ]);
  expect(
    footer.columns.map(
      ({ heading, links }) => `${heading}: ${links.map(({ label }) => label).join(', ')}`,
    ),
  ).toEqual(['Company: Website, Contact', 'Legal: Privacy Policy']);
});

test('the remote-security landing page', () => {
  const { landing } = audience('remote');
  expect(landing.title).toBe('Enterprise Security For Remote Teams');
  expect(landing.hero.headline).toBe(landing.title);
  expect(landing.statistics.items.map(({ label }) => label)).toEqual([
    'Threats Blocked',
    'Devices Protected',
    'Countries Secured',
    'Team Members',
  ]);
  const links = landing.footer.columns.flatMap((column) => column.links);
  expect(links.map(({ label }) => label)).toEqual([
    'About',
    'Features',
    'Contact',
    'Email Templates',
  ]);
  expect(links.at(-1)?.href).toBe('/email-templates');
});

test('the smart-home landing page', () => {
  const { landing } = audience('smarthome');
  expect(landing.title).toBe('Intelligent Security For Smart Homes');
  expect(landing.hero.headline).toBe(landing.title);
  expect(landing.hero.panel.title).toBe('Home status');
  expect(landing.hero.panel.stats.map(({ label }) => label)).toEqual([
    'Cameras Active',
    'Devices Online',
    'Alerts Today',
    'Security Score',
  ]);
  expect(landing.hero.panel.rows.items.map(({ name, status }) => `${name} (${status})`)).toEqual([
    'Front Door Camera (online)',
    'Smart Lock (locked)',
    'Doorbell (active)',
  ]);
  expect(landing.posts?.items).toHaveLength(2);
});

test('the limits of the platforms', () => {
  const limits = platforms.items.flatMap(({ id, limits: all }) =>
    all.map(({ text, cut, refused }) => [id, text, cut, refused]),
  );
  expect(limits).toEqual([
    ['instagram', 'bodyText', 125, undefined],
    ['instagram', 'caption', 125, 2200],
    ['instagram', 'metaTags', undefined, 5],
    ['facebook', 'headline', 27, undefined],
    ['facebook', 'subheadline', 30, undefined],
    ['facebook', 'bodyText', 125, undefined],
    ['linkedin', 'headline', 70, 200],
    ['linkedin', 'subheadline', 100, 300],
    ['linkedin', 'bodyText', 150, 3000],
  ]);
  expect(storySafeZone).toMatchObject({ top: 269, bottom: 672, sides: 65 });
});

test('the fields of a campaign, as they are exported', () => {
  for (const { ad } of agreed) {
    expect(Object.keys(ad)).toEqual([
      'title',
      'targetDemo',
      'keywords',
      'metaTags',
      'ads',
      'story',
      'display',
    ]);
    expect(Object.keys(ad.ads)).toEqual(['primary']);
    expect(Object.keys(ad.ads.primary)).toEqual([
      'headline',
      'subheadline',
      'bodyText',
      'cta',
      'imageDesc',
      'targeting',
    ]);
    expect(Object.keys(ad.ads.primary.targeting)).toEqual(['interests', 'demographics']);
    expect(Object.keys(ad.story)).toEqual(['format', 'slides', 'reelScript']);
    expect(Object.keys(ad.display)).toEqual(['dimensions', 'colorScheme', 'keyVisuals']);
  }
});

test('the ad campaigns and the platforms', () => {
  expect(agreed.map(({ ad }) => ad.story.format)).toEqual([
    '3-part carousel',
    '5-part sequence',
    '4-part sequence',
  ]);
  for (const { ad } of agreed)
    expect(ad.display.dimensions).toEqual(['1200x628', '1080x1080', '1080x1920']);
  const own = agreed.map(({ ad }) => Object.keys(ad.ads.primary.targeting.demographics));
  expect(own).toEqual([
    ['titles', 'companySize'],
    ['titles', 'facilityType', 'patientVolume'],
    ['titles', 'homeowners', 'hasChildren', 'techSavvy', 'income', 'smartDevices'],
  ]);
  expect(platforms.items.map(({ name, strengths }) => `${name}: ${strengths}`)).toEqual([
    'Instagram: Visual storytelling and reels',
    'Facebook: Detailed targeting and lead generation',
    'LinkedIn: Professional audience and B2B focus',
  ]);
});
