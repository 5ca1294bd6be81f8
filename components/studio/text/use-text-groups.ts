import { studio as words } from '@/content/words/studio/studio';
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
import { boardsOf, originalOf, settledContent, textsOf, useStudio } from '../store';

const isLink = ({ group }: Field) => group === 'links';

const isAmount = ({ figure, path }: Field) => figure !== undefined && path === amountPath(figure);

/** The texts that have what's searched for, by the artboard that shows them first. */
export function useTextGroups(search: string, isListed: (path: string) => boolean) {
  const { document, variant, facts } = useStudio(settledContent);
  const base = withParts(useStudio(originalOf), variant);
  const boards = useStudio(boardsOf);
  const texts = useStudio(textsOf);
  const newCampaign = useStudio((state) => state.newCampaign);
  const openPath = useStudio(({ selection }) => selection?.path);
  const searchText = search.trim().toLowerCase();
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
      title: newCampaign ? words.column.common : words.column.shared,
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
        if (!place || !isListed(path)) return [];
        const { field } = place;
        const name = placeName(document, place);
        const text = field.figure
          ? figureText(document, field.figure)
          : readableText(field, textAt(document, place, variant), facts);
        // While a text is edited, it stays, even if it doesn't have the words anymore.
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
