import { email } from './email';
import type { EmailService, MergeField } from './schema';

const { fallback, mergeFields } = email;

/** The day we last checked the tags and the requirements against the sources below. */
export const servicesChecked = '2026-11-22';

/**
 * The merge tags of each email service, and what it requires before it sends an email. `sources`
 * are the service's own pages. A few tags aren't listed there, so they're from users' public
 * templates: the preferences of Klaviyo, Brevo and ActiveCampaign, the address of Klaviyo and
 * SendGrid, and SendGrid's links.
 */
export const emailServices: readonly [EmailService, ...EmailService[]] = [
  { id: 'plain', name: 'Plain placeholders', tags: mergeFields, required: [], sources: [] },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    tags: {
      firstName: `*|IF:FNAME|**|FNAME|**|ELSE:|*${fallback}*|END:IF|*`,
      sender: '*|LIST:COMPANY|*, *|LIST:ADDRESSLINE|*',
      viewInBrowser: '*|ARCHIVE|*',
      preferences: '*|UPDATE_PROFILE|*',
      unsubscribe: '*|UNSUB|*',
    },
    // Without them, Mailchimp adds a footer of its own.
    required: ['*|UNSUB|*', '*|LIST:ADDRESSLINE|*'],
    sources: [
      'https://mailchimp.com/help/about-campaign-footers/',
      'https://mailchimp.com/help/use-conditional-merge-tag-blocks/',
    ],
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    tags: {
      firstName: `{{ personalization_token('contact.firstname', '${fallback}') }}`,
      sender:
        '{{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }} {{ site_settings.company_zip }}',
      viewInBrowser: '{{ view_as_page_url }}',
      preferences: '{{ unsubscribe_link }}',
      unsubscribe: '{{ unsubscribe_link_all }}',
    },
    required: [
      '{{ site_settings.company_name }}',
      '{{ site_settings.company_street_address_1 }}',
      '{{ site_settings.company_city }}',
      '{{ site_settings.company_state }}',
      '{{ unsubscribe_link }}',
    ],
    sources: ['https://developers.hubspot.com/docs/cms/reference/hubl/variables'],
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    tags: {
      firstName: `{{ first_name|default:'${fallback}' }}`,
      sender: '{{ organization.name }}, {{ organization.full_address }}',
      viewInBrowser: '{% web_view_link %}',
      preferences: '{% manage_preferences_link %}',
      unsubscribe: '{% unsubscribe_link %}',
    },
    // Without it, Klaviyo adds a link of its own.
    required: ['{% unsubscribe_link %}'],
    sources: ['https://help.klaviyo.com/hc/en-us/articles/115006054267'],
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    tags: {
      firstName: `{{insert first_name "default=${fallback}"}}`,
      sender:
        '{{Sender_Name}}, {{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
      viewInBrowser: '{{Weblink}}',
      preferences: '{{{unsubscribe_preferences}}}',
      unsubscribe: '{{{unsubscribe}}}',
    },
    required: ['{{{unsubscribe}}}'],
    sources: [
      'https://support.sendgrid.com/hc/en-us/articles/1260806604209-Unsubscribe-Methods',
      'https://www.twilio.com/en-us/changelog/default-syntax-for-substitution-tags',
    ],
  },
  {
    id: 'customer-io',
    name: 'Customer.io',
    tags: {
      firstName: `{{ customer.first_name | default: "${fallback}" }}`,
      viewInBrowser: '{% view_in_browser_url %}',
      preferences: '{% manage_subscription_preferences_url %}',
      unsubscribe: '{% unsubscribe_url %}',
    },
    required: ['{% unsubscribe_url %}'],
    sources: ['https://docs.customer.io/messaging/liquid/tag-list/'],
    setup: 'Turn on the subscription center: the preferences link leads there.',
  },
  {
    id: 'salesforce',
    name: 'Salesforce Marketing Cloud',
    tags: {
      firstName: `%%=Iif(Empty([First Name]), "${fallback}", [First Name])=%%`,
      sender:
        '%%Member_Busname%%, %%Member_Addr%%, %%Member_City%%, %%Member_State%% %%Member_PostalCode%%, %%Member_Country%%',
      viewInBrowser: '%%view_email_url%%',
      preferences: '%%profile_center_url%%',
      unsubscribe: '%%unsub_center_url%%',
    },
    required: [
      '%%Member_Busname%%',
      '%%Member_Addr%%',
      '%%Member_City%%',
      '%%Member_State%%',
      '%%Member_PostalCode%%',
      '%%Member_Country%%',
      '%%profile_center_url%%',
      '%%unsub_center_url%%',
    ],
    sources: [
      'https://help.salesforce.com/s/articleView?id=000387316&type=1',
      'https://developer.salesforce.com/docs/marketing/marketing-cloud-ampscript/references/mc-ampscript-utilities/mc-ampscript-reference-utilities-iif.html',
    ],
  },
  {
    id: 'brevo',
    name: 'Brevo',
    tags: {
      firstName: `{{ contact.FIRSTNAME | default: "${fallback}" }}`,
      viewInBrowser: '{{ mirror }}',
      preferences: '{{ update_profile }}',
      unsubscribe: '{{ unsubscribe }}',
    },
    required: ['{{ unsubscribe }}'],
    sources: ['https://help.brevo.com/hc/en-us/articles/4402386448530'],
    setup: 'Choose an update form for the campaign: the preferences link leads there.',
  },
  {
    id: 'activecampaign',
    name: 'ActiveCampaign',
    tags: {
      // Its documentation shows no fallback for the tag %FIRSTNAME%, so everyone gets the same
      // greeting.
      firstName: fallback,
      sender: '%SENDER-INFO-SINGLELINE%',
      viewInBrowser: '%WEBCOPY%',
      preferences: '%UPDATELINK%',
      unsubscribe: '%UNSUBSCRIBELINK%',
    },
    // Without both, ActiveCampaign adds a footer of its own.
    required: ['%SENDER-INFO-SINGLELINE%', '%UNSUBSCRIBELINK%'],
    sources: ['https://developers.activecampaign.com/reference/list-all-personalization-tags'],
  },
];

/** What the page calls each merge field. */
export const mergeFieldLabels: Record<MergeField, string> = {
  firstName: 'First name',
  sender: 'Sender’s name and postal address',
  viewInBrowser: 'View in browser',
  preferences: 'Email preferences',
  unsubscribe: 'Unsubscribe',
};
