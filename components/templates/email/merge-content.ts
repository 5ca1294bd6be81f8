import { brand } from '@/content/brand';
import { campaignOf } from '@/content/campaigns';
import { email as shared } from '@/content/email';
import { emailServices, mergeFieldLabels } from '@/content/email-services';
import type { Audience } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { mergeTags } from '@/lib/campaign/email/merge-tags';
import { emailText } from '@/lib/campaign/email/text';

export type EmailMerge = ReturnType<typeof mergeContent>;

/** What the previews of an audience's email need to show it as it's sent. Only for server components. */
export function mergeContent(audience: Audience) {
  const { subject, preview } = audience.email;
  const text = [subject, preview, emailText(campaignOf(audience))].join('\n');
  const { mergeFields, samplePerson, fallback } = shared;
  return {
    mergeFields,
    samplePerson,
    fallback,
    services: emailServices.map((service) => ({
      id: service.id,
      name: service.name,
      tags: mergeTags(service, text, shared, mergeFieldLabels),
      sources: service.sources,
      setup: service.setup,
    })),
    links: {
      origin: brand.origin,
      viewInBrowser: mergeFields.viewInBrowser,
      byService: [mergeFields.preferences, mergeFields.unsubscribe],
      byServiceNote: emailTemplates.view.byService,
    },
  };
}
