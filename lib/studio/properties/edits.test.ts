import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { graphemes } from '@/content/schema/graphemes';
import { httpsAddress } from '@/content/schema/text';
import { pageLink } from '@/lib/campaign/document/campaign-link';
import { textsIn } from '@/lib/campaign/document/paths';
import { longestText, resolve } from '@/lib/campaign/document/resolve';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { anySavedEdits, editedBy } from '@/lib/properties/any-edits';
import { slowProperty } from '@/lib/properties/property';
import { changesOf } from '@/lib/studio/drafts/changes';
import { markedCampaign, unmark, withFields } from '@/lib/studio/text/marks';

const [document] = documents;
const original = resolve(document);

/** A text that was emptied is a dash in previews. */
const emptied = (tree: unknown) => unmark(JSON.stringify(tree)).replaceAll('"–"', '""');

slowProperty('any edits can be read, shown and compared', [anySavedEdits], (saved) => {
  const { variant, edited, campaign } = editedBy(saved);
  expect(textsIn(campaign).filter(([, text]) => text.length > longestText)).toEqual([]);
  expect(campaign.brand).toEqual(original.brand);
  expect(campaign.audience.landing.route).toBe(original.audience.landing.route);
  expect(v.is(httpsAddress, pageLink(campaign))).toBe(true);
  expect(Reflect.get({}, 'x')).toBeUndefined();
  changesOf(document, variant);
  problemsIn({ document: edited, typed: variant }, problemWords);
  const { campaign: marked, paths: numbers } = markedCampaign(edited, campaign);
  expect(emptied(marked)).toBe(emptied(campaign));
  const [{ headline }, plain] = [marked.audience.email, campaign.audience.email];
  expect(graphemes(headline)).toHaveLength(graphemes(unmark(plain.headline) || '–').length);
  const html = withFields(`<p>${headline}</p>`, numbers);
  expect(html).toBe(unmark(html));
});
