import { caniemail, getAllFeatures, rawData } from 'caniemail';
import { emailClients, toleratedFeatures } from '@/content/email-clients';

type ClientId = (typeof emailClients)[number][0];

/** What a mail program makes of an email, by the names of HTML and CSS features. */
export interface ClientSupport {
  id: ClientId;
  name: string;
  /** What it does not know. */
  unsupported: string[];
  /** Whether there is an answer to all of that (`toleratedFeatures`). */
  passes: boolean;
  /** What it knows with reservations: not every value, not on every element. */
  partial: string[];
  /** In dark mode: the authored dark colours, or those with changes of its own, or only its own. */
  dark: 'authored' | 'adjusted' | 'own';
}

/** When the support data was last brought up to date, as YYYY-MM-DD (caniemail.com). */
export const supportDate = rawData.last_update_date.slice(0, 10);

/** What each of our mail programs makes of these emails together, each a whole HTML document. */
export function emailSupport(emails: string[]): ClientSupport[] {
  const clients = emailClients.map(([id]) => id);
  const results = emails.map((html) => caniemail({ clients, html }).issues);
  return emailClients.map(([id, name]) => {
    const unsupported = titles(results.flatMap(({ errors }) => errors.get(id) ?? []));
    return {
      id,
      name,
      unsupported,
      passes: unsupported.every((feature) => isTolerated(id, feature)),
      partial: titles(results.flatMap(({ warnings }) => warnings.get(id) ?? [])),
      dark: darkMode(id),
    };
  });
}

function titles(issues: { title: string }[]): string[] {
  return [...new Set(issues.map(({ title }) => title))].toSorted();
}

function isTolerated(client: ClientId, feature: string): boolean {
  return toleratedFeatures.some(
    ({ features, clients }) => features.includes(feature) && clients.includes(client),
  );
}

/** The checker sees `@media`, not what it asks for: the answer to that is looked up here. */
function darkMode(client: ClientId): ClientSupport['dark'] {
  const known = getAllFeatures([client])
    .supported.get(client)
    ?.find(({ title }) => title === '@media (prefers-color-scheme)');
  if (!known) return 'own';
  // The one note there is on a program that knows it: that it recolours what it thinks too light or too dark.
  return known.notes.length > 0 ? 'adjusted' : 'authored';
}
