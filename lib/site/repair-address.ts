/**
 * Programs that check the links in messages, such as Outlook, may pass on `%23` in place of a link's
 * `#`. A browser then asks for a page that isn't there, or doesn't see the edits in the link. A path
 * of ours never has one, and a query only before edits.
 * @returns the address with its `#`; undefined if it has no such mistake
 * @throws {TypeError} if it isn't an address
 */
export function repairAddress(address: string): string | undefined {
  const url = new URL(address);
  // An escape may have been escaped, too.
  const [path = '', afterPath] = url.pathname.split(/%(?:25)*23(.*)/);
  const [query = '', afterQuery] = url.search.split(/%(?:25)*23(edits\b.*)/);
  const fragment = afterPath ?? afterQuery;
  if (fragment === undefined) return undefined;
  // The address of a page doesn't end in a slash.
  url.pathname = path.replace(/\/+$/, '');
  url.search = query;
  url.hash = unescapeAll(fragment);
  return url.href;
}

/** Text without escapes, however often it was escaped. */
function unescapeAll(text: string): string {
  try {
    const unescaped = decodeURIComponent(text);
    return unescaped === text ? text : unescapeAll(unescaped);
  } catch {
    return text;
  }
}
