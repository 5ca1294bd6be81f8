/** Someone who sends or gets an email. */
export interface Mailbox {
  /** May be empty. */
  name: string;
  /** Its domain may be in any script. */
  address: string;
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const address = String.raw`[\w.!#$%&'*+/=?^{|}~\x60-]+@[\p{L}\p{M}\p{N}.-]+`;

/** What's between commas. */
const entries = new RegExp(`(?:${quoted}|[^",])+`, 'g');

const entry = new RegExp(
  String.raw`^\s*(?:(${quoted}|[^"<>,;:@()[\]\\]*?)\s*<(${address})>|(${address}))\s*$`,
  'u',
);

/**
 * Reads the people in an email's header (RFC 5322): `Ada <ada@mail.example>`, with a comma between
 * several. A name that has a comma itself is in quotation marks. Empty if the text can't be read.
 */
export function readMailboxes(text: string): Mailbox[] {
  const parts: readonly string[] = text.match(entries) ?? [];
  const mailboxes = parts.flatMap((part) => {
    const [, name = '', named, alone = named] = entry.exec(part) ?? [];
    return alone ? { name: unquote(name), address: alone } : [];
  });
  const hasAll = parts.join(',') === text && mailboxes.length === parts.length;
  return hasAll ? mailboxes : [];
}

const unquote = (name: string) => name.replace(/^"([^]*)"$/, '$1').replaceAll(/\\([^])/g, '$1');
