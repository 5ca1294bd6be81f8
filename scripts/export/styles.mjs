// The styles in an exported page (`inlineCss` in next.config.mjs). They're in the page and not in a file, so that the
// browser can paint as soon as it has the page.

/** An element with styles. The group is their text. */
export const styles = /<style[^>]*>(.*?)<\/style>/gs;

/** @param {string} html @returns {string[]} the texts of its styles */
export const stylesOf = (html) => Array.from(html.matchAll(styles), ([, text = '']) => text);

/**
 * Corrects the addresses of the files that the styles use. Next 16.4 leaves out the folder when styles are in the page
 * (its `publicPath` in build/webpack/config/blocks/css/loaders/client.js).
 * @param {string} html
 */
export function withAddresses(html) {
  return html.replaceAll(styles, (style) => style.replaceAll('url(/static/', 'url(/_next/static/'));
}

/**
 * Takes out the values that Tailwind adds for browsers without `@property`. All browsers that we support have it.
 * @param {string} html
 */
export function withoutFallbacks(html) {
  return html.replaceAll(styles, (style) =>
    style.replace(/@layer properties\{@supports[^{}]*\{[^{}]*\{[^{}]*\}\}\}/, ''),
  );
}

/**
 * Takes the styles' text out of the data that Next passes to React, where it appears twice more: React finds the `<style>` by
 * its `data-href` and never reads the text.
 * @param {string} data a page or the data that a link to it loads
 * @param {string} css
 */
export function withoutStyles(data, css) {
  // React's format for a long text: its length in bytes as a hexadecimal number, then the text itself. In a page, that's
  // inside of a string in a script, where Next also escapes what could end the script.
  const length = Buffer.byteLength(css).toString(16);
  const inScript = JSON.stringify(css)
    .slice(1, -1)
    .replaceAll(/[&<>]/g, (each) => String.raw`\u00${each.charCodeAt(0).toString(16)}`);
  return [css, inScript].reduce(
    (rest, text) => rest.replaceAll(`:T${length},${text}`, ':T1, '),
    data,
  );
}
