import type { Platform } from '@/content/platforms';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { fileName } from './ad-files';
import { type AdPicture, creativePicture } from './ad-pictures';
import { adLink, ctaOn, platformOf } from './ad-platforms';
import { csv } from './csv';

const facebook = platformOf('facebook');
const linkedin = platformOf('linkedin');

/**
 * Columns of the bulk import of Meta Ads Manager, as they stand in public export files of 2026. Meta documents that
 * there is an import (facebook.com/business/help/216402145125255), and changes the columns: hence "starting sheet".
 */
const metaColumns = [
  'Campaign Name',
  'Campaign Status',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Name',
  'Ad Set Run Status',
  'Ad Set Time Start',
  'Countries',
  'Age Min',
  'Age Max',
  'Optimization Goal',
  'Billing Event',
  'Ad Name',
  'Ad Status',
  'Title',
  'Body',
  'Link Description',
  'Link',
  'Call to Action',
  'Image Hash',
  'Image File Name',
  'Creative Type',
  'Instagram Account ID',
] as const;

/** A starting sheet for Meta: one ad, paused, for each size of the creative. What only the account knows is empty. */
export function metaSheet(audience: Audience): string {
  const { name, ad, campaign, launch } = audience;
  const { headline, subheadline, bodyText } = ad.ads.primary;
  const { min, max } = launch.ages;
  const rows = pictures(audience, facebook).map((picture) => ({
    'Campaign Name': campaignName(audience),
    'Campaign Status': 'PAUSED',
    'Campaign Objective': 'Outcome Traffic',
    'Buying Type': 'AUCTION',
    'Ad Set Name': `${name}, ${min} to ${max}`,
    'Ad Set Run Status': 'PAUSED',
    'Ad Set Time Start': '',
    Countries: launch.countries.join(', '),
    'Age Min': String(min),
    'Age Max': String(max),
    'Optimization Goal': 'LINK_CLICKS',
    'Billing Event': 'IMPRESSIONS',
    'Ad Name': `${campaign} ${picture.name}`,
    'Ad Status': 'PAUSED',
    Title: headline,
    Body: bodyText,
    'Link Description': subheadline,
    Link: adLink(audience, facebook, picture.name),
    'Call to Action': ctaOn(facebook, ad).toUpperCase().replaceAll(' ', '_'),
    'Image Hash': '',
    'Image File Name': fileName(picture.file),
    'Creative Type': 'Link Page Post Ad',
    'Instagram Account ID': '',
  }));
  return csv(metaColumns, rows);
}

const linkedinColumns = [
  'Ad name',
  'Introductory text',
  'Headline',
  'Description',
  'Call to action',
  'Destination URL',
  'Image file',
  'Alternative text',
] as const;

/** The texts of an ad for LinkedIn, one row for each size it takes, to copy from. */
export function linkedinSheet(audience: Audience): string {
  const { headline, subheadline, bodyText } = audience.ad.ads.primary;
  const rows = pictures(audience, linkedin).map((picture) => ({
    'Ad name': `${campaignName(audience)}, ${picture.name}`,
    'Introductory text': bodyText,
    Headline: headline,
    Description: subheadline,
    'Call to action': ctaOn(linkedin, audience.ad),
    'Destination URL': adLink(audience, linkedin, picture.name),
    'Image file': fileName(picture.file),
    'Alternative text': picture.alt,
  }));
  return csv(linkedinColumns, rows);
}

function campaignName({ name, ad }: Audience): string {
  return `${site.name}, ${name}: ${ad.title}`;
}

/** The creative in the sizes that a platform shows. */
function pictures(audience: Audience, { placements }: Platform): AdPicture[] {
  return placements
    .filter(({ dimension }) => audience.ad.display.dimensions.includes(dimension))
    .map(({ dimension }) => creativePicture(audience, dimension));
}
