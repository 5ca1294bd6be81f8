/**
 * What only starts an item: dots, squares, ticks, arrows, numbers in circles and on keys, and Word's own
 * signs, which only its fonts have.
 */
const sign = String.raw`(?:[•‣⁃◦⁌⁍⦁⦾⦿●○◉◎◘◙⚫⚪⬤■□▪▫◼◻◾◽⬛⬜◆◇❖⬥⬦▲▶▷▸▹►▻➔-➿→⇒⇨⟶✓✔☑✅✦✧🔹🔸🔷🔶🔘🔴🟠🟡🟢🔵🟣🟤👉☞①-⓿❶-➓\ue000-\uf8fe]|\d\ufe0f?\u20e3|🔟)\ufe0f?`;

/** What may be a part of a text, too, so that a space has to come after it: `- one`, `(2) two`, `3.) three`. */
const mark = String.raw`[·*–—-](?:\s+\[[ xX]\])?|[-=]>|\d{1,2}(?:[.)]|\.\))|\(\d{1,2}\)`;

const bullet = new RegExp(String.raw`^\s*(?:${sign}\s*|(?:${mark})\s+)+`, 'u');

/** What's a bullet only before a tab. Word's round one is an `o`, its tick a `ü`, as plain text has them. */
const tabbed =
  /^\s*(?:[oqvnlØüà§«»→+]|\(?[\dA-Za-z]{1,4}[.)]{1,2}|\d+(?:\.\d+)+|\p{Emoji_Presentation}\ufe0f?)\t\s*/u;

/** What's a bullet only if each item starts with the same. */
const same = /^\s*(o|§|[+»›★☆✗✘✕✖☒☐>~]\ufe0f?|\p{Emoji_Presentation}\ufe0f?)\s+/u;

/** What's a bullet only if each item starts with something like it: `a) one`, `b) two`. */
const alike = [/^\s*\(?(?:[A-Za-z]|[ivxIVX]{1,5})\)\s+/, /^\s*(?:[a-z]|[ivx]{1,5})\.\s+/];

/** `A. Smith` has its initial, unless the next ones are B. and C. */
const numbering = [
  ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'],
  ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'],
];

/** A list's lines without the bullets, numbers and letters that a pasted one brings along. */
export function withoutBullets(lines: readonly string[]): string[] {
  const repeatedMark = repeatedBullet(lines);
  const patterns = [bullet, tabbed, ...(repeatedMark ? [repeatedMark] : [])];
  const items = lines.map((line) =>
    patterns.reduce((item, pattern) => item.replace(pattern, ''), line),
  );
  const isDone = items.every((item, index) => item === lines[index]);
  return isDone ? items : withoutBullets(items);
}

/** Finds the bullet that each item of a list has; what's above it may introduce it. */
function repeatedBullet(lines: readonly string[]): RegExp | undefined {
  const items = lines[0]?.trimEnd().endsWith(':') ? lines.slice(1) : lines;
  if (items.length < 2) return undefined;
  const [firstMark] = items.map((item) => same.exec(item)?.[1]);
  if (firstMark && items.every((item) => same.exec(item)?.[1] === firstMark)) return same;
  const isCounted = numbering.some((numbers) =>
    items.every((item, index) => item.trimStart().startsWith(`${numbers[index] ?? ''}. `)),
  );
  if (isCounted) return /^\s*[A-Z]+\.\s+/;
  return alike.find((pattern) => items.every((item) => pattern.test(item)));
}
