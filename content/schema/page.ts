import * as v from 'valibot';
import { httpsAddress, type Theme } from './text';

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
  forms: v.array(allowed),
});

export type Hosts = v.InferOutput<typeof hostsSchema>;
