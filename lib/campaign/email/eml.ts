type Draft = Record<'from' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribe', string>;

// Never occurs in an email: it isn't something people write, and no line of HTML starts with it.
const boundary = '=_alternative';

const encoder = new TextEncoder();

/**
 * A message (RFC 5322, RFC 2046) from and to a `Name <address>`, marked as unsent by the header
 * that Outlook reads. It has no date, because the mail app that sends it adds one. Both parts are left unencoded (8bit), so that merge fields can be replaced in
 * the draft the same way as in the HTML and the text. Throws if a line is longer than 998 bytes,
 * which that encoding doesn't allow.
 */
export function emlDraft({ from, to, subject, text, html, unsubscribe }: Draft): string {
  const file = [
    'X-Unsent: 1',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedHeader(subject)}`,
    // One-click unsubscribing (RFC 8058). The address is a merge field, like those in the text.
    `List-Unsubscribe: <${unsubscribe}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n');
  const long = file.split('\r\n').find((line) => encoder.encode(line).length > 998);
  if (long) throw new Error(`A line is too long for an email: ${long.slice(0, 60)}…`);
  return file;
}

function part(type: string, content: string): string[] {
  return [
    '',
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ];
}

/** A header as ASCII (RFC 2047): lines of up to 76 characters, none split between two. */
function encodedHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    // 39 bytes make 52 characters of base64. The markers around it take 12, and `Subject: ` takes
    // 9.
    if (encoder.encode(longer).length > 39) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join('\n ');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...encoder.encode(text)));
}
