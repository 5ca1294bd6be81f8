import { base64 } from '../document/base64';

/** PNGs by the addresses that an email's HTML has for them. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

interface Draft extends Record<
  'from' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribe',
  string
> {
  made?: Made;
  /** Those that are in the draft itself, because they aren't at their addresses. */
  pictures?: Pictures;
}

/** When a draft was made, and an id for it that no other message has. */
export interface Made {
  at: Date;
  id: string;
}

const encoder = new TextEncoder();

/** In bytes: the longest line that mail servers have to take (RFC 5321, 4.5.3.1.6). */
const longestLine = 998;

/**
 * A message (RFC 5322, RFC 2046) from and to a `Name <address>`, marked as unsent by the header
 * that Outlook reads. Both parts are left unencoded (8bit), so that merge fields can be replaced in
 * the draft the same way as in the HTML and the text.
 * @param draft without `made` it has no date, so that it's the same each time; the mail app that
 * sends it adds one
 * @throws {Error} if a word is longer than a line may be
 */
export function emlDraft(draft: Draft): string {
  const { from, to, subject, text, html, unsubscribe, made, pictures = new Map() } = draft;
  const boundary = boundaryFor(text + html);
  const file = [
    'X-Unsent: 1',
    ...(made
      ? [`Date: ${made.at.toUTCString().replace('GMT', '+0000')}`, `Message-ID: <${made.id}>`]
      : []),
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedHeader(subject)}`,
    // One-click unsubscribing (RFC 8058). The address is a merge field, like those in the text.
    `List-Unsubscribe: <${unsubscribe}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    ...part(boundary, 'text/plain', text),
    ...(pictures.size > 0 ? related(boundary, html, pictures) : part(boundary, 'text/html', html)),
    `--${boundary}--`,
    '',
  ]
    .join('\n')
    .split(/\r?\n/)
    .flatMap((line) => (isTooLong(line) ? line.replace(breaks, '$1\n').split('\n') : line));
  const long = file.find(isTooLong);
  if (long) throw new Error(`A line is too long for an email: ${long.slice(0, 60)}…`);
  return file.join('\r\n');
}

/** A place for a break in a line that's too long. A character takes up to four bytes. */
const breaks = /(.{100,240}) /gu;

const isTooLong = (line: string): boolean => encoder.encode(line).length > longestLine;

/** What separates the parts. They never contain it, whatever somebody writes into a campaign. */
function boundaryFor(content: string): string {
  let count = 0;
  while (content.includes(`=_${count}`)) count += 1;
  return `=_${count}`;
}

function part(boundary: string, type: string, content: string): string[] {
  return [
    '',
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ];
}

/** The HTML with its pictures (RFC 2387). No boundary may start with another. */
function related(outer: string, html: string, pictures: Pictures): string[] {
  const boundary = `related${outer}`;
  const named = [...pictures].map(([address, bytes], index) => {
    const lines = base64(bytes).replaceAll(/.{76}/g, '$&\n');
    return { address, id: `picture${index}@email`, lines };
  });
  const shown = named.reduce((now, { address, id }) => now.replaceAll(address, `cid:${id}`), html);
  return [
    '',
    `--${outer}`,
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"`,
    ...part(boundary, 'text/html', shown),
    ...named.flatMap(({ id, lines }) => [
      `--${boundary}`,
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      `Content-ID: <${id}>`,
      'Content-Disposition: inline',
      '',
      lines,
    ]),
    `--${boundary}--`,
  ];
}

/**
 * A header as ASCII (RFC 2047): lines of up to 76 characters. No character is split between two.
 * What looks like an encoded word is encoded, too, or it would be read as something else.
 */
function encodedHeader(text: string): string {
  if (/^(?!.*=\?)[\x20-\x7e]{0,900}$/.test(text)) return text;
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    // 39 bytes make 52 characters of base64. The markers around it take 12, and `Subject: ` takes
    // 9.
    if (encoder.encode(longer).length > 39) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${base64(encoder.encode(word))}?=`).join('\n ');
}
