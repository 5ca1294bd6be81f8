import * as v from 'valibot';
import type { AdText, Campaign, FilmName } from '@/content/schema';
import { adSchema } from '@/content/schema/ad';
import { offerSchema } from '@/content/schema/brand';
import { emailLimits } from '@/content/schema/email';
import { graphemeCount, httpsAddress, id, listOf, text } from '@/content/schema/text';
import { filmNames } from '@/content/schema/film-names';
import { studioFields as words } from '@/content/words/studio-fields';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { pageLink } from '@/lib/campaign/campaign-link';

export const fieldGroups = [
  'campaign',
  'links',
  'email',
  'fear',
  'remedy',
  'story',
  'films',
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/** A text of a campaign that a marketer can change. */
export interface Field {
  /** Where it is in a campaign: `audience.email.subject`, `audience.ad.story.slides.0`. */
  path: string;
  group: FieldGroup;
  label: string;
  help?: string;
  /** How many lines its box has. */
  rows: number;
  /** The field is a list, with one entry on each line. */
  list: boolean;
  /** How many graphemes are shown in full or, with `unit: 'entries'`, how many entries. More is allowed, but flagged. */
  limit?: number;
  unit: 'characters' | 'entries';
  /** What the value has to be: a text, or a list of texts. */
  schema: v.GenericSchema<unknown, string | string[]>;
  /** The field may be empty. That's the same as no edit. */
  optional: boolean;
  /** The value to use if a campaign has none at the path. */
  fallback?: (campaign: Campaign) => string;
}

/** The most that any field takes, in graphemes: far more than any of them needs, so that a link can't bring in endless text. */
const most = 1000;

// The length comes first: a segmenter copies the whole text for each grapheme, so a long one would take gigabytes.
const line = v.pipe(
  text,
  v.check(
    (value) => value.length <= 5 * most && graphemeCount(value) <= most,
    `${most} characters or fewer`,
  ),
);

/** The most entries in a list, and the longest address and id, for the same reason. */
const atMost = {
  entries: v.maxLength<string[], 50, string>(50, '50 entries or fewer'),
  address: v.maxLength<string, 2000, string>(2000, '2000 characters or fewer'),
  id: v.maxLength<string, 60, string>(60, '60 characters or fewer'),
};

// The count comes first, so that a list that's too long is refused without checking each entry.
const upToMost = v.pipe(v.array(v.string()), atMost.entries);

const lines = v.pipe(upToMost, listOf(line));

const utm = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, words.faults.utm));

