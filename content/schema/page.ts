import * as v from 'valibot';
import { descriptionLimit } from './landing';
import { httpsAddress, listOf, paragraphs, route, text, textUpTo, type Theme, theme } from './text';

/** The text around the templates on a template page. */
export interface TemplatePage {
  route: `/${string}`;
  title: string;
  description: string;
  theme: Theme;
  badge: string;
  lede: string;
  /** Where its words are on the studio's wall. */
  part: 'email' | 'ads';
}

/** An address that can be in a security policy, where a semicolon or a comma would end it. */
const allowed = v.pipe(
  httpsAddress,
  v.check((value) => !/[;,]/.test(value), 'an address without semicolons and commas'),
);

/** A form that another site receives, because this one has no server. */
const form = v.object({
  /** Where it's sent. The security policy allows forms to go there and nowhere else. */
  action: allowed,
  /** `long` is for several lines. All of them have to be filled in. */
  fields: listOf(
    v.object({ name: v.string(), label: text, type: v.picklist(['text', 'email', 'tel', 'long']) }),
  ),
  /** What the service wants besides, such as a key: values by name. */
  hidden: v.optional(v.record(v.string(), v.string())),
  send: text,
});

/** A page of an owner's: texts, and a form if it needs one. */
export const ownPageSchema = v.object({
  route,
  title: text,
  description: textUpTo(descriptionLimit),
  theme,
  badge: text,
  /** Where its link is. */
  list: v.picklist(['menu', 'footer']),
  /** Empty if app/ has a page of its own at this address. */
  sections: v.array(v.object({ heading: text, text: paragraphs })),
  form: v.optional(form),
});

/** An origin, as in a security policy: `https://stats.example`. */
const origin = v.pipe(
  httpsAddress,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'an origin such as https://stats.example, without a path',
  ),
);

/** A script: another site's, or a file of this site's in public/. */
const script = v.union(
  [allowed, v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+\.js$/))],
  'an https address without semicolons and commas, or a file in public/, such as /statistics.js',
);

export const hostsSchema = v.object({
  scripts: v.array(script),
  addedScripts: v.array(allowed),
  connect: v.array(origin),
  images: v.array(origin),
  frames: v.array(origin),
  consent: v.optional(v.object({ text, accept: text, decline: text })),
});

export type OwnPage = v.InferOutput<typeof ownPageSchema>;
export type Hosts = v.InferOutput<typeof hostsSchema>;
