import { existsSync } from 'node:fs';
import type * as v from 'valibot';
import type { Brand, CampaignDocument } from '@/content/schema';
import { footerSchema } from '@/content/schema/landing';
import { hostsSchema } from '@/content/schema/page';
import { repositorySchema } from '@/content/schema/repository';
import { text } from '@/content/schema/text';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/document/problem';
import type { Judged } from '@/lib/campaign/rules/rule';
import { schemaFindings } from '@/lib/campaign/rules/schema';
import { siteOf } from '@/lib/campaign/rules/site';
import { textsIn } from '@/lib/campaign/document/paths';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import { placeOf, sentenceIn } from './content-files';
import { campaignImages } from '../pictures/images';
import { siteRoutes } from './own-pages';

/** A file of the content, by its path from the root, and what it exports. */
export type ContentModule = readonly [file: string, exports: object];

/** The schemas of files that aren't part of a campaign: the security policy comes from one of them. */
const schemas: [file: string, name: string, schema: v.GenericSchema][] = [
  ['content/footers.ts', 'siteFooter', footerSchema],
  ['content/hosts.ts', 'hosts', hostsSchema],
  ['content/repository.ts', 'repository', repositorySchema],
];

export interface ContentChecks {
  /** Of the pictures, to measure whether words fit them; nothing is measured without. */
  typeface?: Typeface;
  /** What somebody typed in a campaign, by its id, where its document may not have it. */
  typed?: Readonly<Record<string, Judged['typed']>>;
  /**
   * Puts a campaign's problem into words. By default, it's `describeInFile`.
   */
  describe?: (problem: Problem, document: CampaignDocument) => string;
}

/**
 * Checks the content against its schemas and rules.
 * @param modules every file under content/
 * @returns a sentence for each problem
 */
export function contentProblems(
  modules: readonly ContentModule[],
  { typeface, typed = {}, describe = describeInFile(modules) }: ContentChecks = {},
): string[] {
  const modulesByFile = new Map(modules);
  const shared = schemas.flatMap(([file, name, schema]) =>
    schemaFindings(schema, Object(modulesByFile.get(file))[name]).map(({ path, ...finding }) =>
      sentenceIn(file, [name, path].filter(Boolean).join('.'), finding),
    ),
  );
  // A campaign has no such files, so no rule looks for them.
  const file = 'content/hosts.ts';
  const { scripts } = Object(Object(modulesByFile.get(file)).hosts);
  const expected = 'a file in public/';
  const missing = textsIn(scripts)
    .filter(([, name]) => name.startsWith('/') && !existsSync(`public${name}`))
    .map(([index, value]) =>
      sentenceIn(file, `hosts.scripts.${index}`, { value, expected: expected }),
    );
  const documents = documentsIn(modules);
  const routes = siteRoutes();
  const inCampaigns = documents.flatMap((document, index) => {
    const others = documents.filter((other) => other !== document);
    // The second of two that share something is the copy.
    const site = siteOf({
      document,
      others,
      taken: documents.slice(0, index),
      routes,
      words: problemWords.taken,
    });
    const { images = campaignImages(document) } = document;
    const judged = { ...document, site, images };
    const input = { document: judged, typeface, typed: typed[document.audience.id] };
    // The others are only notes.
    const stoppingProblems = problemsIn(input, problemWords).filter(
      ({ level }) => level === 'stops',
    );
    return stoppingProblems.map((problem) => describe(problem, document));
  });
  return [
    ...new Set([shared, missing, listProblems(modules), inCampaigns, strayTexts(modules)].flat()),
  ];
}

/** With its file, its field and what's there: `content/offer.ts: offer.code is "no". Use …`. */
export const describeInFile =
  (modules: readonly ContentModule[]) => (problem: Problem, document: CampaignDocument) =>
    sentenceIn(...placeOf(folderOf(document, modules), problem.path), problem);

export function documentsIn(modules: readonly ContentModule[]): CampaignDocument[] {
  return Object(new Map(modules).get('content/campaigns.ts')).documents;
}

/** The folder of a campaign's audience, such as `content/audiences/remote`. */
export function folderOf({ audience }: CampaignDocument, modules: readonly ContentModule[]) {
  const folders = audiencesIn(modules);
  // Two may have the same id by mistake, and an edited audience isn't the one in its folder.
  const match =
    folders.find(({ audience: modulesByFile }) => modulesByFile === audience) ??
    folders.find(({ audience: { id } }) => id === audience.id);
  return match?.folder ?? 'content/audiences';
}

/** The audiences that have a folder, whether they're listed or not. */
function audiencesIn(modules: readonly ContentModule[]) {
  return modules.flatMap(([file, exports]) => {
    const folder = /^(content\/audiences\/[^/]+)\/index\.ts$/.exec(file)?.[1];
    return folder ? Object.values(exports).map((audience) => ({ folder, audience })) : [];
  });
}

/** Checks that every audience has its folder's name, and that it and the home one are listed. */
function listProblems(modules: readonly ContentModule[]): string[] {
  const file = 'content/audiences/index.ts';
  const { homeAudience } = Object(new Map(modules).get(file));
  const ids = documentsIn(modules).map(({ audience }) => audience.id);
  const problems = audiencesIn(modules).flatMap(({ folder, audience: { id } }) => {
    const idFinding = { value: id, expected: 'the name of its folder' };
    return [
      !ids.includes(id) && `${folder} isn't in ${file}: add ${id} there, or delete the folder.`,
      !folder.endsWith(`/${id}`) && sentenceIn(`${folder}/index.ts`, 'id', idFinding),
    ].filter((problem) => problem !== false);
  });
  if (ids.includes(homeAudience.id)) return problems;
  const expected = `one in the list: ${ids.join(', ')}`;
  return [
    ...problems,
    sentenceIn(file, 'homeAudience', { value: homeAudience.id, expected: expected }),
  ];
}

/**
 * Checks the one value that a passing day can make wrong. Separate from `contentProblems` because
 * only a build may fail for that, not a unit test.
 * @param now the time of the build
 * @returns a sentence if the security contact has expired
 */
export function expiryProblems({ security: { expires } }: Brand, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  if (expires > today) return [];
  const expected = `a date later than today (${today}): make sure the contact is still right, then pick a new date`;
  return [
    sentenceIn('content/brand.ts', 'brand.security.expires', {
      value: expires,
      expected: expected,
    }),
  ];
}

/** Checks the texts of the files that have no schema: types can't tell that one is empty. */
function strayTexts(modules: readonly ContentModule[]): string[] {
  return modules
    .filter(([file]) => /^content\/(?:words\/|market\/|footers|posts)/.test(file))
    .flatMap(([file, exports]) =>
      textsIn(exports).flatMap(([path, value]) =>
        schemaFindings(text, value).map((finding) => sentenceIn(file, path, finding)),
      ),
    );
}
