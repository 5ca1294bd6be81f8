/**
 * The shape of everything a person reads on the site. Data only: a content file holds no markup and no logic
 * beyond putting a shared figure into a sentence.
 */

/** A path of this site (`/smart-home`), an anchor on the same page (`#offer`) or an absolute https address. */
export type Href = `/${string}` | `#${string}` | `https://${string}`;

export interface Link {
  label: string;
  href: Href;
}

export type Theme = 'light' | 'dark';

/** What a colour says: healthy, worth a look, or a risk. Never the only carrier of a meaning. */
export type Tone = 'good' | 'notice' | 'danger';

/** The names of the drawings in components/site/icon.tsx. */
export type IconName =
  | 'alert'
  | 'bell'
  | 'building'
  | 'camera'
  | 'clinic'
  | 'device'
  | 'door'
  | 'file'
  | 'globe'
  | 'home'
  | 'key'
  | 'lock'
  | 'picture'
  | 'shield'
  | 'user'
  | 'wifi';

/** How a figure is drawn. Only what is true of it as it is stated: content.test.ts holds it to that. */
export type Chart =
  /** How much of a whole it is, 0 to 1. */
  | { kind: 'bar' | 'ring'; share: number }
  /** Counted out in bricks. */
  | {
      kind: 'units';
      /** How many bricks there are, in how many columns. Without columns, one row. */
      of: number;
      columns?: number;
      /** How many of them are lit, a part of the last one too; or which, from 0. */
      lit: number | readonly number[];
      /** What one brick stands for, with its unit, in a word or two: it is said beside it. */
      each?: string;
    };

/** One figure. `value` is shown as written: a fixed display value with its unit, never computed. */
export interface StatCard {
  label: string;
  value: string;
  /** What the figure counts, and over what time, in a few words. */
  note?: string;
  chart?: Chart;
  tone?: Tone;
}

/** A name and the state it is in: a compliance requirement, a device, a group of devices. */
export interface StatusRow {
  icon?: IconName;
  name: string;
  status: string;
  tone: Tone;
  /** 0 to 1: how much of the whole it is. Only where `status` is a part of what the rows add up to. */
  share?: number;
}

export interface AlertRow {
  icon: IconName;
  text: string;
  /** Relative, as a person would say it: '4 min ago'. */
  time: string;
  color: Tone;
}

/** The audience's evidence beside the headline, drawn as the product's own screen. */
export interface StatusPanel {
  title: string;
  /** The state of the whole, in a word or two, for the panel's header. */
  state: string;
  /** Whose screen it is, in a few words: the panel is an example and says so. */
  source: string;
  stats: StatCard[];
  rows: { title: string; items: StatusRow[] };
  alerts?: { title: string; items: AlertRow[] };
}

/** A risk, told as a fact: what happens, to whom, what it costs. */
export interface Risk {
  icon: IconName;
  title: string;
  text: string;
  whom: string;
  cost: string;
}

export interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

/** The names of the drawings in components/landing/drawings. */
export type DrawingName = 'fleet' | 'house' | 'records';

/** The feature that the others stand beside. */
export interface LeadFeature extends Feature {
  points: string[];
  drawing?: DrawingName;
}

/** A social post shown in a frame. */
export interface Post {
  title: string;
  /** The post's own address; the frame shows this address + `/embed`. An https address, or a sample of ours. */
  address: Href;
  /** For a sample post under `/posts/`: what of the audience's campaign it shows. */
  shows?: 'story' | 'reel';
}

/** The offer's one button: it opens `href` in a new tab, or, without one, copies the promo code. */
export interface OfferAction {
  label: string;
  href?: Href;
}

export interface FooterColumn {
  heading: string;
  links: Link[];
}

export interface FooterContent {
  summary: string;
  columns: FooterColumn[];
}

/** One landing page, in the order a visitor meets it. */
export interface Landing {
  /** Where the page lives. Unique among all audiences. */
  route: `/${string}`;
  /** The document's title, without the brand. */
  title: string;
  /** For search results: 160 characters or fewer (what a result page shows is not fixed; this fits a desktop one). */
  description: string;
  /** The theme the page opens in. */
  theme: Theme;
  hero: {
    badge: string;
    headline: string;
    lede: string;
    actions: readonly [Link, Link];
    /** What takes the risk out of the first step, each in a few words. */
    assurances: string[];
    panel: StatusPanel;
  };
  statistics: { heading: string; items: StatCard[] };
  risks: {
    heading: string;
    intro: string;
    items: Risk[];
    exposure?: { heading: string; items: StatCard[]; note: string };
  };
  offer: { heading: string; text: string; action: OfferAction; notes: string[] };
  posts?: { heading: string; text: string; items: Post[] };
  features: { heading: string; intro: string; items: readonly [LeadFeature, ...Feature[]] };
  footer: FooterContent;
}

