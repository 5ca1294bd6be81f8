// Lists what the owner still has to replace or confirm before launch: each campaign's own list, the
// lines of the other content that are marked with `{placeholder}` or have an address that ends in
// `.example`, and the license.
import './program';
import { existsSync, readFileSync } from 'node:fs';
import { confirmWords } from '@/content/words/confirm';
import { contentFiles } from '@/lib/export/content/content-modules';
import { launchPoints } from '@/lib/export/content/launch-points';
import { confirmLines, toConfirm } from '@/lib/campaign/document/confirm';
import { isInside } from '@/lib/campaign/document/paths';
import { lastDayProblem } from '@/lib/campaign/rules/last-day';
import { problemWords } from '@/content/words/problems';
import { campaigns } from '@/lib/campaigns';

/** The files that campaigns are made from: their list has what's in them. */
const ofCampaign = /^content\/(?:audiences\/|(?:offer|figures)\.ts)/;

const lists = campaigns.map((campaign) => ({
  name: `${campaign.audience.name} (content/audiences/${campaign.audience.id})`,
  lines: confirmLines(campaign, confirmWords),
}));
// What every campaign has is listed once.
const [first = [], ...others] = lists.map(({ lines }) => lines);
const shared = first.filter((line) => others.every((lines) => lines.includes(line)));
const license = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].some((file) => existsSync(file))
  ? []
  : ['There is no LICENSE file: add one with your license, or one that says you grant none.'];
const lastDay = lastDayProblem(campaigns[0], Date.now(), problemWords);
const ended = lastDay ? [`content/offer.ts, until: ${lastDay.sentence}`] : [];
const points = [
  ...license,
  ...ended,
  `${confirmWords.heading}, in every campaign (content/offer.ts, content/figures.ts):`,
  ...shared,
  ...lists.flatMap(({ name, lines }) => {
    const rest = lines.filter((line) => !shared.includes(line));
    return rest.length > 0 ? [`${confirmWords.heading}, ${name}:`].concat(rest) : [];
  }),
];
const marked = contentFiles
  .filter((file) => !file.startsWith('content/schema/') && !ofCampaign.test(file))
  .flatMap((file) => launchPoints(file, readFileSync(file, 'utf8')));
if (marked.length > 0)
  points.push('Confirm each of these, too, or put the real one there:', ...marked);
for (const point of points) console.error(point);
/** They stay on the list, and stop nothing, once the terms of the offer aren't marked. */
const standingKinds = new Set(['terms', 'declaration']);
const isOpen = campaigns.some(
  (campaign) =>
    toConfirm(campaign, confirmWords).some(({ kind }) => !standingKinds.has(kind)) ||
    campaign.placeholders.some((path) => isInside(path, 'offer')),
);
if (isOpen || [...license, ...ended, ...marked].length > 0) process.exitCode = 1;
else console.log('Nothing stops a launch. Read the terms of the offer once more.');
