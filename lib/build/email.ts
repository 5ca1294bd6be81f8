import type { Campaign, EmailTemplate } from '@/content/schema';
import { renderEmail } from '@/lib/campaign/email/render-email';

/** Holds what's rendered on the global object: Next bundles this file into each route that uses it. */
const shared: { renderedEmails?: Map<string, Promise<EmailTemplate>> } = globalThis;

/** A campaign's email, rendered once for its files, its preview and the check of what mail programs support. */
export function renderedEmail(campaign: Campaign): Promise<EmailTemplate> {
  const rendered = (shared.renderedEmails ??= new Map());
  const key = JSON.stringify(campaign);
  const email = rendered.get(key) ?? renderEmail(campaign);
  rendered.set(key, email);
  return email;
}
