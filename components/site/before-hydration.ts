// Looks after a page until React takes over: keeps what a visitor does, and shows the page as without JavaScript if one
// of its scripts is lost. The build puts it into each page as an inline script (scripts/export/finish-export.mjs).
//
// `<html data-script>` says how far things are: `on` if scripts run, `lost`, or absent without JavaScript.

/** Ends all this. See hydrated.tsx. */
export type OnHydrated = () => void;

declare global {
  interface Window {
    onHydrated?: OnHydrated;
  }
}

const root = document.documentElement;
// A link that does something else with JavaScript has `aria-busy`. Where the browser knows popovers, a button that opens
// one works by itself.
const selector = `button:not([aria-disabled=true]${'popover' in root ? ', [popovertarget]' : ''}), a[aria-busy]`;
const controls = () => [...document.querySelectorAll<HTMLElement>(selector)];
/** What has been pressed, as indexes: if an extension has changed the page, React makes new elements. */
const pressed: number[] = [];
const events = new AbortController();
const options = { capture: true, signal: events.signal };

/** Presses everything again, now that it works. */
function replay() {
  const all = controls();
  for (const index of pressed.splice(0)) {
    const control = all[index];
    delete control?.dataset.pressed;
    control?.click();
  }
}

root.dataset.script = 'on';

window.addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!control || root.dataset.script !== 'on') return;
    event.preventDefault();
    pressed.push(controls().indexOf(control));
    control.dataset.pressed = '';
  },
  options,
);

// The address holds the settings, so that's where an early choice goes.
window.addEventListener(
  'change',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!target.name) return;
    const url = new URL(window.location.href);
    url.searchParams.set(target.name, target.value);
    window.history.replaceState(window.history.state, '', url);
  },
  options,
);

window.addEventListener(
  'error',
  (event) => {
    const isLost = event.target instanceof HTMLScriptElement;
    // A file that the browser can't parse: the browser is too old, or something has changed the file on its way.
    const isBroken = event.filename?.startsWith(window.location.origin);
    if (!isLost && !isBroken) return;
    // As long as React doesn't hear of this, it waits for the script and leaves the page as it is. Otherwise, it would
    // replace the page with the error screen.
    event.stopImmediatePropagation();
    root.dataset.script = 'lost';
    // Links work without JavaScript.
    replay();
  },
  options,
);

window.onHydrated = () => {
  events.abort();
  // After React has read the address.
  setTimeout(replay);
};
