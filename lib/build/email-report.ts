import { caniemail, getAllFeatures, rawData } from 'caniemail';
import { emailClients, toleratedFeatures } from '@/content/email-clients';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from '@/lib/campaign/email/checks';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { check } from '@/lib/campaign/email/tag-checks';

type ClientId = (typeof emailClients)[number][0];

/** How well a mail program supports an email, by the names of HTML and CSS features. */
export interface ClientSupport {
  id: ClientId;
  name: string;
  unsupported: string[];
  /** Whether the email copes without all of that (`toleratedFeatures`). */
  passes: boolean;
  /** What it shows in dark mode: our dark colors, ours with changes of its own, or only its own. */
  dark: 'authored' | 'adjusted' | 'own';
}

/** When the support data was last updated, as YYYY-MM-DD (caniemail.com). */
export const supportDate = rawData.last_update_date.slice(0, 10);

const { checks: words } = emailTemplates;

/** What to know about a campaign's email before it's sent, and how each mail app handles it. */
export async function emailReport(campaign: Campaign) {
  const { content } = await renderEmail(campaign);
  const clients = emailSupport([content]);
  const passing = clients.filter(({ passes }) => passes).length;
  const support = check(words.support, `${passing} / ${clients.length}`, passing < clients.length);
  const { name, text, widths, ways } = words.opened;
  const asked = { name, text: text.replace('#', widths.join(', ')) };
  const opened = check(asked, Object.values(ways).join(', '), false);
  const checks = emailChecks(campaign, content, words);
  return { clients, support, checks: [...checks, support, opened] };
}

/** How well each mail program supports the given emails together. Each is a whole HTML document. */
export function emailSupport(emails: string[]): ClientSupport[] {
  const clients = emailClients.map(([id]) => id);
  // The checker throws for this property, because its data has it for only some programs: all but
  // Outlook on Windows break a long word with it, or by themselves.
  const results = emails.map(
    (html) => caniemail({ clients, html: html.replaceAll('word-wrap:break-word', '') }).issues,
  );
  return emailClients.map(([id, name]) => {
    const missing = results.flatMap(({ errors }) => errors.get(id) ?? []);
    const unsupported = [...new Set(missing.map(({ title }) => title))].toSorted();
    const passes = unsupported.every((feature) =>
      toleratedFeatures.some(
        (tolerated) => tolerated.features.includes(feature) && tolerated.clients.includes(id),
      ),
    );
    return { id, name, unsupported, passes, dark: darkMode(id) };
  });
}

/** Looked up separately, because the checker doesn't look inside `@media`. */
function darkMode(client: ClientId): ClientSupport['dark'] {
  const known = getAllFeatures([client])
    .supported.get(client)
    ?.find(({ title }) => title === '@media (prefers-color-scheme)');
  if (!known) return 'own';
  // The only note in the data on programs that support it says that they change colors they find
  // too light or too dark.
  return known.notes.length > 0 ? 'adjusted' : 'authored';
}
