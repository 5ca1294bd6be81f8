/** @jest-environment node */
import { wholeCampaign as campaign } from '@/lib/fixtures/whole-campaign';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { conceptsOf } from '../concepts';
import { adTexts } from './copy';
import { demographicsLines } from './json';
import { metaUrlTags } from './meta-sheet';
import { adPictures } from '../picture/ad-pictures';
import { adLink, adPlatforms } from './platforms';
import { outputName } from '../output-address';
import { downloadsOf } from '../outputs';
import { confirmWords } from '@/content/words/confirm';
import { adReadmeText } from './readme';

const { labels, concepts } = socialAds;
const limitsChecked = '2001-02-03';
const words = { readme: adReadme, confirm: confirmWords, labels, concepts, limitsChecked };

test('the README names every file, what each picture shows, every text, link and target', () => {
  const files = downloadsOf(campaign);
  const paths = files.map(({ path }) => path);
  const text = adReadmeText(campaign, paths, words);
  const { ad, launch } = campaign.audience;
  const { cta, targeting } = ad.ads.primary;
  const platforms = adPlatforms(campaign);
  const parts = [
    files
      .filter(({ path }) => path !== 'readme.txt')
      .map(({ name, path }) => (/(?:csv|pdf|json)$/.test(path) ? `\n${name}: ` : name)),
    adPictures(campaign.audience).map(
      ({ file, width, height, alt }) =>
        `${outputName(campaign, file)} (${width} x ${height})\n  ${adReadme.alt}: ${alt}`,
    ),
    [ad.title, ad.targetDemo, adReadme.ads, adReadme.email, cta, ad.keywords.join(', ')],
    conceptsOf(ad).flatMap((concept) => {
      const { headline, subheadline, picture } = concept;
      const { caption } = adTexts(ad, concept);
      const pictured = [picture.headline, picture.subheadline];
      return [concepts[concept.id], headline, subheadline, caption].concat(pictured);
    }),
    ad.story.slides,
    (ad.story.reelScript?.shots ?? []).map(({ words: said }) => said),
    demographicsLines(targeting.demographics, labels).map((line) => line.join(': ')),
    [adReadme.film, targeting.interests.join(', '), launch.countries.join(', '), limitsChecked],
    `${launch.ages.min} to ${launch.ages.max}`,
    campaign.platforms.flatMap(({ limits }) => limits.map(({ source }) => `: ${source}\n`)),
    platforms.map((platform) => `${platform.name}: ${adLink(campaign, platform)}\n`),
    platforms.filter(({ id }) => id !== 'linkedin').map((each) => metaUrlTags(campaign, each)),
  ];
  for (const part of parts.flat()) expect(text).toContain(part);
});
