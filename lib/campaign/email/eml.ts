import { type Mailbox, readMailboxes } from '@/content/schema/mailbox';
import { toBase64 } from '../document/base64';

/** PNGs by the addresses that an email's HTML has for them. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

interface Draft extends Record<
  'from' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribe',
  string
> {
  stamp: DraftStamp;
  /** Those that are in the draft itself, because they aren't at their addresses. */
  pictures?: Pictures;
}

/** When a draft was written, and an id that no other one has. */
export interface DraftStamp {
  at: Date;
  id: string;
}

const encoder = new TextEncoder();

/**
 * A message (RFC 5322, RFC 2046), marked as unsent by a header that Outlook and Thunderbird read. Its
 * parts are in base64, so any script and any length of line arrive as they are.
 */
export function emlDraft(draft: Draft): string {
  const { from, to, subject, text, html, unsubscribe, stamp, pictures = new Map() } = draft;
  return [
    'X-Unsent: 1',
    // Spam filters distrust a message without these two.
    `Date: ${stamp.at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${stamp.id}>`,
    `From: ${encodeMailboxes(from)}`,
    `To: ${encodeMailboxes(to)}`,
    `Subject: ${encodeHeader(subject)}`,
    // One-click unsubscribing (RFC 8058). The address is a merge field, like those in the text.
    `List-Unsubscribe: <${new URL(unsubscribe).href}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    ...writeMultipart('alternative', 'alternatives', [
      writeTextPart('plain', text),
      pictures.size > 0 ? writeWithPictures(html, pictures) : writeTextPart('html', html),
    ]),
  ].join('\r\n');
}

/** Parts as lines. A base64 text never contains what separates them. */
function writeMultipart(type: string, name: string, parts: readonly string[][]): string[] {
  const boundary = `=_${name}`;
  return [
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    ...parts.flatMap((lines) => ['', `--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ];
}

function writePart(type: string, bytes: Uint8Array, ...headers: string[]): string[] {
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    toBase64(bytes).replaceAll(/.{76}/g, '$&\r\n'),
  ];
}

const writeTextPart = (type: 'plain' | 'html', text: string): string[] =>
  writePart(`text/${type}; charset=utf-8`, encoder.encode(text.replaceAll(/\r\n?|\n/g, '\r\n')));

/** The HTML with its pictures (RFC 2387). */
function writeWithPictures(html: string, pictures: Pictures): string[] {
  const attachments = Array.from(pictures, ([address, bytes], index) => ({
    address,
    bytes,
    id: `picture${index}@email`,
  }));
  const linkedHtml = attachments.reduce(
    (result, { address, id }) => result.replaceAll(address, `cid:${id}`),
    html,
  );
  return writeMultipart('related; type="text/html"', 'pictures', [
    writeTextPart('html', linkedHtml),
    ...attachments.map(({ id, bytes }) =>
      writePart('image/png', bytes, `Content-ID: <${id}>`, 'Content-Disposition: inline'),
    ),
  ]);
}

const encodeMailboxes = (text: string): string =>
  readMailboxes(text).map(encodeMailbox).join(',\r\n ');

function encodeMailbox({ name, address }: Mailbox): string {
  const [user = '', domain = ''] = address.split('@');
  // A URL writes a domain in ASCII, whatever its script.
  const ascii = `${user}@${isAscii(domain) ? domain : new URL(`https://${domain}`).hostname}`;
  if (name === '') return ascii;
  // Everything else would have to be in quotation marks, which programs read in several ways.
  return /^[\w '-]*$/.test(name) ? `${name} <${ascii}>` : `${encodeWords(name)}\r\n <${ascii}>`;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** A header as ASCII. What looks like an encoded word is encoded, or it would be read as one. */
const encodeHeader = (text: string): string =>
  /^(?!.*=\?)[\x20-\x7e]{0,900}$/.test(text) ? text : encodeWords(text);

/** A text as ASCII (RFC 2047): lines of up to 76 characters. No character is split between two. */
function encodeWords(text: string): string {
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    // 39 bytes make 52 characters of base64. The markers around it take 12, and `Subject: ` takes
    // 9.
    if (encoder.encode(longer).length > 39) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${toBase64(encoder.encode(word))}?=`).join('\r\n ');
}
