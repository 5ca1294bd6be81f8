import * as v from 'valibot';
import type { Brand } from '@/content/schema';
import { audienceSchema } from '@/content/schema/audience';
import { brandSchema, offerSchema } from '@/content/schema/brand';
import { emailServiceSchema, emailSharedSchema } from '@/content/schema/email';
import { inboxesSchema } from '@/content/schema/inbox';
import { footerSchema } from '@/content/schema/landing';
import { templatePageSchema } from '@/content/schema/page';
import { platformSchema } from '@/content/schema/platform';
import { listOf, text } from '@/content/schema/text';
import { audienceRules } from './audience-rules';

/** A file of the content, by its path from the root, and what it exports. */
export type ContentModule = readonly [file: string, exports: object];

/** What a file has to export, by the file and the name of the export. */
const schemas: Record<string, Record<string, v.GenericSchema>> = {
  'content/brand.ts': { brand: brandSchema },
  'content/offer.ts': { offer: offerSchema },
  'content/email.ts': { email: emailSharedSchema },
  'content/email-services.ts': { emailServices: listOf(emailServiceSchema) },
  'content/inboxes.ts': { inboxes: inboxesSchema },
  'content/platforms.ts': {
    platforms: v.object({ heading: text, items: listOf(platformSchema) }),
  },
  'content/footers.ts': { siteFooter: footerSchema },
  'content/words/email-templates.ts': { emailTemplates: templatePageSchema },
  'content/words/social-ads.ts': { socialAds: templatePageSchema },
};

const audienceFile = /^(content\/audiences\/[^/]+)\/index\.ts$/;

/** The file in an audience's folder that has each of its fields. */
const fileOfField: Record<string, string> = {
  landing: 'landing.ts',
  email: 'email.ts',
  ad: 'ad.ts',
  launch: 'ad.ts',
  films: 'film.ts',
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
  // The audiences are checked against these files, so stop if they have faults.
  if (shared.length > 0) return shared;
  const platforms = v.parse(
    v.object({ items: listOf(platformSchema) }),
    read(exported, 'content/platforms.ts', 'platforms'),
  );
  const listed = new Set(
    v.parse(v.array(v.unknown()), read(exported, 'content/audiences/index.ts', 'audiences')),
  );
  const own = modules.flatMap(([file, exports]) => {
    const folder = audienceFile.exec(file)?.[1];
    if (!folder) return [];
    const fileOf = (path: string) =>
      `${folder}/${fileOfField[path.split('.')[0] ?? ''] ?? 'index.ts'}`;
    return Object.entries(exports).flatMap(([name, audience]) => {
      const faults = check(audienceSchema, audience, (path) => [fileOf(path), path]);
      if (faults.length > 0) return faults;
      if (!listed.has(audience))
        return [`${file}: ${name} isn't in the list in content/audiences/index.ts.`];
      return audienceRules(audience, platforms.items).map(({ path, found, wanted }) =>
        sentence(fileOf(path), path, found, wanted),
      );
    });
  });
  return [...own, ...strayText(modules)];
}

/**
 * Checks the one value that a passing day can make wrong. Separate from `contentFaults` because only a build may fail for
 * that, not a unit test.
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

function check(
  schema: v.GenericSchema,
  value: unknown,
  place: (path: string) => readonly [file: string, field: string],
): string[] {
  const { issues } = v.safeParse(schema, value);
  return (issues ?? []).map((issue) => {
    const { message, input } = deepest(issue);
    const path = v.getDotPath(issue) ?? '';
    const [file, field] = place(path);
    return sentence(file, field, input, message);
  });
}

/** A union's own message only says that no branch matches. The innermost issue says why. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.at(-1);
  return inner ? deepest(inner) : issue;
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
