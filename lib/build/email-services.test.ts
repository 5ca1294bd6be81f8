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

/** Liquid, which has Django's `|default:'x'`, too. The tags are the service's own. */
const liquid =
  (data: (first_name?: string) => object, strictVariables = false): FillIn =>
  (file, name) => {
    const engine = new Liquid({ strictFilters: true, strictVariables, lenientIf: true });
    for (const [, tag = ''] of file.matchAll(/\{% (\w+) %\}/g))
      engine.registerTag(tag, { parse: () => {}, render: () => tag });
    return String(engine.parseAndRenderSync(file, data(name)));
  };

/** No package reads these languages, so the tag for the name is replaced by hand. */
const byHand =
  (tag: RegExp): FillIn =>
  (file, name) =>
    file.replace(tag, (_, other: string) => name ?? other);

/** By the service's id. ActiveCampaign's files have no tag that needs any logic. */
const engines: Record<string, FillIn> = {
  mailchimp: byHand(/\*\|IF:FNAME\|\*\*\|FNAME\|\*\*\|ELSE:\|\*(.*?)\*\|END:IF\|\*/),
  hubspot: (file, name) => {
    const personalization_token = (_: string, other: string) => name ?? other;
    return jinja.renderString(file, { personalization_token, site_settings: {} });
  },
  klaviyo: liquid((first_name) => ({ first_name })),
  sendgrid: (file, first_name) => {
    const engine = Handlebars.create();
    engine.registerHelper('insert', (value: unknown, other: string) =>
      typeof value === 'string' ? value : other.replace('default=', ''),
    );
    return engine.compile(file)({ first_name });
  },
  // It doesn't send an email if the name is missing without a fallback, so this throws.
  'customer-io': liquid((first_name) => ({ customer: first_name ? { first_name } : {} }), true),
  salesforce: byHand(
    /%%=Iif\(Empty\(AttributeValue\("First Name"\)\), "(.*?)", AttributeValue\("First Name"\)\)=%%/,
  ),
  brevo: liquid((FIRSTNAME) => ({ contact: { FIRSTNAME } })),
};

test.each(emailServices.slice(1).map((service) => [service.name, service] as const))(
  '%s: its files have what it requires, greet anyone, and can be edited if it allows that',
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
