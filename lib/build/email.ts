import type { Campaign, EmailTemplate } from '@/content/schema';
import { renderEmail } from '@/lib/campaign/email/render-email';

// On the global object: Next bundles this file into each route that uses it, and they share a process.
const rendered: Map<string, Promise<EmailTemplate>> = ((
  globalThis as { renderedEmails?: Map<string, Promise<EmailTemplate>> }
).renderedEmails ??= new Map());

/** A campaign's email, rendered once for its files, its preview and the check of what mail programs support. */
export function renderedEmail(campaign: Campaign): Promise<EmailTemplate> {
  const key = JSON.stringify(campaign);
  const known = rendered.get(key) ?? renderEmail(campaign);
  rendered.set(key, known);
  return known;
}
