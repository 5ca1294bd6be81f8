import { emailProviders, mergeFields } from '@/content/merge-tags';
import { applyMergeTags } from './apply-merge-tags';
import { mergeTags } from './merge-tags';

const text = Object.values(mergeFields).join(' / ');

/** First name / company / view in browser / unsubscribe, as each service has them. */
const agreed: Record<string, string> = {
  plain:
    '[First name] / [Company] / https://merge-field.example/view-in-browser / https://merge-field.example/unsubscribe',
  mailchimp: '*|FNAME|* / *|COMPANY|* / *|ARCHIVE|* / *|UNSUB|*',
  hubspot:
    '{{ contact.firstname }} / {{ contact.company }} / {{ view_as_page_url }} / {{ unsubscribe_link }}',
  klaviyo:
    "{{ first_name|default:'there' }} / {{ organization|default:'' }} / {% web_view_link %} / {% unsubscribe_link %}",
  sendgrid: '{{insert first_name "default=there"}} / {{company}} / {{Weblink}} / {{{unsubscribe}}}',
  'customer-io':
    "{{customer.first_name | default: 'there'}} / {{customer.company}} / {% view_in_browser_url %} / {% unsubscribe_url %}",
  salesforce: '%%First Name%% / %%Company%% / %%view_email_url%% / %%unsub_center_url%%',
  brevo:
    "{{ contact.FIRSTNAME|default:'there' }} / {{ contact.COMPANY }} / {{ mirror }} / {{ unsubscribe }}",
  activecampaign: '%FIRSTNAME% / %ORGANIZATION% / %WEBCOPY% / %UNSUBSCRIBELINK%',
};

const agreedText = [
  mergeFields.firstName,
  mergeFields.company,
  mergeFields.viewInBrowser,
  mergeFields.unsubscribe,
].join(' / ');

test('every service is agreed on', () => {
  expect(emailProviders.map(({ id }) => id)).toEqual(Object.keys(agreed));
});

test.each(emailProviders.map((provider) => [provider.name, provider] as const))(
  '%s: its own tags stand for every field, quotes and all',
  (_, provider) => {
    const tags = mergeTags(provider, text);
    expect(applyMergeTags(agreedText, tags)).toBe(agreed[provider.id]);
    expect(applyMergeTags(`${text}\n${text}`, tags)).toBe(
      [text, text].map(() => tags.map(({ tag }) => tag).join(' / ')).join('\n'),
    );
    expect(applyMergeTags(text, tags)).toContain(
      provider.tags.postalAddress ?? mergeFields.postalAddress,
    );
  },
);

test('only the fields that a text has are listed', () => {
  const [plain] = emailProviders;
  expect(mergeTags(plain, `Hello ${mergeFields.firstName},`)).toEqual([
    { name: 'First name', placeholder: mergeFields.firstName, tag: mergeFields.firstName },
  ]);
});

test('a dollar sign in a tag is a dollar sign', () => {
  const tags = [{ name: 'First name', placeholder: mergeFields.firstName, tag: '$&$1' }];
  expect(applyMergeTags(`Hello ${mergeFields.firstName},`, tags)).toBe('Hello $&$1,');
});
