// Long, because it's one list, with an entry for each service.
import { email } from '../email';
import type { EmailService, MergeField } from '../schema';

const { fallback, mergeFields } = email;

/** The day we last checked the tags and the requirements against the sources below. */
export const servicesChecked = '2026-11-23';

const unlisted = 'not in the service’s documentation, only in its users’ public templates.';

/** The merge tags of each email service, and what it requires before it sends an email. */
export const emailServices: readonly [EmailService, ...EmailService[]] = [
  {
    id: 'plain',
    name: 'Plain placeholders',
    tags: { ...mergeFields, sender: undefined },
    required: [],
    rules: [],
  },
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
    required: ['*|UNSUB|*', '*|LIST:ADDRESSLINE|*'],
    editAttribute: 'mc:edit',
    rules: [
      {
        says: `Without a first name, the ELSE part of the tag says “${fallback}.”`,
        source: 'https://mailchimp.com/help/use-conditional-merge-tag-blocks/',
      },
      {
        says: 'If an email doesn’t have the unsubscribe link and the address, Mailchimp adds its own footer.',
        source: 'https://mailchimp.com/help/about-campaign-footers/',
      },
      {
        says: 'The HTML’s headings, paragraphs, lists, image and buttons are mc:edit regions: import it as a template to edit them there. A button’s link is changed together with its words. So that nothing keeps showing the original, there’s no second image for dark mode, and Outlook on Windows shows the buttons without their shape.',
        source:
          'https://mailchimp.com/help/create-editable-content-areas-with-mailchimps-template-language/',
      },
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
    rules: [
      {
        says: `Without a first name, the tag’s default says “${fallback}.”`,
        source:
          'https://github.com/HubSpot/hubspot-cms-vscode/blob/master/snippets/hubl_functions.json',
      },
      {
        says: 'An email needs the company’s name and address, and the preferences link.',
        source: 'https://developers.hubspot.com/docs/cms/reference/hubl/variables',
      },
    ],
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
    required: ['{% unsubscribe_link %}'],
    rules: [
      {
        says: `Without a first name, the default filter says “${fallback}.”`,
        source: 'https://developers.klaviyo.com/en/docs/glossary-of-variable-filters',
      },
      {
        says: 'Klaviyo adds an unsubscribe link to an email that has none.',
        source: 'https://help.klaviyo.com/hc/en-us/articles/115006054267',
      },
      { says: `The tags for the address and the preferences are ${unlisted}` },
    ],
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
    rules: [
      {
        says: `Without a first name, the tag’s default says “${fallback}.”`,
        source:
          'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/using-handlebars',
      },
      {
        says: 'An email needs an unsubscribe link.',
        source: 'https://support.sendgrid.com/hc/en-us/articles/1260806604209-Unsubscribe-Methods',
      },
      { says: `The tags for the address and the other links are ${unlisted}` },
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
    rules: [
      {
        says: `Customer.io doesn’t send to people whose first name is missing, unless the tag has a fallback. This one says “${fallback}.”`,
        source: 'https://docs.customer.io/journeys/message-failed',
      },
      {
        says: 'The tags for the links are on Customer.io’s list of tags.',
        source: 'https://docs.customer.io/messaging/liquid/tag-list/',
      },
    ],
    setup: 'Turn on the subscription center. The preferences link goes there.',
  },
  {
    id: 'salesforce',
    name: 'Salesforce Marketing Cloud',
    tags: {
      firstName: `%%=Iif(Empty(AttributeValue("First Name")), "${fallback}", AttributeValue("First Name"))=%%`,
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
    rules: [
      {
        says: `AttributeValue() returns nothing if the attribute is missing, so the greeting says “${fallback}.” The attribute’s name alone would keep the email from being sent.`,
        source:
          'https://developer.salesforce.com/docs/marketing/marketing-cloud-ampscript/references/mc-ampscript-utilities/mc-ampscript-reference-utilities-attribute-value.html',
      },
      {
        says: 'An email needs the sender’s address and both links.',
        source: 'https://help.salesforce.com/s/articleView?id=000387316&type=1',
      },
    ],
  },
  {
    id: 'brevo',
    name: 'Brevo',
    tags: {
      firstName: `{{ contact.FIRSTNAME|default:'${fallback}' }}`,
      viewInBrowser: '{{ mirror }}',
      preferences: '{{ update_profile }}',
      unsubscribe: '{{ unsubscribe }}',
    },
    required: ['{{ unsubscribe }}'],
    rules: [
      {
        says: `Without a first name, the default filter says “${fallback}.”`,
        source: 'https://help.brevo.com/hc/en-us/articles/4405381108626',
      },
      {
        says: 'The tags for the other links are on Brevo’s list of tags.',
        source: 'https://help.brevo.com/hc/en-us/articles/4402386448530',
      },
      { says: `The tag for the preferences is ${unlisted}` },
    ],
    setup: 'Choose an update form for the campaign. The preferences link goes there.',
  },
  {
    id: 'activecampaign',
    name: 'ActiveCampaign',
    tags: {
      firstName: fallback,
      sender: '%SENDER-INFO-SINGLELINE%',
      viewInBrowser: '%WEBCOPY%',
      preferences: '%UPDATELINK%',
      unsubscribe: '%UNSUBSCRIBELINK%',
    },
    required: ['%SENDER-INFO-SINGLELINE%', '%UNSUBSCRIBELINK%'],
    rules: [
      {
        says: `No fallback for %FIRSTNAME% is documented, so the greeting says “${fallback}” to everyone. Without the address and the unsubscribe link, ActiveCampaign adds a footer of its own.`,
        source: 'https://developers.activecampaign.com/reference/list-all-personalization-tags',
      },
      { says: `The tag for the preferences is ${unlisted}` },
    ],
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
