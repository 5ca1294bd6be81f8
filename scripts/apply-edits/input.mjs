// Reads what a marketer sent: a link to a template page, or a file with a link or copied edits.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ audience?: string, record: unknown }} Input `audience` is an audience's id; undefined for the first one */

/**
 * @param {string} given a link, or the path of a file
 * @param {readonly string[]} pages the routes of the template pages
 * @param {(fragment: string) => Promise<unknown>} fromFragment
 * @returns {Promise<Input | string>} what was sent; or a sentence that says what's wrong with it
 */
export async function readInput(given, pages, fromFragment) {
  if (/^https?:/.test(given) && !existsSync(given)) return fromLink(given, pages, fromFragment);
  let text;
  try {
    text = readFileSync(given, 'utf8').trim();
  } catch {
    return `${given} isn't a link, or a file that can be read.`;
  }
  if (text.startsWith('{')) return fromJson(given, text);
  const [link] = /https?:\/\/\S+#edits=[\w-]*/.exec(text) ?? [];
  return link
    ? fromLink(link, pages, fromFragment)
    : `${given} has no link with edits, and nothing from the “Copy for engineers” button.`;
}

/** @param {string} file @param {string} text @returns {Input | string} */
function fromJson(file, text) {
  try {
    const { audience, ...record } = JSON.parse(text);
    return typeof audience === 'string'
      ? { audience, record }
      : `${file} doesn't say which audience its edits are for.`;
  } catch {
    return `${file} is damaged: it isn't valid JSON.`;
  }
}

/**
 * @param {string} link @param {readonly string[]} pages
 * @param {(fragment: string) => Promise<unknown>} fromFragment
 * @returns {Promise<Input | string>}
 */
async function fromLink(link, pages, fromFragment) {
  if (!URL.canParse(link)) return 'The link is damaged. Copy it again.';
  const { pathname, hash } = new URL(link);
  const address = pathname.replace(/\/+$/, '');
  const page = pages.find((route) => address === route || address.startsWith(`${route}/`));
  if (page === undefined)
    return `The link isn't to a template page. Its path has to start with ${pages.join(' or ')}.`;
  if (!hash.startsWith('#edits='))
    return 'The link has no edits. Copy it with the editor’s “Copy link” button.';
  const record = await fromFragment(hash);
  if (record === undefined) return 'The link is damaged or cut off. Copy it again.';
  return { audience: address.slice(page.length + 1).split('/')[0] || undefined, record };
}
