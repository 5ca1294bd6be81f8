/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { typeface } from '@/lib/build/typeface';
import { readmeWords } from '@/content/words/readme';
import type { Campaign } from '@/content/schema';
import { renderEmail } from './email/render-email';
import { composeFrame } from './film/compose-film';
import { filmFile } from './film/film-files';
import { exportedFilmsOf, filmSizes } from './film/film-sizes';
import { filmOf } from './film/timeline';
import type { Renderer } from './output-entries';
import { type Output, outputsOf } from './outputs';
import type { Composition } from './picture/composition';

// Texts need nothing else from a renderer.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const renderer = { readme: readmeWords, email: renderEmail } as unknown as Renderer;

const wordsIn = ({ texts }: Composition) => texts.map(({ lines }) => lines.join(' ')).join('\n');

/** What a person reads in a file, with spaces as in plain text. Empty if nothing is read there. */
async function wordsOf(campaign: Campaign, { path, type, picture, make }: Output): Promise<string> {
  if (picture) return wordsIn(picture.compose(typeface));
  const film = exportedFilmsOf(campaign.audience).find(
    (each) => path === `films/${filmFile(each)}.mp4`,
  );
  if (film) {
    const { end } = filmOf(campaign.audience, film.name).endCard;
    const size = filmSizes[film.ratio];
    return wordsIn(composeFrame(campaign, film.name, end * 1000 - 1, typeface, size));
  }
  if (!/^text|^message|json/.test(type)) return '';
  const text = String(await make(renderer));
  return text.replace(/<!--[^]*?-->|<[^>]+>/g, ' ').replace(/(?:\s|&nbsp;|&#160;)+/g, ' ');
}

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: no file states the offer without its condition',
  async (_, campaign) => {
    const { discount, appliesTo, condition } = campaign.offer;
    const read = await Promise.all(
      outputsOf(campaign).map(
        async (output) => [output.path, await wordsOf(campaign, output)] as const,
      ),
    );
    const stating = read.filter(([, words]) => words.includes(`${discount} off`));
    expect(stating.length).toBeGreaterThan(10);
    const alone = stating.flatMap(([path, words]) =>
      words
        .split(`${discount} off`)
        .slice(1)
        .filter((after) => !after.slice(0, 120).includes(appliesTo))
        .map((after) => `${path}: ${discount} off${after.slice(0, 60)}`),
    );
    expect(alone).toEqual([]);
    // Who can use the code, and until when: wherever there's room for it.
    const roomy = read.filter(([path]) => /^films\/.*mp4$|^email.*\.(?:html|txt|eml)$/.test(path));
    const films = exportedFilmsOf(campaign.audience);
    // Five emails: the HTML, the text, the draft, and two more to look at.
    expect(roomy).toHaveLength(5 + films.length);
    expect(roomy.filter(([, words]) => !words.includes(condition)).map(([path]) => path)).toEqual(
      [],
    );
  },
);
