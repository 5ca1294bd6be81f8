// A marketer at work, while the connection, the storage and the tabs fail at random. What was typed
// is never lost. To repeat a run: SEED=… npx playwright test studio-bad-luck
// Not our own `test`: what browsers say about lost files differs, and isn't the point here.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { studio as words } from '@/content/words/studio/studio';
import { holdBack } from '../../fixtures';
import { paths, studioOn, studioRoute, wordsOf } from '../studio';

const { SEED } = process.env;
const runs = SEED ? 1 : 20;

/** Where each of the texts is on the wall. */
const places = (page: Page): Record<string, Locator> => {
  const { inbox, email, landing } = studioOn(page);
  return {
    [paths.subject]: wordsOf(inbox, paths.subject),
    [paths.headline]: wordsOf(email, paths.headline),
    'audience.email.risks.items.1': wordsOf(email, 'audience.email.risks.items.1'),
    'audience.landing.hero.badge': wordsOf(landing, 'audience.landing.hero.badge'),
  };
};

async function type(page: Page, path: string, typed: string) {
  const { text } = studioOn(page);
  // In Firefox, Playwright thinks words in the wall's frames are hidden, and never clicks them.
  await places(page)[path]!.dispatchEvent('click');
  // Key by key: in Debian's Firefox, React doesn't notice what Playwright's `fill` does.
  await text.press('ControlOrMeta+a');
  await text.pressSequentially(typed);
}

/** Adds an image: images aren't stored the way texts are. */
async function addImage(page: Page) {
  const { box, feedAd } = studioOn(page);
  await wordsOf(feedAd, 'audience.ad.ads.primary.visual').dispatchEvent('click');
  const create = { width: 900, height: 1200, channels: 3, background: 'blue' } as const;
  const file = { name: 'a.png', mimeType: '', buffer: await sharp({ create }).png().toBuffer() };
  await box.locator('input[type=file]').setInputFiles(file);
  await expect(box.getByRole('slider')).toBeVisible();
}

async function open(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(studioRoute);
  return page;
}

/** What can go wrong. Then the marketer goes on in the newest tab. */
type Fault = (page: Page, retype: (there: Page) => Promise<void>) => Promise<void>;
const faults: Record<string, Fault> = {
  async reload(page) {
    await page.reload();
  },
  async 'reload after undo and redo'(page) {
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.reload();
  },
  async 'closed tab'(page) {
    const context = page.context();
    await page.close({ runBeforeUnload: true });
    await open(context);
  },
  async offline(page, retype) {
    await page.context().setOffline(true);
    await retype(page);
    await page.context().setOffline(false);
  },
  async 'stalled file'(page, retype) {
    const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.json'));
    await page.reload();
    await expect(page.getByText(words.loading)).toBeVisible();
    release();
    await retype(page);
  },
  async 'full storage'(page, retype) {
    await page.evaluate(() => {
      for (let size = 2 ** 22; size > 1; size /= 2)
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`full ${size} ${at}`, 'x'.repeat(size));
        } catch {
          // Then less of it.
        }
    });
    await retype(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('full ')) localStorage.removeItem(key);
    });
    await retype(page);
  },
  async 'second tab'(page, retype) {
    await page.bringToFront();
    // Saved, so that the other tab opens with it, and this one follows it.
    const last = (await studioOn(page).text.innerText()).trim();
    await expect.poll(() => studioOn(page).draft()).toContain(last);
    const other = await open(page.context());
    await retype(other);
    await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })]);
  },
};

for (let run = 1; run <= runs; run += 1)
  test(`nothing that was typed is lost, run ${run}`, async ({ context }) => {
    const seed = SEED ? Number(SEED) : Date.now() + run;
    console.log(`SEED=${seed}`);
    test.setTimeout(600_000);
    let page = await open(context);
    await addImage(page);
    // What the marketer does is the same each time. Only what fails is random.
    const texts = Object.keys(places(page));
    const expected: Record<string, string> = {};
    const log: string[] = [];
    const write = async (there: Page) => {
      const path = texts[log.length % texts.length]!;
      expected[path] = `Words ${log.length}`;
      log.push(`${path}: ${expected[path]}`);
      await type(there, path, expected[path]);
    };
    const luck = fc.constantFrom(...Object.keys(faults));
    for (const name of fc.sample(luck, { seed, numRuns: 12 })) {
      await write(page);
      log.push(name);
      await faults[name]!(page, write);
      page = context.pages().at(-1)!;
      const { feedAd } = studioOn(page);
      await expect(feedAd.locator('image')).toHaveAttribute('href', /^blob:/);
      for (const [path, typed] of Object.entries(expected)) {
        const place = places(page)[path]!;
        // What's out of sight is drawn later, and on a busy machine much later.
        await place.evaluate((element) => element.scrollIntoView());
        await expect(place, `SEED=${seed}\n${log.join('\n')}`).toHaveText(typed);
      }
    }
  });
