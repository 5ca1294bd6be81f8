import { email } from './email';
import type { EmailService, MergeField } from './schema';

/**
 * The merge tags of each email service, from its documentation and from its users' public templates (checked in November
 * 2026). If a service has no tag for a field, the placeholder stays and has to be filled in by hand.
 */
export const emailServices: readonly [EmailService, ...EmailService[]] = [
  { id: 'plain', name: 'Plain placeholders', tags: email.mergeFields },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    tags: {
      firstName: '*|FNAME|*',
      company: '*|COMPANY|*',
      postalAddress: '*|LIST:ADDRESSLINE|*',
      viewInBrowser: '*|ARCHIVE|*',
      unsubscribe: '*|UNSUB|*',
    },
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    tags: {
      firstName: '{{ contact.firstname }}',
      company: '{{ contact.company }}',
      postalAddress:
        '{{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }} {{ site_settings.company_zip }}',
      viewInBrowser: '{{ view_as_page_url }}',
      unsubscribe: '{{ unsubscribe_link }}',
    },
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    tags: {
      firstName: "{{ first_name|default:'there' }}",
      company: "{{ organization|default:'' }}",
      postalAddress: '{{ organization.full_address }}',
      viewInBrowser: '{% web_view_link %}',
      unsubscribe: '{% unsubscribe_link %}',
    },
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    tags: {
      firstName: '{{insert first_name "default=there"}}',
      company: '{{company}}',
      postalAddress: '{{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
      viewInBrowser: '{{Weblink}}',
      unsubscribe: '{{{unsubscribe}}}',
    },
  },
  {
    id: 'customer-io',
    name: 'Customer.io',
    tags: {
      firstName: "{{customer.first_name | default: 'there'}}",
      company: '{{customer.company}}',
      viewInBrowser: '{% view_in_browser_url %}',
      unsubscribe: '{% unsubscribe_url %}',
    },
  },
  {
    id: 'salesforce',
    name: 'Salesforce Marketing Cloud',
    tags: {
      firstName: '%%First Name%%',
      company: '%%Company%%',
      postalAddress:
        '%%Member_Addr%%, %%Member_City%%, %%Member_State%% %%Member_PostalCode%%, %%Member_Country%%',
      viewInBrowser: '%%view_email_url%%',
      unsubscribe: '%%unsub_center_url%%',
    },
  },
  {
    id: 'brevo',
    name: 'Brevo',
    tags: {
      firstName: "{{ contact.FIRSTNAME|default:'there' }}",
      company: '{{ contact.COMPANY }}',
      viewInBrowser: '{{ mirror }}',
      unsubscribe: '{{ unsubscribe }}',
    },
  },
  {
    id: 'activecampaign',
    name: 'ActiveCampaign',
    tags: {
      firstName: '%FIRSTNAME%',
      company: '%ORGANIZATION%',
      postalAddress: '%SENDER-INFO-SINGLELINE%',
      viewInBrowser: '%WEBCOPY%',
      unsubscribe: '%UNSUBSCRIBELINK%',
    },
  },
];

/** What the page calls each merge field. */
export const mergeFieldLabels: Record<MergeField, string> = {
  firstName: 'First name',
  company: 'Company',
  postalAddress: 'Postal address',
  viewInBrowser: 'View in browser',
  unsubscribe: 'Unsubscribe',
};
