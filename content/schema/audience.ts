import * as v from 'valibot';
import { adSchema, launchSchema } from './ad';
import { brandSchema, offerSchema } from './brand';
import { emailSchema, emailSharedSchema } from './email';
import { landingSchema } from './landing';
import { platformSchema } from './platform';
import { id, listOf, text } from './text';

/** Everything a campaign for one audience is made of. */
export const audienceSchema = v.object({
  /** Part of its template pages' addresses, and of the name of every file made for it. */
  id,
  /** What a tab or a menu calls it. */
  name: text,
  /** `utm_campaign` of every link in its emails and ads: what analytics files their visits under. */
  campaign: id,
  landing: landingSchema,
  email: emailSchema,
  ad: adSchema,
  launch: launchSchema,
});

/** An audience with all that its email, ads and pictures are made from: what lib/campaign works on. */
export const campaignSchema = v.object({
  audience: audienceSchema,
  brand: brandSchema,
  offer: offerSchema,
  email: emailSharedSchema,
  platforms: listOf(platformSchema),
});

export type Audience = v.InferOutput<typeof audienceSchema>;
export type Campaign = v.InferOutput<typeof campaignSchema>;
