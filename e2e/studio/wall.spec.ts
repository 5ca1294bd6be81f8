// Artboards: a film that plays, and the file of each.
import type { Page } from '@playwright/test';
import { studioDownload } from '@/content/words/studio/download';
import { studioFilm as words } from '@/content/words/studio/film';
import { studio as studioWords } from '@/content/words/studio/studio';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { allShots, filmOf, frameRate } from '@/lib/campaign/film/timeline';
import { expect, few, test } from '../fixtures';
import { exportedText, newCode, openStudio, paths, wordsOf } from './studio';
import { first, firstCampaign, save } from '../templates';

/** Whether a film plays, and how far it is, in seconds. */
function playerOn(page: Page) {
  const film = page
    .getByRole('region', { name: studioWords.wall.kinds.films, exact: true })
    .getByRole('region')
    .first();
  const slider = film.getByRole('slider', { name: words.time });
  return {
    film,
    slider,
    play: film.getByRole('button', { name: words.play, exact: true }),
    pause: film.getByRole('button', { name: words.pause, exact: true }),
    expectAt: (seconds: number) =>
      expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${seconds.toFixed(1)} `)),
  };
}

// A campaign needn't have a film.
for (const name of filmNamesOf(first).slice(0, 1))
  test('a film is played, stopped, searched and edited', async ({ page }) => {
    const { endCard, shots } = filmOf(firstCampaign.audience, name);
    const pathOf = (shot: string) => `audience.ad.story.${name}Script.${shot}.words`;
    await page.clock.install();
    const studio = await openStudio(page, '?show=ads,films');
    const { film, slider, play, pause, expectAt } = playerOn(page);
    await expect(wordsOf(film, pathOf('shots.0'))).toBeVisible();
    // From here on, time passes only as the test says. Pages and emails aren't shown: their frames
    // run no scripts, so no clock can be set there.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

    /** Lets a film that plays draw a frame now, and the one after so many milliseconds. */
    const passTime = async (ms: number) => {
      for (const step of [20, ms - 20]) await page.clock.fastForward(step);
    };

    // A shot's button and the slider lead to its words, which lead to their box and back.
    await film.getByRole('button', { name: words.endCard }).click();
    await expect(film.getByRole('button', { name: words.endCard })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(wordsOf(film, pathOf('endCard'))).toBeVisible();
    const second = allShots({ shots, endCard })[1]!;
    await slider.fill(String(second.start));
    await expectAt(second.start);
    const drawn = wordsOf(film, pathOf('shots.1'));
    await drawn.click();
    await expect(drawn).toHaveAttribute('data-current');
    await studio.expectTyped(exportedText(pathOf('shots.1')));
    await studio.column.getByRole('button', { name: endCard.words }).first().click();
    await expect(wordsOf(film, pathOf('endCard'))).toHaveAttribute('data-current');
    await page.keyboard.press('Escape');
    const code = wordsOf(film, paths.code);
    const exported = await code.innerHTML();
    await studio.edit(code, newCode);
    await page.clock.runFor(500);
    await expect.poll(() => code.innerHTML()).not.toBe(exported);
    await page.keyboard.press('Escape');

    // It plays from the start to the end, and stops there; then it plays from the start.
    await play.click();
    await passTime(1000);
    await expect(pause).toBeVisible();
    await expectAt(1);
    await passTime(endCard.end * 1000);
    await expect(play).toBeVisible();
    await expectAt(endCard.end - 1 / frameRate);
    await play.click();
    await passTime(1000);
    await expectAt(1);

    // What's edited meanwhile is in the frame at once, and the film plays on.
    await passTime(((endCard.start + endCard.end) / 2 - 1) * 1000);
    await expect(code).toBeVisible();
    const edited = await code.innerHTML();
    await studio.undo.click();
    await page.clock.runFor(500);
    await expect.poll(() => code.innerHTML()).not.toBe(edited);
    await expect(pause).toBeVisible();

    // It stops on a press, as the slider moves, out of view, and in a hidden tab.
    const stops = {
      'on a press': () => pause.click(),
      'as the slider moves': () => slider.fill('1'),
      'out of view': () => studio.feedAd.evaluate((board) => board.scrollIntoView()),
      'in a hidden tab': () =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    };
    for (const [when, stop] of Object.entries(stops)) {
      await slider.fill('0');
      await play.click();
      await expect(pause).toBeVisible();
      await stop();
      await expect(play, when).toBeVisible();
    }
  });

test('a picture’s words have one thin outline around them, at each zoom', async ({ page }) => {
  for (const zoom of few(['fit', '50', '100'])) {
    await openStudio(page, `?show=ads&zoom=${zoom}`);
    const headline = wordsOf(page.locator('svg'), paths.picture);
    await headline.hover();
    const outlines = await headline.evaluate((group) => {
      const [box, ...lines] = [...group.children].map((child) => child.getBoundingClientRect());
      const { stroke, strokeWidth, vectorEffect } = getComputedStyle(group.firstElementChild!);
      return {
        drawn: stroke !== 'none' && Number.parseFloat(strokeWidth) <= 2 && vectorEffect,
        other: getComputedStyle(group).outlineStyle,
        crossed: lines.filter(({ left, right }) => left <= box!.left || right >= box!.right).length,
      };
    });
    expect(outlines, zoom).toEqual({ drawn: 'non-scaling-stroke', other: 'none', crossed: 0 });
  }
});

test('words that can’t be changed say so, and stay where they are', async ({ page }) => {
  await openStudio(page, '?show=ads');
  const fixed = page.getByText(studioWords.boards.sponsored, { exact: true }).first();
  await fixed.scrollIntoViewIfNeeded();
  const place = await fixed.boundingBox();
  const notice = page.getByRole('alert').filter({ hasText: studioWords.wall.fixed });
  await fixed.click();
  await expect(notice).toBeVisible();
  expect(await fixed.boundingBox()).toEqual(place);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  expect(await fixed.boundingBox()).toEqual(place);
});

test('an artboard’s file is saved, or it’s said why it isn’t', async ({ page }) => {
  const { board, one, notSaved } = studioDownload;
  const studio = await openStudio(page, '?show=ads,email');
  const email = studio.board('email', 1);
  const [image, html] = [studio.feedAd, email].map((artboard) => {
    return { status: artboard.getByRole('status'), button: artboard.getByRole('button') };
  });
  const saveImage = image!.button.filter({ hasText: board.image });
  expect((await save(saveImage)).name).toMatch(/\.png$/);
  await expect(image!.status).toHaveText(one.saved);
  const saveEmail = html!.button.filter({ hasText: board.email });
  const { name, data } = await save(saveEmail);
  expect(name).toMatch(/-email\.html$/);
  expect(data.toString()).toContain('</html>');
  await expect(html!.status).toHaveText(one.saved);

  // Once it has changed, nothing is said about the last one.
  const drawn = wordsOf(studio.feedAd, paths.picture);
  await studio.edit(drawn, 'Incomprehensibilities'.repeat(9));
  await page.keyboard.press('Escape');
  await expect(image!.status).toBeEmpty();
  let saved = 0;
  page.on('download', () => (saved += 1));
  await saveImage.click();
  await expect(image!.status).toContainText(notSaved);
  await expect(image!.status).toContainText(/too (?:tall|wide)/);
  expect(saved).toBe(0);
});

test('an image size that isn’t listed is added, seen, and undone', async ({ page }) => {
  const { sizes } = studioWords.wall;
  const studio = await openStudio(page, '?show=ads');
  const size = page.getByRole('textbox', { name: sizes.label });
  const form = page.locator('form').filter({ has: size });
  await size.fill('2000 x 500');
  await size.press('Enter');
  await expect(form.getByRole('status')).toContainText('2000 × 400');
  await expect(size).toHaveValue('2000 x 500');
  await size.fill(first.ad.display.dimensions[0]!);
  await size.press('Enter');
  await expect(form.getByRole('status')).toHaveText(sizes.known);
  await size.fill('1501 × 501');
  await form.getByRole('button', { name: sizes.add, exact: true }).click();
  await expect(form.getByRole('status')).toHaveText(`${sizes.added} 1501 × 501`);
  const boards = page.getByRole('region', { name: '1501 × 501' });
  await expect(boards).toHaveCount(conceptsOf(first.ad).length);
  await expect(boards.first()).toBeInViewport();
  await expect(boards.first().locator('svg').first()).toBeVisible();
  expect((await save(boards.first().getByRole('button'))).name).toContain('1501x501');
  await studio.undo.click();
  await expect(boards).toHaveCount(0);
});
