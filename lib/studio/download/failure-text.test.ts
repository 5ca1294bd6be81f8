/** @jest-environment jsdom */
import { studioDownload as words } from '@/content/words/studio/download';
import { fetchFile } from '@/lib/site/fetch-file';
import { failureText } from './failure-text';

const failureOf = (answer: jest.Mock) => {
  globalThis.fetch = answer;
  return fetchFile('/a.mp4').then(() => '', failureText);
};

const lost = jest.fn().mockName('fetch');

beforeEach(() => lost.mockRejectedValue(new TypeError('Failed to fetch')));

test('a file that doesn’t arrive is a matter of the connection', async () => {
  expect(await failureOf(lost)).toBe(words.notArrived);
  const missing = jest.fn().mockResolvedValue({ ok: false, status: 404 });
  expect(await failureOf(missing)).toBe(words.notArrived);
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failureOf(lost)).toBe(words.offline);
});

test('what it says otherwise doesn’t hide that it’s the connection', async () => {
  const text = 'Open the file again.';
  expect(failureText(new Error('stack'), text)).toBe(text);
  globalThis.fetch = lost;
  const error = await fetchFile('/a.js').catch((reason: unknown) => reason);
  expect(failureText(error, text)).toBe(words.notArrived);
});

test('anything else is said as it is, even without a connection', () => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const reason = 'The headline is too long for the email’s picture.';
  for (const error of [new Error(reason), new TypeError(reason), reason])
    expect(failureText(error)).toBe(reason);
});
