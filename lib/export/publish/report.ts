import { editsWords } from '@/content/words/edits';
import { publishWords as words } from '@/content/words/publish';
import { templatePages } from '@/content/navigation';
import { studioRoute } from '@/content/studio';
import type { CampaignDocument } from '@/content/schema';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { isInside } from '@/lib/campaign/document/paths';
import { factsOf, placeholderToken, resolve, resolveText } from '@/lib/campaign/document/resolve';
import { valueOf } from '@/lib/campaign/document/values';
import { applyVariant, withParts } from '@/lib/campaign/edits/edits';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { codeIn, listIn, plainIn } from './markdown';
import type { Publication } from './restore-publication';

/** How many lines a list has at most: a comment on GitHub can't be longer than 65,536 characters. */
const most = 50;

/** Why nothing is published, in Markdown. */
export const problemReport = (problems: readonly string[]): string =>
  [`### ${words.refused}`, listIn(shortened(problems.map(plainIn))), words.whatToDo].join('\n\n');

/** What's published, in Markdown. @param isWritten it's in the content, and not only checked */
export const publishReport = (publications: readonly Publication[], isWritten: boolean): string =>
  [`### ${isWritten ? words.published : words.checked}`, ...publications.map(campaignReport)].join(
    '\n\n',
  );

function campaignReport(publication: Publication): string {
  const { begunFrom, document, name } = publication;
  const campaign = `**${plainIn(document.audience.name)}**`;
  const heading = begunFrom
    ? fill(words.campaign.added, {
        campaign,
        source: plainIn(begunFrom.audience.name),
        file: codeIn(name),
      })
    : fill(words.campaign.edited, { campaign, file: codeIn(name) });
  const changes = changesOf(publication);
  const addresses = begunFrom ? addressesOf(document) : [];
  const isUnchanged = changes.length === 0 && !begunFrom;
  const lines = [...addresses, ...(isUnchanged ? [words.campaign.unchanged] : shortened(changes))];
  return [heading, listIn(lines), ...notesOn(publication)].join('\n\n');
}

/** Where a new campaign's page, email, ads and films will be. */
function addressesOf(document: CampaignDocument): string[] {
  const { audience } = resolve(document);
  const [email, ads] = templatePages.map(({ route }) => codeIn(`${route}/${audience.id}`));
  const films = filmNamesOf(audience).map((film) => codeIn(filmFiles(audience, film).video));
  const { campaign } = words;
  return [
    fill(campaign.landing, { address: codeIn(audience.landing.route) }),
    fill(campaign.email, { address: email ?? '' }),
    fill(campaign.ads, { address: ads ?? '' }),
    ...films.map((address) => fill(campaign.video, { address })),
    ...(studioRoute
      ? [fill(campaign.studio, { address: codeIn(`${studioRoute}/${audience.id}`) })]
      : []),
  ];
}

/** Each edited field, before and after, as readers see it. */
function changesOf({ document, variant }: Publication): string[] {
  const base = withParts(document, variant);
  const editedDocument = applyVariant(document, variant);
  const isEdited = ({ path }: Field) => Object.hasOwn(variant, path);
  return [
    ...fieldsOf(document).filter((field) => field.kind === 'part' && isEdited(field)),
    ...fieldsOf(base).filter((field) => field.kind !== 'part' && isEdited(field)),
  ].map((field) => {
    const label = `**${plainIn(field.label)}**`;
    const { [field.kind]: template }: Readonly<Record<string, string>> = words.changes.kinds;
    if (field.kind !== 'boolean' && variant[field.path] === '')
      return fill(words.changes.leftOut, { label });
    if (template !== undefined) return fill(template, { label });
    const [before, after] = [textIn(base, field), textIn(editedDocument, field)];
    return before === ''
      ? fill(words.changes.added, { label, after: codeIn(after) })
      : fill(words.changes.changed, { label, before: codeIn(before), after: codeIn(after) });
  });
}

/** A field's value on one line, with what its tokens stand for. */
function textIn(document: CampaignDocument, field: Field): string {
  const value = valueOf(document, field);
  if (field.kind === 'boolean') return value === '' ? words.answers.no : words.answers.yes;
  return resolveText(value, factsOf(document)).text.replaceAll('\n', ' / ');
}

function notesOn({ document, ...publication }: Publication): string[] {
  const labelOf = (path: string) =>
    plainIn(fieldsOf(document).find((field) => isInside(path, field.path))?.label ?? path);
  const differences = publication.differences.map(({ label, kind, value }) => {
    const sentence = editsWords.differences[kind];
    const note = fill(words.difference, { label: plainIn(label), sentence });
    return kind === 'changed' ? note : `${note} ${fill(words.unused, { value: codeIn(value) })}`;
  });
  const keptNotes = publication.keptPaths.map((path) =>
    fill(words.shared, { label: labelOf(path) }),
  );
  const { begunFrom, markedPaths, copiedPaths, variantIndex } = publication;
  const markedNote = fill(words.marked, { count: markedPaths.length, mark: placeholderToken });
  const labels = listIn(shortened([...new Set(markedPaths.map(labelOf))]));
  const copiedNote = fill(words.copied, {
    count: copiedPaths.length,
    source: plainIn(begunFrom?.audience.name ?? ''),
  });
  return [
    listIn(shortened([...differences, ...keptNotes])),
    variantIndex === undefined ? '' : variantNote(variantIndex),
    markedPaths.length > 0 ? `${markedNote}\n\n${labels}` : '',
    copiedPaths.length > 0 ? copiedNote : '',
  ].filter(Boolean);
}

/** Which of two variants was published, and how to publish the other one. */
function variantNote(index: number): string {
  const { names, published } = words.variants;
  return fill(published, { name: names[index] ?? '', other: names[1 - index] ?? '' });
}

/** A list's first lines, and how many more there are. */
function shortened(lines: readonly string[]): string[] {
  const count = lines.length - most;
  return count > 0 ? [...lines.slice(0, most), fill(words.more, { count })] : [...lines];
}
