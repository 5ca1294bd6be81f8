import { emailProviders, mergeFields } from '@/content/merge-tags';
import { applyMergeTags } from './apply-merge-tags';
import { mergeTags } from './merge-tags';

const text = Object.values(mergeFields).join(' / ');

/** First name / company / view in browser / unsubscribe / postal address, as each service has them. */
const agreed: Record<string, string> = {
  plain:
    '[First name] / [Company] / https://merge-field.example/view-in-browser / https://merge-field.example/unsubscribe / [Postal address]',
  mailchimp: '*|FNAME|* / *|COMPANY|* / *|ARCHIVE|* / *|UNSUB|* / *|LIST:ADDRESSLINE|*',
  hubspot:
    '{{ contact.firstname }} / {{ contact.company }} / {{ view_as_page_url }} / {{ unsubscribe_link }} / {{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }} {{ site_settings.company_zip }}',
  klaviyo:
    "{{ first_name|default:'there' }} / {{ organization|default:'' }} / {% web_view_link %} / {% unsubscribe_link %} / {{ organization.full_address }}",
  sendgrid:
    '{{insert first_name "default=there"}} / {{company}} / {{Weblink}} / {{{unsubscribe}}} / {{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
  'customer-io':
    "{{customer.first_name | default: 'there'}} / {{customer.company}} / {% view_in_browser_url %} / {% unsubscribe_url %} / [Postal address]",
  salesforce:
    '%%First Name%% / %%Company%% / %%view_email_url%% / %%unsub_center_url%% / %%Member_Addr%%, %%Member_City%%, %%Member_State%% %%Member_PostalCode%%, %%Member_Country%%',
  brevo:
    "{{ contact.FIRSTNAME|default:'there' }} / {{ contact.COMPANY }} / {{ mirror }} / {{ unsubscribe }} / [Postal address]",
  activecampaign:
    '%FIRSTNAME% / %ORGANIZATION% / %WEBCOPY% / %UNSUBSCRIBELINK% / %SENDER-INFO-SINGLELINE%',
};

const agreedText = [
  mergeFields.firstName,
  mergeFields.company,
  mergeFields.viewInBrowser,
  mergeFields.unsubscribe,
  mergeFields.postalAddress,
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
  },
);

test('only the fields that a text has are listed', () => {
  const [plain] = emailProviders;
  expect(mergeTags(plain, `Hello ${mergeFields.firstName},`)).toEqual([
    {
      name: 'First name',
      placeholder: mergeFields.firstName,
      tag: mergeFields.firstName,
      note: undefined,
    },
  ]);
});

function notes(id: string) {
  const provider = emailProviders.find((each) => each.id === id);
  return provider && mergeTags(provider, text).map(({ note }) => note);
}

test('what is left to do by hand is noted', () => {
  // First name, company, postal address, view in browser, unsubscribe.
  expect(notes('plain')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(notes('klaviyo')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(notes('mailchimp')).toEqual(['noFallback', 'noFallback', undefined, undefined, undefined]);
  expect(notes('brevo')).toEqual([undefined, 'noFallback', 'byHand', undefined, undefined]);
});

test('a dollar sign in a tag is a dollar sign', () => {
  const tags = [{ name: 'First name', placeholder: mergeFields.firstName, tag: '$&$1' }];
  expect(applyMergeTags(`Hello ${mergeFields.firstName},`, tags)).toBe('Hello $&$1,');
});
