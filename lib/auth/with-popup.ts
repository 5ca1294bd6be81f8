import { account } from '@/content/words/account';
import { withTimeout } from './with-timeout';

interface Attempt<T> {
  popup: Window | null;
  /** The `window.open` from before we replaced it. */
  open: typeof window.open;
  /** Whether `run` has the popup now. */
  handedOver: boolean;
  /** While we wait for `run` to take it. */
  handingOver?: Promise<void>;
  outcome: Promise<T>;
}

/**
 * Wraps a sign-in whose SDK opens its popup only after fetching what it needs. By then the browser
 * may no longer connect the popup to the click and block it: Safari almost at once, others after
 * five seconds. So we open the popup right at the click, with a short message in it, and hand it to
 * `run` when `run` calls `window.open`. As soon as we stop waiting, we put back the `window.open`
 * that was there before, unless something else has replaced ours.
 *
 * A second `run` before that would break the SDK, so clicking again only brings the popup back to
 * the front. If the browser blocks our popup, `run` opens its own.
 * @throws what `run` throws; a `TimeoutError` if `run` doesn't ask for its popup in time
 */
export function withPopup<T>(run: () => Promise<T>): () => Promise<T> {
  let attempt: Attempt<T> | undefined;

  function start(): Attempt<T> {
    // oxlint-disable-next-line typescript/unbound-method -- to put back exactly what was there
    const { open } = window;
    const current: Attempt<T> = {
      popup: openPopup(open),
      open,
      handedOver: false,
      outcome: Promise.resolve().then(run),
    };
    const end = () => {
      if (attempt === current) attempt = undefined;
    };
    current.outcome.then(end, end);
    return current;
  }

  /** Waits until `run` has taken its popup, or has ended without one. */
  async function handOver(current: Attempt<T>) {
    const { open } = current;
    let take: (() => void) | undefined;
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    const handOut: typeof open = (url, ...rest) => {
      window.open = open;
      current.handedOver = true;
      take?.();
      if (!current.popup) return window.open(url, ...rest);
      current.popup.location.href = String(url);
      return current.popup;
    };
    window.open = handOut;
    try {
      await withTimeout(Promise.race([taken, current.outcome]));
    } finally {
      // Something else may have replaced it meanwhile.
      if (window.open === handOut) window.open = open;
      current.handingOver = undefined;
      if (!current.handedOver) current.popup?.close();
    }
  }

  // Once this page is gone, nothing could receive the popup's answer.
  window.addEventListener('pagehide', () => attempt?.popup?.close());

  return async () => {
    if (attempt?.popup && !attempt.popup.closed) attempt.popup.focus();
    else if (attempt && !attempt.handedOver) attempt.popup = openPopup(attempt.open);
    else attempt = start();
    const current = attempt;
    if (!current.handedOver) await (current.handingOver ??= handOver(current));
    return current.outcome;
  };
}

/** The size of the popup that the SDK opens itself, in pixels. */
const [width, height] = [500, 600];

function openPopup(open: typeof window.open) {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const popup = open.call(
    window,
    '',
    '',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (popup) {
    popup.document.title = account.opening;
    popup.document.body?.append(account.opening);
  }
  return popup;
}
