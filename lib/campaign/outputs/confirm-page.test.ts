import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { confirmWords as words } from '@/content/words/confirm';
import { campaigns } from '@/lib/campaigns';
import { toConfirm } from '../document/confirm';
import { confirmPage } from './confirm-page';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(campaigns)(
  '$audience.id: the page has what’s to be confirmed, and a place to sign',
  async (campaign) => {
    const html = confirmPage([campaign], words);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    const $ = load(html);
    // The same as in the studio, and where the other figures come from.
    const lines = Array.from($('li'), (line) => $(line).text());
    const sources = campaign.figures.flatMap(({ text, source }) =>
      source ? [[text, source.label, source.year, source.href]] : [],
    );
    const items = toConfirm(campaign, words);
    for (const { sentence } of items)
      expect(lines.some((line) => line.startsWith(sentence))).toBe(true);
    for (const parts of sources)
      expect(lines.some((line) => parts.every((part) => line.includes(part ?? '')))).toBe(true);
    expect(lines).toHaveLength(items.length + new Set(sources.map(String)).size);
    expect(lines.filter((line) => line.includes('..'))).toEqual([]);
    expect($('.blank').text()).toBe(words.page.signed.join(''));
  },
);

test('a figure in a text beside another one has that text, not the other one’s label', () => {
  const [campaign] = campaigns;
  const figure = { ...campaign.figures[0]!, name: 'own.share', text: '19%', sample: true as const };
  const edited = structuredClone(campaign);
  const [statistic] = edited.audience.landing.statistics.items;
  Object.assign(statistic ?? {}, { note: '19% began that way.' });
  const paths = ['audience.landing.statistics.items.0.note'];
  const $ = load(confirmPage([{ ...edited, figures: [{ ...figure, paths }] }], words));
  const line = $('li')
    .filter((_, item) => $(item).text().startsWith('19%'))
    .text();
  expect(line).toContain('19% began that way.');
  expect(line).not.toContain(statistic?.label);
});

test('it has only what’s in some files, and what several campaigns share is there once', () => {
  const emails = load(confirmPage(campaigns, words, ['email']));
  const ids = campaigns.flatMap((campaign) =>
    toConfirm(campaign, words, ['email']).map(({ id }) => id),
  );
  const sourced = emails(`h2:contains("${words.page.sources}")`).parent().find('li').length;
  expect(emails('li')).toHaveLength(new Set(ids).size + sourced);
  expect(emails('h1').parent().text()).toContain(
    campaigns.map(({ audience }) => audience.name).join(', '),
  );
});
