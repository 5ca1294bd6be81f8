import { wholeDocument as document } from '@/lib/fixtures/whole-campaign';
import { applyVariant, withParts } from './edits';
import { isEdited, placeAt, placeName, textAt } from './places';

test('an entry of a list is edited if its own text differs, wherever it is', () => {
  const badges = 'audience.email.badges';
  const [first, ...others] = document.audience.email.badges;
  const marked = (...entries: readonly string[]) => {
    const variant = { [badges]: entries.join('\n') };
    const edited = applyVariant(document, variant);
    const places = entries.map((_, index) => placeAt(edited, `${badges}.${index}`)!);
    return places
      .filter((place) => isEdited(withParts(document, variant), place, variant))
      .map((place) => textAt(edited, place));
  };
  expect(marked('New', ...others)).toEqual(['New']);
  expect(marked('New', ...others.toReversed(), first ?? '')).toEqual(['New']);
});

test('without a heading, a text is named by its section', () => {
  const path = 'audience.landing.risks';
  const named = (variant: Record<string, string>) => {
    const edited = applyVariant(document, variant);
    return placeName(edited, placeAt(edited, `${path}.items.0.text`)!);
  };
  const heading = { [`${path}.heading`]: '' };
  expect(named({ [`${path}.items.0.title`]: '' })).toBe(
    `${document.audience.landing.risks.heading}, risk 1, text`,
  );
  expect(named({ ...heading, [`${path}.items.0.title`]: '' })).toBe('Risks, risk 1, text');
});
