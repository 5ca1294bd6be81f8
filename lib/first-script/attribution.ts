// When a visitor clicks a link to the provider's or the retailer's pages, adds the campaign values
// (utm_*) from the address of the visitor's first page, so that a sale can be credited to its
// campaign. Nothing is stored. The build puts it into each page as an inline script
// (scripts/export/finish-export.ts), so it works before React does.

/** The names that Google Analytics reads (support.google.com/analytics/answer/10917952). */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Anyone can write anything into an address. Only what looks like a campaign's value passes. */
const valid = /^[\w .,:|+~-]{1,100}$/;

const visit = new URLSearchParams(window.location.search);

function passOn({ target }: Event) {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[data-attribution]');
  if (!link) return;
  const url = new URL(link.href);
  for (const name of names) {
    const value = visit.get(name) ?? '';
    if (valid.test(value) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  link.href = url.href;
}

// The second one is a click with the middle button.
for (const type of ['click', 'auxclick']) window.addEventListener(type, passOn, true);
