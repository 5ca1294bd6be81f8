import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { startHereWords as words } from '@/content/words/start-here';
import { typeface } from '@/lib/build/typeface';
import { campaigns } from '@/lib/campaigns';
import type { Renderer } from '../output-entries';
import { outputsOf } from '../outputs';
import { cardPictures, creativePicture } from '../picture/ad-pictures';
import { emailLink } from '../campaign-link';
import { conceptsOf } from '../concepts';
import { toConfirm } from '../confirm';
import { emailPicture } from '../email-picture';
import { startHere } from './start-here';

/** As if no picture's words fitted, which doesn't stop the page. */
const fails: Renderer['draw'] = () => Promise.reject(new Error('Too long.'));

const draw: Renderer['draw'] = async () => new Uint8Array([1, 2, 3]);

test.each(campaigns)('$audience.id: the page has pictures, texts and files', async (campaign) => {
  const { ad } = campaign.audience;
  const outputs = outputsOf(campaign);
  const html = await startHere(campaign, outputs, { draw, typeface, words });
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  const $ = load(html);
  const beside = (alt: string) =>
    $('figure')
      .filter((_index, figure) => $(figure).find('img').attr('alt') === alt)
      .text();
  const section = (title: string) => $(`h2:contains("${title}")`).parent().text();
  for (const concept of conceptsOf(ad)) {
    const { alt } = creativePicture(campaign.audience, concept, '1080x1350');
    expect(beside(alt)).toContain('1080x1350.png');
    expect($('main').text()).toContain(concept.headline);
  }
  for (const [index, { alt }] of cardPictures(campaign.audience, '1080x1080').entries())
    for (const text of [ad.story.slides[index], ad.story.headlines[index]])
      expect(beside(alt)).toContain(text);
  // What to confirm is the same as in the studio.
  expect($('.boxes li')).toHaveLength(toConfirm(campaign).length);
  const emails = outputsOf(campaign, { start: 'email' });
  const ofEmails = load(await startHere(campaign, emails, { draw, typeface, words }));
  expect(ofEmails('.boxes li')).toHaveLength(toConfirm(campaign, ['email']).length);
  expect(ofEmails('main').text()).toContain(emailLink(campaign, 'hero'));
  expect(ofEmails('main').text()).not.toContain(words.concept);
  expect(section(words.offer)).toContain(campaign.offer.condition);
  const sources = campaign.figures.flatMap(({ text, source }) =>
    source ? [[text, source.href, source.year ?? source.label]] : [],
  );
  for (const text of sources.flat()) expect(section(words.figures)).toContain(text);
  const said = $('main').text();
  const named = outputs.flatMap(({ name }) => name ?? []);
  expect(named.filter((name) => !said.includes(name))).toEqual([]);
  const scripts = [ad.story.reelScript, ad.story.teaserScript];
  for (const script of scripts) expect(said).toContain(script?.shots[0]?.words ?? '');
  const { platforms } = campaign.audience.launch;
  expect(said.includes('LinkedIn')).toBe(platforms.includes('linkedin'));
  expect(said.includes(words.steps.linkedin)).toBe(platforms.includes('linkedin'));
});

test('an edited campaign’s page says what to do with a new picture and with the edits', async () => {
  const [campaign] = campaigns;
  const said = (edited?: Renderer['edited'], outputs = outputsOf(campaign)) =>
    startHere(campaign, outputs, { draw: fails, typeface, words, edited });
  const plain = await said({ hasFile: false, hasNewPicture: false });
  expect(plain).toBe(await said());
  const { src } = emailPicture(campaign);
  expect([plain.includes(src), plain.includes(words.edits[0])]).toEqual([false, false]);
  const edited = await said({ hasFile: true, hasNewPicture: true });
  for (const text of [src, words.steps.live, ...words.edits]) expect(edited).toContain(text);
  // Films that are left out aren't named.
  const html = await said(undefined, outputsOf(campaign, { hasFilms: false }));
  expect(html).not.toContain(`<h2>${words.filmsAndCovers}</h2>`);
  expect(html).not.toMatch(/\.(?:mp4|srt|vtt)\b/);
});
