import { csv } from './csv';

test('a cell’s quotation marks are doubled, and no cell can be run as a formula', () => {
  const cells = ['Say "hi"', '=1+1', '\uff1dSUM(A1)', '+1', '-1', '@x', 'a;=b', 'plain, text'];
  const row = Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell]));
  const [, line] = csv([row]).split('\r\n');
  expect(line).toBe(
    `"Say ""hi""","'=1+1","'\uff1dSUM(A1)","'+1","'-1","'@x","a;'=b","plain, text"`,
  );
});
