// @ts-expect-error -- the WebSocket library inside Playwright has no types
import { ws } from 'playwright-core/lib/utilsBundle';

/**
 * Lets Playwright drive Debian's Firefox. Playwright sends any Firefox a WebDriver BiDi command that this one doesn't know
 * yet, emulation.setMediaFeaturesOverride, and gives up when it's refused. The command would only set the color scheme,
 * which these tests don't need, so it's answered here and never sent.
 */
export function answerUnknownCommand() {
  const { send } = ws.prototype;
  ws.prototype.send = function sendOrAnswer(message: string, ...rest: unknown[]) {
    const { id, method } = JSON.parse(message);
    if (method === 'emulation.setMediaFeaturesOverride')
      this.emit('message', JSON.stringify({ type: 'success', id, result: {} }), false);
    else send.call(this, message, ...rest);
  };
}
