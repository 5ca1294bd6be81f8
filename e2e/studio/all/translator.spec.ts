// The studio while the browser, or an extension, translates the page.
import { studio as words } from '@/content/words/studio/studio';
import { expect, test } from '../../fixtures';
import { fieldOf, openStudio, paths, wordsOf } from '../studio';

/**
 * Does what page translators do: puts a text node of its own in place of each one, and again after
 * each change, except where it mustn't.
 */
function translatePage() {
  const translated = new WeakSet<Node>();

  function translateTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const node of texts) {
      const { textContent, parentElement } = node;
      if (translated.has(node) || !textContent?.trim()) continue;
      if (parentElement?.closest('svg, textarea, script, style, [translate=no]')) continue;
      const text = document.createTextNode(textContent.toUpperCase());
      translated.add(text);
      const font = document.createElement('font');
      font.append(text);
      parentElement?.replaceChild(font, node);
    }
  }
  translateTexts();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(translateTexts).observe(document.body, changes);
}

test('a page translator leaves a campaign’s words alone, and the studio goes on', async ({
  page,
}) => {
  const studio = await openStudio(page);
  const { box, text, inbox, email, landing, column } = studio;
  const subject = fieldOf(paths.subject);
  await expect(wordsOf(inbox, paths.subject)).toBeVisible();
  await page.evaluate(translatePage);
  await expect(column.getByText(words.column.help.toUpperCase(), { exact: true })).toBeVisible();

  await wordsOf(inbox, paths.subject).click();
  const count = (length: number) =>
    box.getByText(`${length} ${words.box.of} ${subject.limit} ${words.box.characters}`);
  await text.press('ControlOrMeta+a');
  await text.pressSequentially('Guard every laptop');
  await expect(count(18)).toBeVisible();
  await text.pressSequentially(' now');
  await expect(count(22)).toBeVisible();
  await studio.expectTyped('Guard every laptop now');
  await expect(wordsOf(inbox, paths.subject)).toHaveText('Guard every laptop now');
  await expect(column.getByText('Guard every laptop now', { exact: true })).toBeVisible();
  await expect.poll(() => studio.draft()).toContain('"Guard every laptop now"');
  for (const frame of [email, landing])
    await expect(frame.locator('html')).toHaveAttribute('translate', 'no');

  // What's said comes and goes.
  await text.pressSequentially(' {nope}');
  await expect(box.getByRole('alert')).toBeVisible();
  await text.fill('a'.repeat((subject.limit ?? 0) + 1));
  await expect(box.getByText(words.box.over)).toBeVisible();
  await text.fill('Short');
  await expect(count(5)).toBeVisible();
  await expect(box.getByText(words.box.over)).toHaveCount(0);
  await expect(box.getByRole('alert')).toHaveCount(0);
  await text.press('Tab');
  await expect(box).toHaveAccessibleName(
    `${words.box.label}: ${fieldOf('audience.email.preview').label}`,
  );
  await text.press('Escape');
  await page.getByRole('button', { name: words.bar.share.toUpperCase(), exact: true }).click();
  const share = page.getByRole('region', { name: words.bar.share, exact: true });
  await expect(share.getByText('Short', { exact: true })).toBeVisible();
  await studio.undo.click();
  await expect(share.getByText('Short', { exact: true })).toHaveCount(0);
});
