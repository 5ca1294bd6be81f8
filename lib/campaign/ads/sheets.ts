import type { Audience, Campaign, Platform } from '@/content/schema';
import { csv } from './csv';
import { fileName } from './files';
import { type AdPicture, creativePicture } from './pictures';
import { adLink, ctaOn, platformOf } from './platforms';

/**
 * The columns of Meta Ads Manager's bulk import, as in public export files of 2026. Meta documents the import
 * (facebook.com/business/help/216402145125255) but not the columns, and it changes them. That's why we call it a
 * starting sheet.
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

/**
 * A starting sheet for Meta: one paused ad for each size of the creative. Columns that depend on the advertiser's
 * account are left empty.
 */
export function metaSheet(campaign: Campaign): string {
  const { audience } = campaign;
  const { name, ad, launch } = audience;
  const { headline, subheadline, bodyText } = ad.ads.primary;
  const { min, max } = launch.ages;
  const facebook = platformOf(campaign, 'facebook');
  const rows = picturesOn(audience, facebook).map(([platform, picture]) => ({
    'Campaign Name': campaignName(campaign),
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
    'Ad Name': `${audience.campaign} ${picture.name}`,
    'Ad Status': 'PAUSED',
    Title: headline,
    Body: bodyText,
    'Link Description': subheadline,
    Link: adLink(campaign, platform, picture.name),
    'Call to Action': ctaOn(platform, ad).toUpperCase().replaceAll(' ', '_'),
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
export function linkedinSheet(campaign: Campaign): string {
  const { audience } = campaign;
  const { headline, subheadline, bodyText } = audience.ad.ads.primary;
  const linkedin = platformOf(campaign, 'linkedin');
  const rows = picturesOn(audience, linkedin).map(([platform, picture]) => ({
    'Ad name': `${campaignName(campaign)}, ${picture.name}`,
    'Introductory text': bodyText,
    Headline: headline,
    Description: subheadline,
    'Call to action': ctaOn(platform, audience.ad),
    'Destination URL': adLink(campaign, platform, picture.name),
    'Image file': fileName(picture.file),
    'Alternative text': picture.alt,
  }));
  return csv(linkedinColumns, rows);
}

function campaignName({ audience, brand }: Campaign): string {
  return `${brand.name}, ${audience.name}: ${audience.ad.title}`;
}

/** The creative in the sizes that a platform shows. Empty if the content doesn't have the platform. */
function picturesOn(audience: Audience, platform?: Platform): [Platform, AdPicture][] {
  if (!platform) return [];
  return platform.placements
    .filter(({ dimension }) => audience.ad.display.dimensions.includes(dimension))
    .map(({ dimension }) => [platform, creativePicture(audience, dimension)]);
}
