// @ts-expect-error -- the WebSocket library inside Playwright has no types
import { ws } from 'playwright-core/lib/utilsBundle';

/**
 * Playwright sends every Firefox a WebDriver BiDi command that Debian's doesn't know yet, and gives
 * up when that's refused. The command only sets the color scheme, which the tests don't need there,
 * so it's answered here and never sent.
 */
export function answerForFirefox() {
  const { send } = ws.prototype;
  ws.prototype.send = function sendOrAnswer(message: string, ...rest: unknown[]) {
    const { id, method } = JSON.parse(message);
    if (method === 'emulation.setMediaFeaturesOverride')
      this.emit('message', JSON.stringify({ type: 'success', id, result: {} }), false);
    else send.call(this, message, ...rest);
  };
}
