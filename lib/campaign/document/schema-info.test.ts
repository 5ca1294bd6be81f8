import { infoAt } from './schema-info';

test('an entry’s link is known in a list of fixed length', () => {
  expect(infoAt('audience.landing.hero.actions.1.href')).toMatchObject({
    isLink: true,
    readAfter: 'label',
  });
});

test('what a schema says about all that’s inside it holds there, unless a text says otherwise', () => {
  expect(infoAt('audience.landing.risks.items.0.title').marksSamples).toBe(true);
  expect(infoAt('audience.landing.title').marksSamples).toBe(false);
  expect(infoAt('audience.email.testimonial.quote').confirmedAs).toBe('quote');
});

test('a text isn’t called what the part that it’s in is called', () => {
  expect(infoAt('audience.landing.risks.items.0.title').label).toBeUndefined();
});

test('each branch of a union has its say, and each entry of a record', () => {
  expect(infoAt('audience.landing.panel.stats.0.value').isFigure).toBe(true);
  expect(infoAt('audience.ad.display.keyVisuals.2.description').isAlt).toBe(true);
  expect(infoAt('audience.own.anything.source.year').isFact).toBe(true);
});

test('of a path that no schema has, it’s known what’s around it', () => {
  const { isLink, marksSamples } = infoAt('audience.landing.nothing.href');
  expect({ isLink, marksSamples }).toEqual({ isLink: undefined, marksSamples: true });
});
