/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { resolve } from '@/lib/campaign/resolve';
import { OwnAccents } from './own-accents';

function stylesWith(darkAccent?: string) {
  const audience = { ...wholeDocument.audience, darkAccent };
  return renderToStaticMarkup(<OwnAccents campaign={resolve({ ...wholeDocument, audience })} />);
}

test('only a campaign with an accent of its own brings styles along', () => {
  expect(stylesWith()).toBe('');
  expect(stylesWith('#3aa0ff')).toMatch(/:root:has\(\[data-theme='dark'\]\){--accent:#3aa0ff;/);
});
