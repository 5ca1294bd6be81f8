import { caniemail, getAllFeatures, rawData } from 'caniemail';
import { emailClients, toleratedFeatures } from '@/content/email-clients';

/** What a mail program makes of an email, by the names of HTML and CSS features. */
export interface ClientSupport {
  name: string;
  /** What it does not know. */
  unsupported: string[];
  /** Whether there is an answer to all of that (`toleratedFeatures`). */
  passes: boolean;
  /** What it knows with reservations: not every value, not on every element. */
  partial: string[];
  /** Whether it shows the authored dark colours. */
  dark: boolean;
}

/** When the support data was last brought up to date, as YYYY-MM-DD (caniemail.com). */
export const supportDate = rawData.last_update_date.slice(0, 10);

/** What each of our mail programs makes of these emails together, each a whole HTML document. */
export function emailSupport(emails: string[]): ClientSupport[] {
  const clients = emailClients.map(([id]) => id);
  const results = emails.map((html) => caniemail({ clients, html }).issues);
  const tolerated = new Set(toleratedFeatures.flatMap(({ features }) => features));
  return emailClients.map(([id, name]) => {
    const unsupported = titles(results.flatMap(({ errors }) => errors.get(id) ?? []));
    return {
      name,
      unsupported,
      passes: unsupported.every((feature) => tolerated.has(feature)),
      partial: titles(results.flatMap(({ warnings }) => warnings.get(id) ?? [])),
      dark: supportsDark(id),
    };
  });
}

function titles(issues: { title: string }[]): string[] {
  return [...new Set(issues.map(({ title }) => title))].toSorted();
}

/** The checker sees `@media`, not what it asks for: the answer to that is looked up here. */
function supportsDark(client: (typeof emailClients)[number][0]): boolean {
  const { supported } = getAllFeatures([client]);
  return (
    supported.get(client)?.some(({ title }) => title === '@media (prefers-color-scheme)') ?? false
  );
}
