import { audiences, homeAudience } from '@/content/audiences';
import { expect, test } from './fixtures';

const landings = [
  { route: '/', hero: homeAudience.landing.hero },
  ...audiences.map(({ landing }) => landing),
];

for (const { route, hero } of landings) {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1440, 900],
  ] as const) {
    test(`${route}: at ${width} by ${height} pixels, the first screen says what it is and has one primary action`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      const main = page.getByRole('main');
      const [primary, secondary] = hero.actions;
      const action = main.getByRole('link', { name: primary.label });
      for (const part of [
        page.getByRole('heading', { level: 1, name: hero.headline }),
        main.getByText(hero.lede, { exact: true }),
        action,
        main.getByRole('link', { name: secondary.label }),
        ...hero.assurances.map((assurance) => main.getByText(assurance, { exact: true })),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      // The evidence begins there too.
      await expect(
        page.getByRole('heading', { level: 2, name: hero.panel.title }),
      ).toBeInViewport();
      // No other control in sight is filled with the accent.
      const filled = await page.evaluate((screen) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--accent)';
        const accent = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return [...document.querySelectorAll<HTMLElement>('a, button')]
          .filter((control) => getComputedStyle(control).backgroundColor === accent)
          .filter((control) => {
            const { top, bottom } = control.getBoundingClientRect();
            return bottom > 0 && top < screen;
          })
          .map((control) => control.getAttribute('href'));
      }, height);
      expect(filled).toEqual([primary.href]);
    });
  }
}
