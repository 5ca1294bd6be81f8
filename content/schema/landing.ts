// The sections of a landing page. Long, because it's the list of all that a page may say.
import * as v from 'valibot';
import { drawing } from './drawing';
import { entries } from './entries';
import { features } from './features';
import { field } from './field';
import { filmNames } from './film';
import { chart, statistic, statusPanel } from './panel';
import { embedAddress, postAddresses } from './post';
import { proof } from './proof';
import { sectionsSchema } from './section';
import {
  link,
  listOf,
  matching,
  part,
  route,
  text,
  textOrEmpty,
  textUpTo,
  theme,
  tone,
  upTo,
} from './text';

/** A risk: what happens, who it hits, what it costs. */
const risk = v.object({
  title: text,
  text,
  whom: field(text, { label: 'who it hits' }),
  cost: field(text, { label: 'what it costs' }),
});

/** A state of an incident: `02:14`, `Attempt`, and what happens. */
const state = v.object({ time: text, label: field(text, { isName: true }), text });

/** The page's incident, and the drawing that shows it. */
const incident = v.object({
  /** The attempt, and how it was stopped. */
  states: field(v.tuple([state, state]), { label: 'step' }),
  drawing: field(drawing, { label: 'drawing' }),
});

/**
 * The report on the page's incident, as a customer would get it. It prints on one page.
 */
const report = part('report', {
  /** What the sheet is called, here and in the sidebar. */
  name: text,
  heading: text,
  intro: v.optional(text),
  /** A sheet of paper, or a phone's screen beside the heading. */
  layout: v.picklist(['sheet', 'phone']),
  /** The sheet's title. */
  title: field(text, { help: 'The report is made up, and its title has to say so.' }),
  summary: text,
  /** What happened, in order. The incident itself has the color `danger`. */
  events: upTo(6, 'event', v.object({ time: text, text, color: v.optional(tone) })),
  tasks: part('tasks', { heading: text, items: listOf(text) }),
});

/** A social post shown in a frame. */
const post = v.object({
  title: text,
  /** Below the title. */
  text: v.optional(field(text, { label: 'what it shows' })),
  /**
   * The address of a post on Instagram, YouTube or TikTok, or the path of a sample post on this
   * site.
   */
  address: field(
    matching((value) => embedAddress(value) !== undefined, postAddresses),
    { fixed: true, isLink: true },
  ),
  /** For a sample post: which of the audience's films it shows. By default, the reel. */
  shows: v.optional(v.picklist(filmNames)),
});

const question = v.object({
  question: field(text, { label: '' }),
  answer: field(text, { readAfter: 'question' }),
});

/** The footer isn't part of the campaign: without a group, its texts can't be edited. */
export const footerSchema = v.object({
  summary: text,
  columns: listOf(v.object({ heading: text, links: listOf(link) })),
});

/**
 * The longest title and description of a page, in graphemes. Search engines publish no limits;
 * these fit a result on a desktop.
 */
const titleLimit = 60;
const descriptionLimit = 160;

/** The longest headline and intro, in graphemes, that leave the buttons on a phone's first screen. */
const headlineLimit = 60;
const ledeLimit = 160;

/** A landing page, in page order. */
export const landingSchema = field(
  v.object({
    /** The page's path. No two audiences may share one. */
    route,
    /** The document title, without the brand name. */
    title: field(textUpTo(titleLimit), {
      group: 'landing',
      label: 'Page title',
      help: 'For browser tabs and search results. The brand’s name comes after it.',
      limit: titleLimit,
      // Browsers' tabs and search results have no footnote.
      marksSamples: false,
    }),
    description: field(textUpTo(descriptionLimit), {
      group: 'landing',
      label: 'Description for search results',
      limit: descriptionLimit,
      marksSamples: false,
    }),
    theme,
    sections: sectionsSchema,
    entries,
    hero: part('hero', {
      badge: field(text, { label: 'label above the headline' }),
      headline: field(text, { limit: headlineLimit }),
      lede: field(text, {
        label: 'intro',
        help: 'What it is, who it’s for, and what they get in the first week, in one sentence.',
        limit: ledeLimit,
      }),
      actions: field(v.tuple([link, link]), { label: 'button' }),
      /** Short reasons why getting started is safe. */
      assurances: listOf(text),
      incident,
    }),
    statistics: part('statistics', {
      heading: text,
      /** What the mark behind a sample figure means. The page's only footnote. */
      footnote: field(text, { fixed: true, confirmedAs: 'nothing' }),
      items: upTo(4, 'figure', statistic),
    }),
    /** What the incident left in figures: the security overview. */
    panel: statusPanel,
    risks: part('risks', {
      heading: text,
      intro: v.optional(text),
      /**
       * Rows with the figures as their total, rows beside a large figure, or columns with the figures
       * beside the heading.
       */
      layout: v.picklist(['ledger', 'figure', 'columns']),
      items: upTo(6, 'risk', risk),
      exposure: v.optional(
        part('exposure', {
          heading: text,
          items: upTo(3, 'figure', v.object({ ...statistic.entries, chart: v.optional(chart) })),
        }),
      ),
    }),
    offer: part('offer', {
      /** Whether the next steps are below the offer or beside it. */
      layout: v.picklist(['below', 'beside']),
      heading: text,
      text,
      action: field(link, { label: 'button' }),
      where: field(text, { label: 'where to use the code' }),
      notes: listOf(text),
    }),
    /** What happens after a visitor has claimed the offer or booked a demo. */
    next: part('next steps', {
      heading: text,
      steps: field(v.pipe(listOf(v.object({ title: text, text })), v.length(3, 'three steps')), {
        label: 'step',
        help: 'There are always three.',
      }),
    }),
    posts: v.optional(
      part('posts', {
        heading: text,
        text: v.optional(text),
        items: field(listOf(post), { label: 'post', fixed: true }),
      }),
    ),
    features,
    proof: v.optional(proof),
    report,
    /** A price, customers and people: only real ones. Each is hidden until somebody has written it. */
    references: v.optional(
      field(
        v.object({
          /** In the offer's ticket. */
          price: field(textOrEmpty, {
            help: 'In the offer on the landing page. For example: from $49 a month',
          }),
          /** Below it: whose words they are, what they say, and who says it. */
          quotes: field(listOf(v.object({ title: text, text: textOrEmpty, by: textOrEmpty })), {
            label: 'quote',
            fixed: true,
          }),
        }),
        { group: 'landing', fixed: true },
      ),
    ),
    /**
     * What visitors ask before they decide. The answers are also search engines' data about the page.
     */
    questions: v.optional(
      part('questions', {
        /** Folded beside the heading or in a narrow column, or all open. */
        layout: v.picklist(['folded', 'narrow', 'open']),
        heading: text,
        items: upTo(5, 'question', question),
      }),
    ),
    /** The last line of the page. The page's call to action comes after it. */
    closing: field(text, { group: 'landing', label: 'Last line' }),
    footer: footerSchema,
  }),
  { marksSamples: true },
);

export type Risk = v.InferOutput<typeof risk>;
export type Post = v.InferOutput<typeof post>;
export type FooterContent = v.InferOutput<typeof footerSchema>;
export type Landing = v.InferOutput<typeof landingSchema>;
