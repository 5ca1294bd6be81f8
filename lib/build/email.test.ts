/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { renderEmail } from '../campaign/email/render-email';
import { renderedEmail } from './email';

// The real function, with its calls counted.
jest.mock('../campaign/email/render-email', () => {
  const actual = jest.requireActual('../campaign/email/render-email');
  return { renderEmail: jest.fn(actual.renderEmail) };
});

test('an email is rendered once, until something in its campaign changes', async () => {
  const campaign = structuredClone(campaigns[0]);
  await Promise.all([renderedEmail(campaign), renderedEmail(structuredClone(campaign))]);
  expect(renderEmail).toHaveBeenCalledTimes(1);
  campaign.audience.email.subject = 'Another';
  expect((await renderedEmail(campaign)).subject).toBe('Another');
  expect(renderEmail).toHaveBeenCalledTimes(2);
});