/** What stands around the templates on one of the marketers' pages. */
export interface TemplatePage {
  route: `/${string}`;
  title: string;
  description: string;
  theme: Theme;
  badge: string;
  lede: string;
}

/** What an email leaves to the service that sends it. */
export type MergeField =
  'firstName' | 'company' | 'postalAddress' | 'viewInBrowser' | 'unsubscribe';

/** A service that sends emails, and what it writes for each field. What it has no tag for is filled in by hand. */
export interface EmailProvider {
  id: string;
  name: string;
  tags: Record<Exclude<MergeField, 'postalAddress'>, string> & { postalAddress?: string };
}

/** The words of an email. Rendering them gives the email template a marketer takes away. */
export interface EmailCopy {
  /** 60 graphemes at most (`emailLimits`), and no merge field. Checked by content.test.ts. */
  subject: string;
  /** 110 graphemes at most (`emailLimits`), no merge field, no repeat of the subject. Checked by content.test.ts. */
  preview: string;
  /** Above the headline: what this is. */
  label: string;
  headline: string;
  intro: string;
  risks: { heading: string; items: string[] };
  solutions: { heading: string; items: string[] };
  testimonial: {
    quote: string;
    by: string;
    /** The words are ours, not yet a customer's. Changes nothing that is shown; `npm run check:launch` lists it. */
    sample?: true;
  };
  /** The button; it leads to the audience's landing page. */
  cta: string;
  badges: string[];
}

/** An email template, ready to be sent: `content` is the whole HTML document. */
export interface EmailTemplate {
  subject: string;
  preview: string;
  content: string;
}

/** Job or household titles to aim an ad at, plus what only this audience has. */
export type Demographics = { titles: string[] } & (
  | { companySize: string }
  | { facilityType: string; patientVolume: string }
  | {
      homeowners: boolean;
      hasChildren: boolean;
      techSavvy: boolean;
      income: string;
      smartDevices: string;
    }
);

/** The names of every demographics field that some audience has, `titles` aside. */
export type DemographicsField = Exclude<
  Demographics extends infer Each ? (Each extends unknown ? keyof Each : never) : never,
  'titles'
>;

/** Width and height in pixels. The sizes Meta and LinkedIn ask for: link image, feed square, story. */
export type AdDimension = '1200x628' | '1080x1080' | '1080x1920';

/** The names of the drawings in components/ads/picture/key-visuals. */
export type KeyVisual =
  | 'Access log with one red line'
  | 'Camera lens in outline'
  | 'Closed door with a lit keyhole'
  | 'Closed padlock in outline'
  | 'House in section with sensors'
  | 'Hundred squares, a share of them red'
  | 'Promo code as a ticket'
  | 'Record sheet with ruled fields'
  | 'Row of device outlines, one in red'
  | 'World map with four time zones';

export interface AdCampaign {
  title: string;
  targetDemo: string;
  keywords: string[];
  /** Hashtags, each with its '#'. Five at most: Instagram refuses more. */
  metaTags: string[];
  ads: {
    primary: {
      /** 27 graphemes: Meta's feed cuts a longer headline on a phone. */
      headline: string;
      /** 30 graphemes: Meta's link description. */
      subheadline: string;
      /** 125 graphemes: Meta's primary text is cut after that. */
      bodyText: string;
      /** One of the words that every platform of the campaign offers for its button (content/platforms.ts). */
      cta: string;
      /** What the picture shows; it becomes its alternative text. */
      imageDesc: string;
      targeting: { interests: string[]; demographics: Demographics };
    };
  };
  story: {
    format: string;
    /** The words of each slide, in order. */
    slides: string[];
    /** One shot a line: its time, then what is seen and said. */
    reelScript: string;
  };
  display: {
    dimensions: AdDimension[];
    /** Ground, ink and accent, in this order, each with its `#rrggbb`: the colours of the pictures. */
    colorScheme: string;
    /** One for each slide of the story, in order; the first also stands in the creatives. */
    keyVisuals: readonly [KeyVisual, ...KeyVisual[]];
  };
}

export type PlatformId = 'instagram' | 'facebook' | 'linkedin';

/** What an ads manager asks for that the campaign itself does not say. */
export interface Launch {
  /** Where the campaign is meant to run: its copy has to fit there. */
  platforms: PlatformId[];
  /** In years. */
  ages: { min: number; max: number };
  /** ISO 3166-1 codes, two letters each. */
  countries: string[];
}

/** Everything a campaign for one audience is made of. */
export interface Audience {
  /** Also the tab's hash (`#remote`) and the name of every file made for this audience. */
  id: string;
  /** What a tab or a menu calls it. */
  name: string;
  /** `utm_campaign` of every link in its emails and ads: what analytics files their visits under. */
  campaign: string;
  landing: Landing;
  email: EmailCopy;
  ad: AdCampaign;
  launch: Launch;
}
