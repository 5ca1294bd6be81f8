import * as v from 'valibot';
import type { Campaign, CampaignDocument, WrittenVisual } from '@/content/schema';
import { keyVisual } from '@/content/schema/key-visual';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { altOf, type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { valueOf } from '@/lib/campaign/document/values';
import { atPath } from '@/lib/campaign/document/paths';
import { type Facts, resolveText } from '@/lib/campaign/document/resolve';
import { readVisual } from '@/lib/campaign/document/visual';
import { applyVariant, type Variant, withEdit } from '@/lib/campaign/edits/edits';

/** What a picture shows, in words, with the figure if it draws one. */
export function pictureName(value: string, facts: Facts): string {
  const visual = readVisual(value);
  if (!visual) return value;
  const { moments, names } = words;
  if (visual.id === 'scene')
    return moments[visual.moment < 0.25 ? 'normal' : visual.moment < 0.75 ? 'attempt' : 'stopped'];
  const figure = 'figure' in visual ? `: ${resolveText(visual.figure, facts).text}` : '';
  return names[visual.id] + figure;
}

/** Pictures, each once, by their names. Several images have the same one, so they're numbered. */
export function namesOf(values: readonly string[], facts: Facts): [value: string, name: string][] {
  const distinctValues = [...new Set(values)];
  const names = distinctValues.map((value) => pictureName(value, facts));
  return distinctValues.map((value, index) => {
    const name = names[index] ?? value;
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    const count = names.slice(0, index + 1).filter((other) => other === name).length;
    return [value, isOnly ? name : `${name} ${count}`];
  });
}

/** `50% from the left, 30% from the top`. */
export const focusName = ([x, y]: [number, number]) => `${x}${words.across} ${y}${words.down}`;

/** What a picture of a campaign can show: the views of its scene, and all that it has elsewhere. */
export function picturesOf(document: CampaignDocument): string[] {
  const usedValues = fieldsOf(document).flatMap((field) =>
    field.kind === 'picture' ? valueOf(document, field) : [],
  );
  const otherVisuals: WrittenVisual[] = [{ id: 'report' }, { id: 'promo-ticket' }];
  const scenes = [0, 0.5, 1].map((moment): WrittenVisual => ({ id: 'scene', moment }));
  const drawings = [...scenes, ...otherVisuals].map((visual) => JSON.stringify(visual));
  return [
    ...new Set([...drawings, ...usedValues.filter((value) => readVisual(value)?.id !== 'scene')]),
  ];
}

/** A key visual of a campaign as it's drawn; undefined if it's one that can't be. */
export function visualIn(document: CampaignDocument, campaign: Campaign, value: string) {
  const usedValues = fieldsOf(document).find(
    (field) => field.kind === 'picture' && valueOf(document, field) === value,
  );
  const visual = usedValues ? atPath(campaign, usedValues.path) : readVisual(value);
  return v.is(keyVisual, visual) ? visual : undefined;
}

/** What a picture shows, however it's cut. */
function shownIn(value: string): string {
  const visual = readVisual(value);
  return visual?.id === 'image' ? visual.file : value;
}

/** The images that a picture has had, the newest last, each as it was cut last. */
export function imagesOfPicture(steps: readonly Variant[], path: string): string[] {
  const values = steps.flatMap((stepVariant) => stepVariant[path] ?? []);
  const images = values.filter((value) => readVisual(value)?.id === 'image');
  return [...new Map(images.map((value) => [shownIn(value), value])).values()];
}

interface PictureChange {
  original: CampaignDocument;
  variant: Variant;
  /** The picture's. */
  field: Field;
  /** What it shows from now on, in JSON. */
  value: string;
  /** Earlier variants, the newest last. */
  steps?: readonly Variant[];
}

/**
 * A variant whose picture shows something else. Its alternative text is the exported one, that of
 * another picture that shows the same, or the one that it had when it showed this before;
 * otherwise it's empty, so somebody has to write it.
 */
export function changePicture({
  original,
  variant,
  field,
  value,
  steps = [],
}: PictureChange): Variant {
  const document = applyVariant(original, variant);
  const next = withEdit({ original, variant, field, value });
  const alt = altOf(original, field);
  if (!alt) return next;
  if (shownIn(value) === shownIn(valueOf(document, field))) return next;
  const isSame = shownIn(value) === shownIn(valueOf(original, field));
  const texts = [original, document].flatMap((base) =>
    fieldsOf(base).flatMap((other) => {
      const text = other.kind === 'picture' && altOf(base, other);
      return text && shownIn(valueOf(base, other)) === shownIn(value) ? valueOf(base, text) : [];
    }),
  );
  const before = steps.findLast(
    (step) => step[alt.path] && shownIn(step[field.path] ?? '') === shownIn(value),
  );
  const text = texts[0] ?? before?.[alt.path] ?? '';
  return withEdit({
    original,
    variant: next,
    field: alt,
    value: isSame ? valueOf(original, alt) : text,
  });
}
