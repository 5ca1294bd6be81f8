/**
 * Each service's files, filled in as the service does it.
 * @jest-environment node
 */
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import { emailServices } from '@/content/email-services';
import { campaigns, email } from '@/lib/campaigns';
import { emailEntries } from '@/lib/campaign/output-entries';
import { renderer } from './renderer';

const { words, mergeFields, fallback } = email;
const [campaign] = campaigns;

type FillIn = (file: string, name: string | undefined) => string;

interface Nunjucks {
  renderString: (file: string, data: object) => string;
}

const jinja = jest.requireActual<Nunjucks>('nunjucks');

/** Liquid, which has Django's `|default:'x'`, too; `tags` are the service's own. */
function liquid(data: (first_name?: string) => object, tags: string[], strict = false): FillIn {
  const engine = new Liquid({ strictFilters: true, strictVariables: strict, lenientIf: true });
  const tag = { parse: () => {}, render: () => 'https://service.example' };
  for (const name of tags) engine.registerTag(name, tag);
  return (file, name) => String(engine.parseAndRenderSync(file, data(name)));
}

/** No package reads these languages, so each one's tag for the name is replaced by hand. */
const byHand =
  (tag: RegExp): FillIn =>
  (file, name) =>
    file.replace(tag, (_, other: string) => name ?? other);

const links = 'https://service.example';

/** By the service's id. */
const engines: Record<string, FillIn> = {
  mailchimp: byHand(/\*\|IF:FNAME\|\*\*\|FNAME\|\*\*\|ELSE:\|\*(.*?)\*\|END:IF\|\*/),
  hubspot: (file, name) =>
    jinja.renderString(file, {
      personalization_token: (_: string, other: string) => name ?? other,
      site_settings: {},
    }),
  klaviyo: liquid(
    (first_name) => ({ first_name, organization: {} }),
    ['web_view_link', 'manage_preferences_link', 'unsubscribe_link'],
  ),
  sendgrid: (file, name) => {
    const engine = Handlebars.create();
    engine.registerHelper('insert', (value: unknown, other: string) =>
      typeof value === 'string' ? value : other.replace('default=', ''),
    );
    return engine.compile(file)({ first_name: name, unsubscribe: links });
  },
  // It sends no message with a name that's missing, so neither does this.
  'customer-io': liquid(
    (first_name) => ({ customer: { ...(first_name && { first_name }) } }),
    ['view_in_browser_url', 'manage_subscription_preferences_url', 'unsubscribe_url'],
    true,
  ),
  salesforce: byHand(
    /%%=Iif\(Empty\(AttributeValue\("First Name"\)\), "(.*?)", AttributeValue\("First Name"\)\)=%%/,
  ),
  brevo: liquid((FIRSTNAME) => ({ contact: { FIRSTNAME } }), []),
  activecampaign: (file) => file,
};

test.each(emailServices.slice(1).map((service) => [service.name, service] as const))(
  '%s: its files have what it requires, greet anyone, and can be edited where it lets them',
  async (_, service) => {
    const files = await Promise.all(
      emailEntries(campaign, service)
        .filter(({ path }) => path.includes(service.id))
        .map(async ({ make }) => String(await make(renderer))),
    );
    expect(files).toHaveLength(2);
    const { editAttribute = 'mc:edit' } = service;
    const regions = [...files.join('').matchAll(RegExp(`<\\w+ ${editAttribute}="([^"]+)"`, 'g'))];
    expect(regions.length > 10).toBe('editAttribute' in service);
    expect(new Set(regions.map(([, name]) => name)).size).toBe(regions.length);
    for (const file of files) {
      expect(service.required.filter((tag) => !file.includes(tag))).toEqual([]);
      for (const name of ['Ada', undefined]) {
        const sent = engines[service.id]?.(file, name) ?? file;
        const greeted = service.tags.firstName === fallback ? fallback : (name ?? fallback);
        expect(sent).toContain(words.greeting.replace(mergeFields.firstName, greeted));
        expect(sent).not.toMatch(/\{\{|\{%/);
      }
    }
  },
);
