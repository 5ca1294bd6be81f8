/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
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

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the README names every file, what each picture shows, every text, link and target',
  (_, campaign) => {
    const files = downloadsOf(campaign);
    const paths = files.map(({ path }) => path);
    const words = { readme: adReadme, confirm: confirmWords, labels, concepts, limitsChecked };
    const text = adReadmeText(campaign, paths, words);
    const { ad, launch } = campaign.audience;
    for (const { name, path } of files.filter((file) => file.path !== 'readme.txt'))
      expect(text).toContain(/(?:csv|pdf|json)$/.test(path) ? `\n${name}: ` : name);
    for (const { file, width, height, alt } of adPictures(campaign.audience)) {
      const [line, next] = text.slice(text.indexOf(`${outputName(campaign, file)} (`)).split('\n');
      expect(line).toBe(`${outputName(campaign, file)} (${width} x ${height})`);
      expect(next).toContain(alt);
    }
    const { cta, targeting } = ad.ads.primary;
    for (const part of [
      ad.title,
      ad.targetDemo,
      adReadme.ads,
      adReadme.email,
      cta,
      ...conceptsOf(ad).flatMap((concept) => [
        concepts[concept.id],
        concept.headline,
        concept.subheadline,
        concept.picture.headline,
        concept.picture.subheadline,
        adTexts(ad, concept).caption,
      ]),
      ad.keywords.join(', '),
      ...ad.story.slides,
      ...(ad.story.reelScript
        ? [adReadme.film, ...ad.story.reelScript.shots.map(({ words: said }) => said)]
        : []),
      targeting.interests.join(', '),
      ...demographicsLines(targeting.demographics, labels).map((line) => line.join(': ')),
      `${launch.ages.min} to ${launch.ages.max}`,
      launch.countries.join(', '),
      limitsChecked,
      ...campaign.platforms.flatMap(({ limits }) => limits.map(({ source }) => `: ${source}\n`)),
    ])
      expect(text).toContain(part);
    const platforms = adPlatforms(campaign);
    for (const platform of platforms)
      expect(text).toContain(`${platform.name}: ${adLink(campaign, platform)}\n`);
    const meta = platforms.filter(({ id }) => id !== 'linkedin');
    for (const platform of meta) expect(text).toContain(metaUrlTags(campaign, platform));
    expect(text.includes('utm_source=linkedin')).toBe(launch.platforms.includes('linkedin'));
  },
);
