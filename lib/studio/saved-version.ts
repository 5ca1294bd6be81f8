import * as v from 'valibot';

/** What drafts, links, files and campaigns are saved as. 1.0.0 wrote no number: it's version 1. */
export const savedVersion = 2;

/** The version that something was saved as. A newer one is kept, but can't be read. */
export const versionSchema = v.optional(v.pipe(v.number(), v.maxValue(savedVersion)), 1);

/** A field's path, which is renamed if 1.0.0 saved it. */
export const pathSchema = v.pipe(
  v.string(),
  v.transform((path) =>
    path
      // The panel has become a section of its own, and where the order goes one text.
      .replace(/^audience\.landing\.report\.panel(?=\.)/, 'audience.landing.panel')
      .replace(/^audience\.landing\.offer\.where\.text$/, 'audience.landing.offer.where'),
  ),
);
