import { emailServices, mergeFieldLabels } from '@/content/market/email-services';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { mergeTags } from '@/lib/campaign/email/merge-tags';
import { emailText } from '@/lib/campaign/email/text';

export type EmailMerge = ReturnType<typeof mergeContent>;

/** What the previews of a campaign's email need to show it as it's sent. */
export function mergeContent(campaign: Campaign) {
  const { audience, brand, email: shared } = campaign;
  const { subject, preview } = audience.email;
  const text = [subject, preview, emailText(campaign)].join('\n');
  const { mergeFields, samplePerson, fallback, sender = samplePerson.sender } = shared;
  return {
    mergeFields,
    samplePerson: { ...samplePerson, sender },
    fallback,
    services: emailServices.map((service) => ({
      id: service.id,
      name: service.name,
      tags: mergeTags(service, text, shared, mergeFieldLabels),
      editAttribute: service.editAttribute,
      rules: service.rules,
      setup: service.setup,
    })),
    links: {
      /** The site's address in the email. In the preview, links lead to the current site instead. */
      origin: brand.origin,
      viewInBrowser: mergeFields.viewInBrowser,
      /** The placeholders of links that only an email service can add, and their tooltip. */
      byService: [mergeFields.preferences, mergeFields.unsubscribe],
      byServiceNote: emailTemplates.view.byService,
    },
  };
}

export function inboxProps({ audience, brand }: Campaign, merge: EmailMerge) {
  const { subject, preview } = audience.email;
  const { labels, inbox: words } = emailTemplates;
  return { sender: brand.name, subject, preview, arrived: labels.arrived, words, merge };
}
