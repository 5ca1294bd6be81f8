// Asks before other sites' scripts load, if content/hosts.ts has a text for that, and remembers the
// answer in the browser. The line itself is in each page (components/site/consent-line.tsx). The
// build puts this into the pages as an inline script (scripts/export/finish-export.ts).

/** The addresses of the scripts, which the build fills in. */
declare const scripts: readonly string[];

const key = 'consent';
const root = document.documentElement;

// Its styles are here, because most sites don't need them. Until somebody answers, the line is at
// the bottom of the screen; then at the end of the page, where the answer can be changed.
const styles = new CSSStyleSheet();
styles.replaceSync(`
[data-consent-line] { display: flex; position: sticky; bottom: 0; z-index: 35 }
[data-consent] [data-consent-line] { position: static }
[data-consent=accepted] [data-answer=accepted],
[data-consent=declined] [data-answer=declined] { display: none }
:root:not([data-consent]) { scroll-padding-bottom: 11rem }
@media print { [data-consent-line] { display: none } }`);
document.adoptedStyleSheets.push(styles);

/** Browsers can forbid storage. Then the question comes back with the next page. */
function stored(answer?: string): string | null {
  try {
    if (answer) window.localStorage.setItem(key, answer);
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function apply(answer: string) {
  root.dataset.consent = answer;
  if (answer !== 'accepted') return;
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { src }));
}

const before = stored();
if (before) apply(before);

function onClick({ target }: Event) {
  const { answer } = (target instanceof HTMLElement && target.dataset) || {};
  const { consent } = root.dataset;
  // A press before React takes over comes twice (before-hydration.ts).
  if (!answer || answer === consent) return;
  stored(answer);
  // What a script has started only ends with the page.
  if (consent === 'accepted') window.location.reload();
  else apply(answer);
}

window.addEventListener('click', onClick, true);