// It's put into the HTML as it is, because some services have no tag for it.
const sender = v.pipe(line, v.regex(/^[^<>&"]*$/, words.faults.sender));

type Options = Partial<Omit<Field, 'path' | 'group' | 'label'>>;

const inGroup =
  (group: FieldGroup) =>
  (path: string, label: string, options: Options = {}): Field => ({
    path,
    label,
    group,
    rows: 1,
    list: false,
    unit: 'characters',
    schema: options.list ? lines : line,
    optional: false,
    ...options,
  });

/** Every field of a campaign that a marketer can change, in the order in which the editor shows them. */
export function fieldsOf(campaign: Campaign): Field[] {
  const { audience } = campaign;
  const { slides } = audience.ad.story;
  const [shared, links, email] = [inGroup('campaign'), inGroup('links'), inGroup('email')];
  const limitOf = (name: AdText) => adLimit(campaign, name);
  const concept = (name: 'fear' | 'remedy', place: string): Field[] => {
    const own = inGroup(name);
    const path = `audience.ad.ads.${place}`;
    return [
      own(`${path}.picture.headline`, words.pictureHeadline, { rows: 2, help: words.pictureHelp }),
      own(`${path}.picture.subheadline`, words.pictureSubheadline, { rows: 2 }),
      own(`${path}.headline`, words.adHeadline, {
        limit: limitOf('headline'),
        help: words.adHeadlineHelp,
      }),
      own(`${path}.subheadline`, words.adSubheadline, { limit: limitOf('subheadline') }),
      own(`${path}.bodyText`, words.bodyText, { rows: 4, limit: limitOf('bodyText') }),
    ];
  };
  return [
    shared('offer.code', words.code, {
      help: words.codeHelp,
      schema: v.pipe(offerSchema.entries.code, v.maxLength(24, '24 characters or fewer')),
    }),
    shared('offer.discount', words.discount, { help: words.discountHelp, limit: 8 }),
    shared('email.sender', words.sender, {
      rows: 2,
      help: words.senderHelp,
      schema: sender,
      optional: true,
    }),
    links('link', words.link, {
      help: words.linkHelp,
      schema: v.pipe(httpsAddress, atMost.address),
      fallback: pageLink,
    }),
    links('audience.campaign', words.utmCampaign, {
      help: words.utmHelp,
      schema: v.pipe(id, atMost.id),
    }),
    links('email.utm.source', words.emailSource, { schema: utm }),
    links('email.utm.medium', words.emailMedium, { schema: utm }),
    ...campaign.platforms.flatMap(({ name }, index) => [
      links(`platforms.${index}.utm.source`, `${name}: utm_source`, { schema: utm }),
      links(`platforms.${index}.utm.medium`, `${name}: utm_medium`, { schema: utm }),
    ]),
    email('audience.email.subject', words.subject, { rows: 2, limit: emailLimits.subject }),
    email('audience.email.preview', words.preview, {
      rows: 3,
      limit: emailLimits.preview,
      help: words.previewHelp,
    }),
    email('audience.email.label', words.label),
    email('audience.email.headline', words.headline, { rows: 2 }),
    email('audience.email.intro', words.intro, { rows: 4 }),
    email('audience.email.cta', words.emailCta),
    email('audience.email.risks.heading', words.risksHeading),
    email('audience.email.risks.items', words.risks, { rows: 5, list: true }),
    email('audience.email.solutions.heading', words.solutionsHeading),
    email('audience.email.solutions.items', words.solutions, { rows: 5, list: true }),
    email('audience.email.testimonial.quote', words.quote, { rows: 4, help: words.quoteHelp }),
    email('audience.email.testimonial.by', words.quoteBy),
    email('audience.email.badges', words.badges, { rows: 4, list: true }),
    ...concept('fear', 'primary'),
    inGroup('fear')('audience.ad.ads.primary.cta', words.adCta, { help: words.adCtaHelp }),
    inGroup('fear')('audience.ad.metaTags', words.metaTags, {
      rows: 5,
      list: true,
      unit: 'entries',
      limit: limitOf('metaTags'),
      schema: v.pipe(
        upToMost,
        adSchema.entries.metaTags,
        v.everyItem((tag) => tag.length <= 100, '100 characters or fewer'),
      ),
    }),
    ...concept('remedy', 'remedy'),
    ...slides.map((_, index) =>
      inGroup('story')(`audience.ad.story.slides.${index}`, `${words.slide} ${index + 1}`, {
        rows: 3,
        help: index === 0 ? words.slideHelp : undefined,
      }),
    ),
    ...filmNames.flatMap((name) => filmFields(campaign, name)),
  ];
}

/** What a film shows and says, shot by shot. */
function filmFields({ audience }: Campaign, name: FilmName): Field[] {
  const { shots } = audience.films[name];
  const places = [...shots.map((_, index) => `shots.${index}`), 'endCard'];
  const own = inGroup('films');
  return places.flatMap((place, index) => {
    const path = `audience.films.${name}.${place}`;
    const label = `${words.films[name]}, ${words.shot} ${index + 1}`;
    return [
      own(`${path}.words`, label, { rows: 2 }),
      own(`${path}.voice`, `${label}: ${words.voice}`, { rows: 2 }),
    ];
  });
}

/** The shortest limit of the campaign's own platforms for one of an ad's texts. */
function adLimit(campaign: Campaign, name: AdText): number | undefined {
  const limits = adPlatforms(campaign)
    .flatMap(({ limits: all }) => all)
    .filter((limit) => limit.text === name)
    .flatMap(({ cut, refused }) => cut ?? refused ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
