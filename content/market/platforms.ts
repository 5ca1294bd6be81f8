// Long, because it's one list, with an entry for each platform.
import type { Platform } from '../schema';

/** The day when we last checked the limits and buttons against their sources. */
export const limitsChecked = '2026-11-21';

const sources = {
  facebookFeed: 'https://www.facebook.com/business/ads-guide/image/facebook-feed',
  instagramFeed: 'https://www.facebook.com/business/ads-guide/image/instagram-feed',
  instagramHashtags:
    'https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/',
  metaCtas:
    'https://developers.facebook.com/docs/marketing-api/reference/ad-creative-link-data-call-to-action/',
  linkedin: 'https://www.linkedin.com/help/lms/answer/a426534',
  tiktok: 'https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads',
  x: 'https://business.x.com/en/help/campaign-setup/creative-ad-specifications',
  pinterest: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  // Reddit's own page couldn't be reached.
  reddit: 'https://www.stackmatix.com/blog/reddit-ad-specs',
} as const;

/** The buttons that suit an offer like ours. Meta has more (see `sources`). */
const metaCtas = [
  { label: 'Learn More', code: 'LEARN_MORE' },
  { label: 'Get Offer', code: 'GET_OFFER' },
  { label: 'Shop Now', code: 'SHOP_NOW' },
  { label: 'Sign Up', code: 'SIGN_UP' },
  { label: 'Subscribe', code: 'SUBSCRIBE' },
  { label: 'Download', code: 'DOWNLOAD' },
  { label: 'Get Quote', code: 'GET_QUOTE' },
  { label: 'Contact Us', code: 'CONTACT_US' },
  { label: 'Apply Now', code: 'APPLY_NOW' },
];

/** The day when we last compared the sheets' columns, and what has to be declared, with the sources. */
const sheetsChecked = '2026-11-29';

/** Meta's own template, and export files that are public on GitHub (see `metaSheet`). */
const metaColumns: Platform['columns'] = {
  checked: sheetsChecked,
  sources: [
    'https://www.facebook.com/business/help/216402145125255',
    'https://developers.facebook.com/documentation/ads-commerce/marketing-api/audiences/reference/targeting-expansion/advantage-audience',
  ],
};

const metaDeclarations: Platform['declarations'] = [
  {
    says: 'If people in the EU can see the ads, say who benefits from them and who pays for them. You can set a default for the ad account.',
    source:
      'https://developers.facebook.com/blog/post/2023/05/16/new-marketing-mpa-api-requirements-for-facebook-and-instagram-ads-targeting-eu/',
  },
  {
    says: 'Ads for housing, jobs or financial products, and ads about politics or social issues, need a special ad category and its country. The sheet says “none.”',
    source: 'https://developers.facebook.com/docs/marketing-api/audiences/special-ad-category',
  },
  {
    says: 'Some other countries, such as Brazil and Taiwan, ask for a verified beneficiary and payer. Choose them in Ads Manager.',
    source: 'https://developers.facebook.com/docs/marketing-api/out-of-cycle-changes/occ-2025/',
  },
];

const googleDeclarations: Platform['declarations'] = [
  {
    says: 'Say whether the campaign contains EU political ads, no matter where it runs. You can set a default for the account.',
    source: 'https://developers.google.com/google-ads/api/docs/api-policy/eu-par',
  },
];

/**
 * Where campaigns can run. A new platform is an entry here: the files of the audiences that list it
 * in `launch.platforms`, the sheets, the downloads, the checks and the ads page follow from it.
 */
