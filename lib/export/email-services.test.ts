/** Each service's files, filled in as the service does it. */
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import { emailServices } from '@/content/market/email-services';
import { campaigns, email } from '@/lib/campaigns';
import { emailEntries } from '@/lib/campaign/outputs/email-entries';
import { renderer } from './pictures/renderer';

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

test.each(emailServices.slice(1))('$name: its files are as it wants them', async (service) => {
  const files = await Promise.all(
    emailEntries(campaign, service)
      .filter(({ path }) => path.includes(service.id))
      .map(async ({ make }) => String(await make(renderer))),
  );
  expect(files).toHaveLength(2);
  const { editAttribute = 'mc:edit' } = service;
  const regions = [...files.join('').matchAll(RegExp(`<\\w+ ${editAttribute}="([^"]+)"`, 'g'))];
  expect(regions.length > 10).toBe('editAttribute' in service);
  const kinds = new Set(regions.map(([, name = '']) => name.replace(/-\d+$/, '')));
  expect([...kinds]).toEqual('editAttribute' in service ? ['picture', 'text', 'button'] : []);
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
});

// As each service documents them: mailchimp.com/help/all-the-merge-tags-cheat-sheet,
// knowledge.hubspot.com, help.klaviyo.com, docs.sendgrid.com, docs.customer.io, help.salesforce.com
// (article 000387316), help.brevo.com, help.activecampaign.com.
test.each([
  ['mailchimp', '*|UNSUB|*', '*|UPDATE_PROFILE|*', '*|ARCHIVE|*'],
  ['hubspot', "{{ personalization_token('contact.firstname', '", '{{ view_as_page_url }}'],
  ['hubspot', '{{ unsubscribe_link }}', '{{ unsubscribe_link_all }}'],
  ['klaviyo', '{% unsubscribe_link %}', '{% manage_preferences_link %}', '{% web_view_link %}'],
  ['klaviyo', '{{ organization.name }}, {{ organization.full_address }}'],
  ['sendgrid', '{{{unsubscribe}}}', '{{{unsubscribe_preferences}}}', '{{Weblink}}'],
  ['customer-io', '{% unsubscribe_url %}', '{% manage_subscription_preferences_url %}'],
  ['customer-io', '{% view_in_browser_url %}'],
  ['salesforce', '%%unsub_center_url%%', '%%profile_center_url%%', '%%view_email_url%%'],
  ['brevo', '{{ unsubscribe }}', '{{ update_profile }}', '{{ mirror }}'],
  ['activecampaign', '%UNSUBSCRIBELINK%', '%UPDATELINK%', '%WEBCOPY%'],
])('the email for %s has the tags that it documents', async (serviceId, ...tags) => {
  const service = emailServices.find(({ id }) => id === serviceId);
  const html = emailEntries(campaign, service).find(({ path }) => path.endsWith('.html'));
  const text = String(await html?.make(renderer));
  expect(tags.filter((tag) => !text.includes(tag))).toEqual([]);
});
