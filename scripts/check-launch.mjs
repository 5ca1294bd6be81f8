// Lists what the owner still has to replace or confirm before launch: each campaign's own list, the
// lines of the other content that are marked with `{placeholder}` or have an address that ends in
// `.example`, and the license.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { contentFiles, load } from './load.mjs';
import { localFile } from './locale.mjs';

/**
 * A marked text, or an address on a domain that can't exist (RFC 2606). Those of merge fields stay,
 * because the email service replaces them, and so does what SITE_ORIGIN replaces.
 */
const placeholder =
  /^(?!.*\bSITE_ORIGIN\b).*(?:\{placeholder\}|(?:https:\/\/|mailto:)(?!merge-field)\S*\.example\b)/;

/** The files that campaigns are made from: their list has what's in them. */
const ofCampaign = /^content\/(?:audiences\/|(?:offer|figures)\.ts)/;

/** @param {string} file @param {string} source @returns {string[]} where, and what's there */
export const launchPoints = (file, source) =>
  source
    .split('\n')
    .flatMap((line, index) =>
      placeholder.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  /** @type {typeof import('../lib/campaigns')} */
  const { campaigns } = await load('lib/campaigns.ts');
  /** @type {typeof import('../lib/campaign/confirm')} */
  const { confirmLines, toConfirm } = await load('lib/campaign/confirm.ts');
  /** @type {typeof import('../content/words/confirm')} */
  const { confirmWords } = await load('content/words/confirm.ts');
  const lists = campaigns.map((campaign) => ({
    name: campaign.audience.name,
    lines: confirmLines(campaign, confirmWords),
  }));
  // What every campaign has is listed once.
  const [first, ...others] = lists.map(({ lines }) => lines);
  const shared = (first ?? []).filter((line) => others.every((lines) => lines.includes(line)));
  const license = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].some((file) => existsSync(file))
    ? []
    : ['There is no LICENSE file: add one with your license, or one that says you grant none.'];
  const points = [
    ...license,
    `${confirmWords.heading}, in every campaign:`,
    ...shared,
    ...lists.flatMap(({ name, lines }) => {
      const rest = lines.filter((line) => !shared.includes(line));
      return [`${confirmWords.heading}, ${name}:`].concat(rest);
    }),
  ];
  const marked = contentFiles
    .filter((file) => !file.startsWith('content/schema/') && !ofCampaign.test(file))
    .map((file) => localFile(file))
    .flatMap((file) => launchPoints(file, readFileSync(file, 'utf8')));
  if (marked.length > 0)
    points.push('Confirm each of these, too, or put the real one there:', ...marked);
  for (const point of points) console.error(point);
  const isOpen = campaigns.some((campaign) =>
    toConfirm(campaign).some(
      ({ kind }) =>
        kind !== 'terms' || campaign.placeholders.some((path) => path.startsWith('offer.')),
    ),
  );
  // The terms of the offer stay on the list, but once they aren't marked, they stop nothing.
  const found = [...license, ...marked];
  if (isOpen || found.length > 0) process.exitCode = 1;
}
