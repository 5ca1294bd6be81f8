import type { Campaign, EmailTemplate } from '@/content/schema';
import { renderEmail } from '@/lib/campaign/email/render-email';

declare global {
  /** The key is the campaign as JSON. Global, because Next bundles a copy of this file into each route that uses it. */
  // oxlint-disable-next-line no-var -- the only way to declare a property of the global object
  var renderedEmails: Map<string, Promise<EmailTemplate>> | undefined;
}

/** A campaign's email, rendered once for its files, its preview and the check of what mail programs support. */
export function renderedEmail(campaign: Campaign): Promise<EmailTemplate> {
  const rendered = (globalThis.renderedEmails ??= new Map());
  const key = JSON.stringify(campaign);
  const email = rendered.get(key) ?? renderEmail(campaign);
  rendered.set(key, email);
  return email;
}
