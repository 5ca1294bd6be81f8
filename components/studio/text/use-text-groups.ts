import { useDeferredValue, useMemo, useState } from 'react';
import { studio as words } from '@/content/words/studio/studio';
import type { CampaignDocument } from '@/content/schema';
import { studioFields } from '@/content/words/studio/fields';
import { type Field, typedFieldsOf } from '@/lib/campaign/document/fields';
import { isShared } from '@/lib/campaign/document/paths';
import { withParts } from '@/lib/campaign/edits/edits';
import {
  amountPath,
  figureText,
  readableText,
  isEdited,
  placeName,
  placePath,
  placesIn,
  textAt,
} from '@/lib/studio/text/places';
import type { Artboard } from '../wall/artboard';
import { boardsOf, originalOf, settledContent, textsOf, useStudio } from '../store';

const isLink = ({ group }: Field) => group === 'links';

const isAmount = ({ figure, path }: Field) => figure !== undefined && path === amountPath(figure);

export type TextEntry = ReturnType<typeof groupTexts>[number]['entries'][number];

/**
 * The texts that have what's searched for, by the artboard that shows them first. They're the same
 * as long as nothing changes them: there are hundreds.
 * @param options `listedPaths` are the only ones to list, or all if it's undefined; `isPointed` is
 *   whether a pointer is over the list, where nothing is to move away from it
 */
export function useTextGroups(
  search: string,
  { listedPaths, isPointed }: { listedPaths: readonly string[] | undefined; isPointed: boolean },
) {
  const content = useStudio(settledContent);
  const original = useStudio(originalOf);
  const boards = useStudio(boardsOf);
  // Artboards report their texts one after the other, and nobody waits for where those are listed.
  const latest = useDeferredValue(useStudio(textsOf));
  const isOpenHere = useStudio(({ selection }) => selection !== undefined && !selection.board);
  const [texts, setTexts] = useState(latest);
  // The text that's edited in the column, or pointed at, stays where it is.
  if (!isOpenHere && !isPointed && texts !== latest) setTexts(latest);
  const isNew = useStudio(({ newCampaign }) => newCampaign !== undefined);
  const searchText = search.trim().toLowerCase();
  // While a text is edited, it stays, even if it doesn't have the words anymore.
  const openPath = useStudio(({ selection }) => (searchText ? selection?.path : undefined));
  return useMemo(
    () =>
      groupTexts({ content, original, boards, texts, isNew, searchText, openPath, listedPaths }),
    [content, original, boards, texts, isNew, searchText, openPath, listedPaths],
  );
}

interface Options {
  content: ReturnType<typeof settledContent>;
  original: CampaignDocument;
  boards: readonly Artboard[];
  texts: ReadonlyMap<string, readonly string[]>;
  isNew: boolean;
  searchText: string;
  openPath: string | undefined;
  listedPaths: readonly string[] | undefined;
}

function groupTexts({ content, original, boards, texts, isNew, ...options }: Options) {
  const { document, variant, facts } = content;
  const { searchText, openPath } = options;
  const listedPaths = options.listedPaths && new Set(options.listedPaths);
  const base = withParts(original, variant);
  const places = typedFieldsOf(document).flatMap(placesIn);
  // A figure is one entry: its source is in its box.
  const listedPlaces = places.filter(({ field }) => !field.figure || isAmount(field));
  const unlisted = new Map(listedPlaces.map((place) => [placePath(place), place]));
  const pathsOf = (isWanted: (field: Field, path: string) => boolean) =>
    [...unlisted].flatMap(([path, { field }]) => (isWanted(field, path) ? path : []));
  const shared = pathsOf((field, path) => !isLink(field) && !isAmount(field) && isShared(path));
  return [
    {
      id: undefined,
      title: isNew ? words.column.common : words.column.shared,
      paths: shared,
    },
    { id: undefined, title: studioFields.groups.figures, paths: pathsOf(isAmount) },
    ...boards.map(({ id, title }) => ({ id, title, paths: texts.get(id) ?? [] })),
    { id: undefined, title: studioFields.groups.links, paths: pathsOf(isLink) },
    {
      id: undefined,
      title: studioFields.groups.campaign,
      paths: pathsOf(({ kind }) => kind === 'color'),
    },
    { id: undefined, title: words.column.other, paths: [...unlisted.keys()] },
  ]
    .map(({ id, title, paths }) => ({
      id,
      title,
      entries: paths.flatMap((path) => {
        const place = unlisted.get(path);
        unlisted.delete(path);
        if (!place || listedPaths?.has(path) === false) return [];
        const { field } = place;
        const name = placeName(document, place);
        const text = field.figure
          ? figureText(document, field.figure)
          : readableText(field, textAt(document, place, variant), facts);
        const isFound = `${name} ${text} ${title}`.toLowerCase().includes(searchText);
        if (!isFound && path !== openPath) return [];
        const unsaid = path === 'audience.campaign' ? (document.slug ?? document.audience.id) : '–';
        return {
          path,
          name,
          text: text || unsaid,
          isAlt: field.isAlt,
          isEdited: isEdited(base, place, variant),
        };
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
