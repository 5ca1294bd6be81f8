import * as v from 'valibot';
import type { Campaign, CampaignDocument, Own } from '@/content/schema';
import { campaignSchema } from '@/content/schema/audience';
import { ownSchema } from '@/content/schema/document';
import { figureDataSchema } from '@/content/schema/figure';
import { resolvePreview, tokenSentence, unknownTokens } from '../resolve';
import { audienceRules } from './audience-rules';
import { contrastRules } from './contrast-rules';
import { type Fault, placeOf, sentence } from './fault';
import { schemaFaults } from './schema-faults';
import { claimRules, discountRules, lengthRules, statedOnceRules } from './text-rules';

/** A campaign with its tokens and without, and the folder of its audience in the content. */
export interface Placed {
  document: CampaignDocument;
  campaign: Campaign;
  folder: string;
  /** What's wrong with the figures and other facts that its texts refer to. */
  facts: Fault[];
}

/** A figure with a fault counts as 0, so that the same run can check all that refers to it. */
export function placed(written: CampaignDocument, folder: string): Placed {
  const audience = { ...written.audience, own: usable(written.audience.own) };
  const document = { ...written, figures: usable(written.figures), audience };
  const facts = schemaFaults(factsSchema, written);
  return { document, campaign: resolvePreview(document), folder, facts };
}

const usable = (facts: Own): Own =>
  Object.fromEntries(
    Object.entries({ ...facts }).map(([name, fact]) => {
      const isFigure = Object(fact) === fact && !Array.isArray(fact);
      if (!isFigure || v.is(figureDataSchema, fact)) return [name, fact];
      return [name, { amount: 0, unit: 'count' }];
    }),
  );

const factsSchema = v.object({ figures: ownSchema, audience: v.object({ own: ownSchema }) });

/** A sentence for each fault of a campaign. */
export function campaignFaults({ document, campaign, folder, facts }: Placed): string[] {
  const unknown = unknownTokens(document);
  const schema = schemaFaults(campaignSchema, campaign);
  const known = new Set([...unknown, ...schema].map(({ path }) => path));
  const rules = [
    ...[lengthRules, statedOnceRules].map((rule) => rule(document)),
    ...[audienceRules, contrastRules, discountRules, claimRules].map((rule) => rule(campaign)),
  ].flatMap((rule) => ruleFaults(rule, facts.length + known.size === 0));
  return [
    ...unknown.map(({ path, ...each }) => {
      const [file, field] = placeOf(folder, path);
      return `${file}: ${tokenSentence({ ...each, path: field })}`;
    }),
    ...[...facts, ...schema, ...rules.filter(({ path }) => !known.has(path))].map((fault) =>
      sentence(...placeOf(folder, fault.path), fault),
    ),
  ];
}

/** What a rule finds. If other faults are known, there may be nothing there for a rule to read. */
export function ruleFaults<Found>(rule: Iterable<Found>, isValid: boolean): Found[] {
  const faults: Found[] = [];
  try {
    for (const fault of rule) faults.push(fault);
  } catch (error) {
    if (isValid) throw error;
  }
  return faults;
}
