import { account } from '@/content/words/account';
import { inTime } from './in-time';

interface Attempt<T> {
  popup: Window | null;
  /** What opens a window, as the browser has it. */
  open: typeof window.open;
  /** Whether the popup is in the hands of what runs, and a promise of that. */
  handedOver: boolean;
  handOver: Promise<void>;
  outcome: Promise<T>;
}

/**
 * What to call from a click, for an SDK that opens its popup only once it has fetched what it needs. By then the browser
 * may have forgotten the click, and block it: Safari soon, others after five seconds. So the popup opens at the click,
 * with a word in it, and is what `run` gets when it calls `window.open`. A second `run` before that would break the SDK,
 * so a press meanwhile only brings the popup back. Where even the first popup is blocked, `run` tries by itself.
 * @throws what `run` throws; a `TimeoutError` where it has not asked for its popup in time
 */
export function withPopup<T>(run: () => Promise<T>): () => Promise<T> {
  let attempt: Attempt<T> | undefined;

  function start(): Attempt<T> {
    const open = window.open.bind(window);
    let handOver: (() => void) | undefined;
    const mine: Attempt<T> = {
      popup: openPopup(open),
      open,
      handedOver: false,
      handOver: new Promise((resolve) => {
        handOver = resolve;
      }),
      outcome: Promise.resolve().then(run),
    };
    window.open = (url, ...rest) => {
      window.open = open;
      mine.handedOver = true;
      handOver?.();
      if (!mine.popup) return open(url, ...rest);
      mine.popup.location.href = String(url);
      return mine.popup;
    };
    const end = () => {
      if (attempt === mine) attempt = undefined;
      if (mine.handedOver) return;
      window.open = open;
      mine.popup?.close();
    };
    mine.outcome.then(end, end);
    return mine;
  }

  // Without this page, what is entered there would reach no one.
  window.addEventListener('pagehide', () => attempt?.popup?.close());

  return async () => {
    if (attempt?.popup && !attempt.popup.closed) attempt.popup.focus();
    else if (attempt && !attempt.handedOver) attempt.popup = openPopup(attempt.open);
    else attempt = start();
    const { handOver, outcome } = attempt;
    try {
      await inTime(Promise.race([handOver, outcome]));
    } catch (error) {
      attempt?.popup?.close();
      throw error;
    }
    return outcome;
  };
}

/** In pixels, as the SDK opens its own. */
const [width, height] = [500, 600];

function openPopup(open: typeof window.open) {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const popup = open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (popup) {
    popup.document.title = account.opening;
    popup.document.body?.append(account.opening);
  }
  return popup;
}
