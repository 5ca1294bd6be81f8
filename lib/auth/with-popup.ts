import { account } from '@/content/words/account';
import { withTimeout } from './with-timeout';

/**
 * Wraps a sign-in whose SDK opens its popup only after fetching what it needs. By then the browser
 * may no longer connect the popup to the click and block it: Safari at once, others after five
 * seconds. So we open the popup right at the click, with a short message in it, and `run` gets it
 * when it calls `window.open`. If the browser blocks our popup, `run` opens its own. Why the SDK's
 * own way isn't enough: docs/how-it-is-built.md, "Sign-in".
 * @throws what `run` throws; a `TimeoutError` if `run` doesn't ask for its popup in time
 */
export function withPopup<T>(run: () => Promise<T>): () => Promise<T> {
  /** A click that waits for its popup to be taken. Another click joins it. */
  let click: Promise<T> | undefined;

  async function start(): Promise<T> {
    // oxlint-disable-next-line typescript/unbound-method -- to put back exactly what was there
    const { open } = window;
    const popup = openPopup();
    const popupOpened = new Promise<void>((resolve) => {
      window.open = (url, ...rest) => {
        window.open = open;
        resolve();
        if (!popup) return window.open(url, ...rest);
        popup.location.href = String(url);
        return popup;
      };
    });
    const outcome = run();
    try {
      await withTimeout(Promise.race([popupOpened, outcome]));
    } catch (error) {
      popup?.close();
      throw error;
    } finally {
      window.open = open;
      click = undefined;
    }
    return outcome;
  }

  return () => (click ??= start());
}

/** Opens a popup of the size that the SDK uses, in pixels. */
function openPopup() {
  const popup = window.open('', '', 'popup,width=500,height=600');
  if (popup) {
    popup.document.title = account.opening;
    popup.document.body?.append(account.opening);
  }
  return popup;
}
