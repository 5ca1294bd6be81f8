const quotedText = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/.source;

const plainData = new RegExp(
  [
    /\/\/.*|\/\*[^]*?\*\//.source,
    /import type [^;]*;|export const \w+(?:: [^=;]+)? =/.source,
    `(?:\\w+|${quotedText}):(?= |$)`,
    quotedText,
    /-?\b\d[\d_.]*\b|\b(?:true|false)\b|[\s{}[\],;]/.source,
  ].join('|'),
  'gm',
);

/** The files that campaigns are made from. An audience's index.ts puts its folder together. */
const campaignFile = /^content\/(?:(?:email|figures|offer)\.ts|audiences\/[^/]+\/(?!index\.ts))/;

/** A sentence if a file of a campaign has code, which `apply-edits` couldn't write back. */
export function plainDataProblems(file: string, source: string): string[] {
  if (!campaignFile.test(file)) return [];
  const rest = source.replaceAll(plainData, (data) => data.replaceAll(/[^\n]/g, ' ')).split('\n');
  const line = rest.findIndex((text) => text.trim() !== '');
  if (line === -1) return [];
  return [
    `${file}:${line + 1} has “${source.split('\n')[line]?.trim()}”. Use plain data: texts, numbers, lists and records, with tokens such as {offer.code} instead of code.`,
  ];
}
