import * as v from 'valibot';
import type { Brand, CampaignDocument } from '@/content/schema';
import { campaignSchema } from '@/content/schema/audience';
import { ownSchema } from '@/content/schema/document';
import { emailServiceSchema } from '@/content/schema/email';
import { inboxesSchema } from '@/content/schema/inbox';
import { footerSchema } from '@/content/schema/landing';
import { templatePageSchema } from '@/content/schema/page';
import { graphemeCount, listOf, text } from '@/content/schema/text';
import {
  factsOf,
  resolve,
  resolveText,
  tokenSentence,
  unknownTokens,
} from '@/lib/campaign/resolve';
import { deepest } from '@/lib/studio/faults';
import { valueOf } from '@/lib/studio/values';
import { fieldsOf } from '@/lib/studio/fields';
import { audienceRules } from './audience-rules';
import { contentPlace } from './content-files';

/** A file of the content, by its path from the root, and what it exports. */
export type ContentModule = readonly [file: string, exports: object];

/** Where a path in a value is in the content. */
type PlaceOf = (path: string) => readonly [file: string, field: string];

/** The schemas for files that aren't part of a campaign, by file and name of the export. */
const schemas: Record<string, Record<string, v.GenericSchema>> = {
  'content/email-services.ts': { emailServices: listOf(emailServiceSchema) },
  'content/inboxes.ts': { inboxes: inboxesSchema },
  'content/footers.ts': { siteFooter: footerSchema },
  'content/words/email-templates.ts': { emailTemplates: templatePageSchema },
  'content/words/social-ads.ts': { socialAds: templatePageSchema },
};

/**
 * Checks the content against its schemas and its own rules.
 * @param modules every file under content/
 * @returns a sentence for each fault: the file, the field, what it has now, and what it should have
 */
export function contentFaults(modules: readonly ContentModule[]): string[] {
  const exported = new Map(modules);
  const shared = Object.entries(schemas).flatMap(([file, names]) =>
    Object.entries(names).flatMap(([name, schema]) =>
      check(schema, read(exported, file, name), (path) => [file, [name, path].join('.')]),
    ),
  );
  const documents = documentsIn(modules);
  const ids = new Set(documents.map(({ audience }) => audience.id));
  const unlisted = audiencesIn(modules)
    .filter(({ id }) => !ids.has(id))
    .map(({ folder, id }) => `${folder}/index.ts: ${id} isn't in content/audiences/index.ts.`);
  const own = documents.flatMap((each) => documentFaults(each, folderOf(each, modules)));
  return [...new Set([...shared, ...unlisted, ...own, ...strayText(modules)])];
}

/** Every campaign's document. TypeScript checks that they have every part. */
export function documentsIn(modules: readonly ContentModule[]): CampaignDocument[] {
  return v.parse(
    v.array(v.custom<CampaignDocument>((value) => typeof value === 'object')),
    read(new Map(modules), 'content/campaigns.ts', 'documents'),
  );
}

/** The folder of a campaign's audience, such as `content/audiences/remote`. */
export function folderOf({ audience }: CampaignDocument, modules: readonly ContentModule[]) {
  return audiencesIn(modules).find(({ id }) => id === audience.id)?.folder ?? 'content/audiences';
}

/** The audiences that have a folder, whether they're listed or not. */
function audiencesIn(modules: readonly ContentModule[]): { folder: string; id: string }[] {
  return modules.flatMap(([file, exports]) => {
    const folder = /^(content\/audiences\/[^/]+)\/index\.ts$/.exec(file)?.[1];
    return folder ? Object.values(exports).map(({ id }) => ({ folder, id })) : [];
  });
}

/** What's wrong with one campaign: its tokens first, because all else depends on them. */
function documentFaults(document: CampaignDocument, folder: string): string[] {
  const placeOf = (path: string) => {
    const { file, name, path: inside } = contentPlace(path, folder);
    return [file, [name, inside].filter(Boolean).join('.')] as const;
  };
  const facts = [
    ...check(ownSchema, document.figures, (path) => placeOf(`figures.${path}`)),
    ...check(ownSchema, document.audience.own, (path) => placeOf(`audience.own.${path}`)),
  ];
  if (facts.length > 0) return facts;
  const unknown = unknownTokens(document);
  if (unknown.length > 0)
    return unknown.map((each) => {
      const [file, field] = placeOf(each.path);
      return `${file}: ${tokenSentence({ ...each, path: field })}`;
    });
  const campaign = resolve(document);
  const faults = check(campaignSchema, campaign, placeOf);
  if (faults.length > 0) return faults;
  return [
    ...limitFaults(document, placeOf),
    ...Array.from(audienceRules(campaign.audience, campaign.platforms), ({ path, found, wanted }) =>
      sentence(...placeOf(`audience.${path}`), found, wanted),
    ),
  ];
}

/** Checks the lengths that the studio only flags. The platforms' limits are in audience-rules.ts. */
function limitFaults(document: CampaignDocument, placeOf: PlaceOf): string[] {
  const facts = factsOf(document);
  return fieldsOf(document).flatMap((field) => {
    const value = resolveText(valueOf(document, field), facts).text;
    const length = graphemeCount(value);
    if (field.group !== 'email' || field.limit === undefined || length <= field.limit) return [];
    const wanted = `${field.limit} characters or fewer, not ${length}`;
    return [sentence(...placeOf(field.path), value, wanted)];
  });
}

/**
 * Checks the one value that a passing day can make wrong. Separate from `contentFaults` because
 * only a build may fail for that, not a unit test.
 * @param now the time of the build
 * @returns a sentence if the security contact has expired
 */
export function expiryFaults({ security: { expires } }: Brand, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  if (expires > today) return [];
  const wanted = `a date later than today (${today}): make sure the contact is still right, then pick a new date`;
  return [sentence('content/brand.ts', 'brand.security.expires', expires, wanted)];
}

/** @throws {Error} if the file doesn't export it */
function read(exported: ReadonlyMap<string, object>, file: string, name: string): unknown {
  const found: Record<string, unknown> = { ...exported.get(file) };
  if (found[name] === undefined) throw new Error(`${file} has to export ${name}.`);
  return found[name];
}

function check(schema: v.GenericSchema, value: unknown, placeOf: PlaceOf): string[] {
  const { issues } = v.safeParse(schema, value);
  return (issues ?? []).map((issue) => {
    const { message, input } = deepest(issue);
    return sentence(...placeOf(v.getDotPath(issue) ?? ''), input, message);
  });
}

function sentence(file: string, field: string, found: unknown, wanted: string): string {
  const shown = JSON.stringify(found) ?? 'missing';
  const short = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  return `${file}: ${field} is ${short}; it has to be ${wanted}.`;
}

/** Checks the interface text: most of its files have no schema of their own. */
function strayText(modules: readonly ContentModule[]): string[] {
  return modules
    .filter(([file]) => file.startsWith('content/words/'))
    .flatMap(([file, exports]) =>
      leaves(exports).flatMap(([path, value]) =>
        typeof value === 'string' ? check(text, value, () => [file, path]) : [],
      ),
    );
}

/** Every value in a tree of content that isn't an object, with its path. */
export function leaves(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
