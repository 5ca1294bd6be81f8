/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { resolve } from '@/lib/campaign/resolve';
import { OwnAccents } from './own-accents';

test('only a campaign with an accent of its own brings styles along', () => {
  const [without, own] = [undefined, '#3aa0ff'].map((darkAccent) => {
    const audience = { ...wholeDocument.audience, darkAccent };
    return renderToStaticMarkup(<OwnAccents campaign={resolve({ ...wholeDocument, audience })} />);
  });
  expect(without).toBe('');
  expect(own).toMatch(/:root:has\(\[data-theme='dark'\]\){--accent:#3aa0ff;/);
});
