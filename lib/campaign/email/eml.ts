interface Draft {
  subject: string;
  text: string;
  html: string;
}

// Does not occur in any text: it is no sentence, and no line of HTML begins with it.
const boundary = '=_alternative';

/**
 * A message (RFC 5322, RFC 2046) without a sender or an address yet, marked as unsent by the header that Outlook reads. Both parts stand as they are (8bit), so that what replaces a merge field in a part may replace it here;
 * lines of more than 998 bytes, which that encoding does not allow, are refused.
 */
export function emlDraft({ subject, text, html }: Draft): string {
  const file = [
    'X-Unsent: 1',
    `Subject: ${encodedHeader(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n');
  const long = file.split('\r\n').find((line) => Buffer.byteLength(line) > 998);
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

/** A header's text as ASCII (RFC 2047): words of at most 75 characters, no character cut in two. */
function encodedHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    // 45 bytes are 60 characters of base64, and 12 stand around them.
    if (Buffer.byteLength(longer) > 45) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ');
}