export const platforms: Platform[] = [
  {
    id: 'instagram',
    name: 'Instagram',
    preview: 'instagram',
    card: {
      icon: 'picture',
      strengths: 'Visual storytelling and reels',
      text: 'Lead with the picture. The story and the reel script are written for Instagram, and the caption just finishes the thought.',
    },
    sheet: 'meta',
    columns: metaColumns,
    declarations: metaDeclarations,
    placements: [
      { dimension: '1080x1350', name: 'Feed' },
      { dimension: '1080x1080', name: 'Feed, square' },
      { dimension: '1080x1920', name: 'Story and reel' },
    ],
    slides: 'Story',
    cards: 'Carousel',
    films: ['9x16', '4x5'],
    source: 'https://www.facebook.com/business/ads-guide/update/image/instagram-reels',
    limits: [
      { text: 'bodyText', name: 'Caption', cut: 125, source: sources.instagramFeed },
      {
        text: 'caption',
        name: 'Caption with hashtags',
        cut: 125,
        cutNote: 'but only hashtags',
        refused: 2200,
        source:
          'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      },
      { text: 'metaTags', name: 'Hashtags', refused: 5, source: sources.instagramHashtags },
    ],
    ctas: { items: metaCtas, source: sources.metaCtas },
    utm: { source: 'instagram', medium: 'paid_social' },
  },
  {
    id: 'facebook',
    name: 'Facebook',
    preview: 'facebook',
    card: {
      icon: 'user',
      strengths: 'Detailed targeting and lead generation',
      text: 'Use the interests and job titles as is. The headline appears below the picture and doesn’t repeat its words.',
    },
    sheet: 'meta',
    columns: metaColumns,
    declarations: metaDeclarations,
    placements: [
      { dimension: '1080x1080', name: 'Feed, square' },
      { dimension: '1080x1350', name: 'Feed, portrait' },
      { dimension: '1200x628', name: 'Right column and search' },
      { dimension: '1080x1920', name: 'Story and reel' },
    ],
    slides: 'Story',
    cards: 'Carousel',
    films: ['9x16', '4x5'],
    source: sources.facebookFeed,
    limits: [
      { text: 'headline', name: 'Headline', cut: 27, source: sources.facebookFeed },
      { text: 'subheadline', name: 'Description', cut: 30, source: sources.facebookFeed },
      { text: 'bodyText', name: 'Primary text', cut: 125, source: sources.facebookFeed },
    ],
    ctas: { items: metaCtas, source: sources.metaCtas },
    utm: { source: 'facebook', medium: 'paid_social' },
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    preview: 'linkedin',
    card: {
      icon: 'building',
      strengths: 'Professional audience and B2B focus',
      text: 'Target by title and company size. Say what a breach costs a business, and skip campaigns for households.',
    },
    sheet: 'linkedin',
    declarations: [
      {
        says: 'If people in the EU can see the ads, confirm in Campaign Manager that they aren’t political advertising.',
        source:
          'https://learn.microsoft.com/en-us/linkedin/marketing/integrations/ads/account-structure/create-and-manage-campaigns?view=li-lms-2026-02',
      },
    ],
    placements: [
      { dimension: '1200x628', name: 'Single image, landscape' },
      { dimension: '1200x1200', name: 'Single image, square' },
      { dimension: '1080x1350', name: 'Single image, phones' },
    ],
    cards: 'Carousel and document',
    films: ['4x5'],
    source: 'https://www.linkedin.com/help/lms/answer/a424737',
    limits: [
      { text: 'headline', name: 'Headline', cut: 70, refused: 200, source: sources.linkedin },
      {
        text: 'subheadline',
        name: 'Description',
        cut: 100,
        refused: 300,
        source: sources.linkedin,
      },
      {
        text: 'bodyText',
        name: 'Introductory text',
        cut: 150,
        refused: 3000,
        source: sources.linkedin,
      },
    ],
    ctas: {
      items: [
        { label: 'Learn More' },
        { label: 'Download' },
        { label: 'Sign Up' },
        { label: 'Subscribe' },
        { label: 'Register' },
        { label: 'Join' },
        { label: 'Attend' },
        { label: 'Apply' },
        { label: 'Request Demo' },
      ],
      source: sources.linkedin,
    },
    utm: { source: 'linkedin', medium: 'paid_social' },
  },
  {
    id: 'google',
    name: 'Google',
    sheet: 'google',
    // The page doesn't list “EU political ads”, which Editor asks for. Its name and its words are those
    // of Editor files that are public on GitHub.
    columns: {
      checked: sheetsChecked,
      sources: ['https://support.google.com/google-ads/editor/answer/57747'],
    },
    declarations: googleDeclarations,
    placements: [
      { dimension: '1200x628', name: 'Responsive ad, landscape' },
      { dimension: '1200x1200', name: 'Responsive ad, square' },
      { dimension: '960x1200', name: 'Responsive ad, portrait' },
      { dimension: '300x250', name: 'Medium rectangle' },
      { dimension: '336x280', name: 'Large rectangle' },
      { dimension: '300x600', name: 'Half page' },
      { dimension: '160x600', name: 'Wide skyscraper' },
      { dimension: '970x250', name: 'Billboard' },
      { dimension: '728x90', name: 'Leaderboard' },
      { dimension: '320x100', name: 'Large mobile banner' },
      { dimension: '320x50', name: 'Mobile banner' },
    ],
    films: [],
    source: 'https://support.google.com/google-ads/answer/13704860',
    limits: [],
    utm: { source: 'google', medium: 'cpc' },
  },
  {
    id: 'youtube',
    name: 'YouTube',
    sheet: 'others',
    declarations: googleDeclarations,
    placements: [],
    films: ['16x9', '1x1'],
    source: 'https://support.google.com/google-ads/answer/2375464',
    limits: [],
    utm: { source: 'youtube', medium: 'paid_video' },
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    sheet: 'others',
    placements: [],
    films: ['9x16'],
    source: sources.tiktok,
    limits: [{ text: 'headline', name: 'Text', refused: 100, source: sources.tiktok }],
    utm: { source: 'tiktok', medium: 'paid_social' },
  },
  {
    id: 'x',
    name: 'X',
    sheet: 'others',
    placements: [
      { dimension: '1200x628', name: 'Image, landscape' },
      { dimension: '1200x1200', name: 'Image, square' },
    ],
    cards: 'Carousel',
    films: ['16x9', '1x1'],
    source: sources.x,
    // A link takes 23 of 280 characters.
    limits: [{ text: 'bodyText', name: 'Post', refused: 257, source: sources.x }],
    utm: { source: 'x', medium: 'paid_social' },
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    sheet: 'others',
    placements: [{ dimension: '1000x1500', name: 'Pin' }],
    films: ['9x16'],
    source: sources.pinterest,
    limits: [
      { text: 'headline', name: 'Title', cut: 40, refused: 100, source: sources.pinterest },
      { text: 'bodyText', name: 'Description', refused: 500, source: sources.pinterest },
    ],
    utm: { source: 'pinterest', medium: 'paid_social' },
  },
  {
    id: 'reddit',
    name: 'Reddit',
    sheet: 'others',
    placements: [
      { dimension: '1080x1080', name: 'Image, square' },
      { dimension: '1080x1350', name: 'Image, portrait' },
    ],
    cards: 'Carousel',
    films: ['4x5'],
    source: sources.reddit,
    limits: [
      { text: 'headline', name: 'Headline', cut: 150, refused: 300, source: sources.reddit },
    ],
    utm: { source: 'reddit', medium: 'paid_social' },
  },
];
