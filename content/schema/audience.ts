import * as v from 'valibot';
import { adSchema, launchSchema } from './ad';
import { adFormatSchema } from './ad-format';
import { brandSchema, offerSchema } from './brand';
import { emailSchema, emailSharedSchema } from './email';
import { field } from './field';
import { figureSchema } from './figure';
import { landingSchema } from './landing';
import { platformSchema } from './platform';
import { color, httpsAddress, id, listOf, matching, text, type Theme } from './text';

/** Ids that other elements of the template pages have: a tab's id is its audience's. */
const takenIds = ['content', 'top', 'audience-panel', 'export-heading', 'platforms-heading'];

const ownAccent = (theme: Theme, label: string) =>
  v.optional(
    field(color, {
      group: 'campaign',
      label,
      theme,
      kind: 'color',
      help: 'Used in every format for this campaign’s buttons, logo and whatever stops the attack in drawings, such as the stamp. Danger stays red. If this is empty, we use the brand’s color.',
    }),
  );

/** The id used for an audience's folder, template pages, files and `utm_campaign`. */
export const audienceId = v.pipe(
  id,
  v.check((value) => !takenIds.includes(value), `any id other than ${takenIds.join(', ')}`),
);

/** One audience, with everything its landing page, email and ads say. */
const audienceSchema = v.object({
  id: audienceId,
  name: text,
  /** The `utm_campaign` of its links, if that's not the audience's id. */
  campaign: v.optional(
    field(
      matching(/^[a-z0-9_-]{1,60}$/, 'up to 60 lowercase letters, digits, hyphens and underscores'),
      {
        group: 'links',
        label: 'utm_campaign',
        form: 'tracking',
        mustBeValid: true,
        help: 'The campaign’s name in your analytics. If it’s empty, we use the audience’s id. Lowercase letters, digits, hyphens and underscores.',
      },
    ),
  ),
  /** Where buttons and ads go, if that's not the audience's landing page. */
  link: v.optional(
    field(httpsAddress, {
      group: 'links',
      label: 'Link',
      form: 'address',
      mustBeValid: true,
      help: 'Where buttons and ads lead, if not to the landing page. Use an https address. UTM parameters are added to it.',
    }),
  ),
  /** Its own accents, in place of the brand's. */
  lightAccent: ownAccent('light', 'Accent color on light pages, this campaign only'),
  darkAccent: ownAccent('dark', 'Accent color on dark pages, this campaign only'),
  landing: landingSchema,
  email: emailSchema,
  ad: adSchema,
  launch: launchSchema,
});

/** What an audience's email, ads and pictures are made from, by lib/campaign. */
export const campaignSchema = v.object({
  audience: audienceSchema,
  offer: offerSchema,
  brand: brandSchema,
  email: emailSharedSchema,
  platforms: listOf(platformSchema),
  /** By size: width x height. */
  formats: v.record(v.string(), adFormatSchema),
  /** Tells variants apart: it's added to `utm_content` and to the names of ads. */
  variant: v.optional(id),
  /** What another variant has just the same, so that this one is without it: `story`. */
  same: v.optional(v.array(text)),
  /** Where its ads are shown, if that's not all of its countries: `Austin, Texas, United States`. */
  location: v.optional(text),
  /** A new campaign: its address, which its files have in place of the audience's id. */
  slug: v.optional(id),
  /** The folder that its email's images are in, if they aren't on the site. */
  emailImages: v.optional(httpsAddress),
  /** What they're called there, by their paths, if other variants' images are the same. */
  emailImageNames: v.optional(v.record(v.string(), text)),
  /** The paths of the texts with `{placeholder}`: `audience.email.testimonial.quote`. */
  placeholders: v.array(text),
  /** The paths of a new campaign's texts that are still those of another one, and its name. */
  copied: v.optional(v.object({ from: text, paths: v.array(text) })),
  /** The figures in its texts and drawings, by name, and where they are. */
  figures: v.array(v.object({ ...figureSchema.entries, name: text, paths: v.array(text) })),
});

export type Audience = v.InferOutput<typeof audienceSchema>;
export type Campaign = v.InferOutput<typeof campaignSchema>;
