// Takes care of a page until React takes over: it remembers what a visitor presses or chooses, and
// if a script is lost, it shows the page as it looks without JavaScript. The build puts it into
// each page as an inline script (scripts/export/finish-export.ts).
//
// `<html data-script>` is `on` if scripts run, `lost` if one of them didn't load, and missing
// without JavaScript.

/** Stops all the listeners below and presses again what was pressed. Called by hydrated.tsx. */
export type OnHydrated = () => void;

declare global {
  interface Window {
    onHydrated?: OnHydrated;
  }
}

const root = document.documentElement;
// What a download has may depend on what was chosen on the page. Where the browser knows popovers, a
// button that opens one works by itself.
const selector = `button:not([aria-disabled=true]${'popover' in root ? ', [popovertarget]' : ''}), a[download]`;
const events = new AbortController();
const options = { capture: true, signal: events.signal };

/** What has been pressed, and how to find it again if React has made new elements. */
const pressed: [control: HTMLElement, key: string][] = [];

/** A control's id or label, and which part of the page it's in. */
function keyOf(control: Element) {
  const part = control.closest('nav, main, header, footer, dialog')?.tagName;
  return part + (control.id || control.getAttribute('aria-label') || control.textContent);
}

/** Presses again what has been pressed so far. If a script is lost, only links respond. */
function replay() {
  for (const [control, key] of pressed.splice(0)) {
    delete control.dataset.pressed;
    if (control.isConnected) control.click();
    else {
      const same = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (other) => keyOf(other) === key,
      );
      // It's better to press nothing than to press the wrong button.
      if (same.length === 1) same[0]?.click();
    }
  }
}

root.dataset.script = 'on';

// Shows from its top, and not where a hash leads or where a reload continues: the router leaves a
// state. See `later` in app/globals.css.
if (!window.location.hash && !window.history.state) root.dataset.opened = 'early';

/** From now on, each part of the page takes the room that it needs. */
function showAll() {
  delete root.dataset.opened;
}
// A link may lead to another part of the page.
window.addEventListener('click', showAll, { capture: true, once: true });

function onClick(event: Event) {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
  if (!control || root.dataset.script !== 'on') return;
  event.preventDefault();
  pressed.push([control, keyOf(control)]);
  control.dataset.pressed = '';
}

// The address holds the settings, so that's where an early choice goes.
function onChange({ target }: Event) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  // A choice without a value, such as the concept of an ad, isn't one of the settings.
  if (!target.matches('select[name], [name][value]')) return;
  const url = new URL(window.location.href);
  url.searchParams.set(target.name, target.value);
  window.history.replaceState(window.history.state, '', url);
}

function onError(event: ErrorEvent) {
  // One of the site's scripts didn't load, or threw an error: the browser may be too old to read
  // it, or the file was changed on its way. Blockers stop other sites' scripts every day.
  const file = event.target instanceof HTMLScriptElement ? event.target.src : event.filename;
  if (!file?.startsWith(window.location.origin)) return;
  // As long as React doesn't hear of this, it waits for the script and leaves the page as it is.
  // Otherwise, it would replace the page with the error screen.
  event.stopImmediatePropagation();
  root.dataset.script = 'lost';
  // A link that was pressed works without JavaScript, so follow it now.
  replay();
}

window.addEventListener('click', onClick, options);
window.addEventListener('change', onChange, options);
window.addEventListener('error', onError, options);

window.onHydrated = () => {
  events.abort();
  if (root.dataset.opened) root.dataset.opened = 'later';
  // By then, the parts have come one after another.
  setTimeout(showAll, 3000);
  // After React has read the address.
  setTimeout(replay);
};
