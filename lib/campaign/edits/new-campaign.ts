import * as v from 'valibot';
import type { CampaignDocument, Site } from '@/content/schema';
import { cleanLine, plainLetters } from '../document/clean-text';
import { textsToRewrite } from '../document/copied-texts';

/** In UTF-16 code units. */
export const longestName = 60;

/** A name from anywhere, in one line without hidden characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => cleanLine(name.slice(0, longestName))),
  v.minLength(1),
);

/** The form of an audience's id, which is its page's address, too: `dental-labs`. */
export const addressForm = /^(?=.{1,60}$)[a-z][a-z\d]+(-[a-z\d]+)*$/;

export const addressSchema = v.pipe(v.string(), v.regex(addressForm));

/**
 * A campaign that somebody began from another one: with a draft, file names and a `utm_campaign` of
 * its own. It's in this browser only, until it's published: then it's an audience.
 */
export interface NewCampaign {
  id: string;
  name: string;
  /** The id of the audience that it will be, and its page's path: `dental-labs` for `/dental-labs`. */
  address: string;
}

/** What a campaign in this browser is stored under: its audience's id, and a new one's own. */
export const campaignId = (audience: string, newCampaign?: Pick<NewCampaign, 'id'>) =>
  newCampaign ? `${audience}/${newCampaign.id}` : audience;

/** Whether it's a new campaign. That shares no text with the others. */
export const isNew = (campaign: string) => campaign.includes('/');

/** The form of a new campaign's id, in addresses and in storage. */
export const newIdForm = /^[a-z\d]{8}$/;

/**
 * The address of a new campaign that has none of its own, because an earlier release saved it. It
 * begins with the audience's: `healthcare-spring-sale`.
 */
export function slugOf(audience: string, name: string): string {
  const slug = (plainLetters(name).match(/[a-z\d]+/g) ?? ['new']).join('-');
  const fullSlug = slug.startsWith(audience) ? slug : `${audience}-${slug}`;
  return fullSlug.slice(0, 60).replace(/-$/, '');
}

/**
 * An audience's document as a new campaign has it: with its own name, page and sample posts, as
 * publishing will make it. Only its `id` stays the audience's, because its files are there.
 */
export function documentOf(original: CampaignDocument, newCampaign?: NewCampaign) {
  if (!newCampaign) return original;
  const { name, address } = newCampaign;
  const { campaign: _, ...audience } = original.audience;
  const { posts } = audience.landing;
  const landing = {
    ...audience.landing,
    route: `/${address}`,
    ...(posts && { posts: { ...posts, items: ownPosts(posts.items, audience.id, address) } }),
  };
  return {
    ...original,
    audience: { ...audience, name, landing },
    slug: address,
    site: original.site && siteWith(original.site),
    origin: { name: audience.name, texts: textsToRewrite(original) },
  };
}

/** What the site's campaigns have, with the one that a new one began from. */
const siteWith = ({ pages, taken, own }: Site): Site => ({
  pages: [...pages, ...Object.keys(own).filter((key) => key.startsWith('/'))],
  taken: { ...taken, ...own },
  own: {},
});

type Posts = NonNullable<CampaignDocument['audience']['landing']['posts']>['items'];

/** The same posts at addresses that no other campaign has, where they're samples on this site. */
const ownPosts = (posts: Posts, audience: string, address: string): Posts =>
  typeof posts === 'string'
    ? posts
    : posts.map((post) => ({
        ...post,
        address: post.address.replace(
          /(?<=^(?:\{placeholder\})?\/posts\/)[\w-]+$/,
          (sample) => `${address}-${sample.replace(`${audience}-`, '')}`,
        ),
      }));
