/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { campaignFiles } from './campaign-files';
import { conceptsOf } from './concepts';
import { adTexts } from './copy';
import { demographicsLines } from './demographics';
import { adFiles, fileName } from './files';
import { reelScript } from './json';
import { metaUrlTags } from './meta-sheet';
import { adPictures } from './pictures';
import { adLink, adPlatforms } from './platforms';
import { adReadmeText } from './readme';
import { filmOf } from '../film/timeline';

const { labels, concepts } = socialAds;
const limitsChecked = '2001-02-03';

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the README names every file, what each picture shows, every text, link and target',
  (_, campaign) => {
    const text = adReadmeText(campaign, { readme: adReadme, labels, concepts, limitsChecked });
    const { ad, launch } = campaign.audience;
    const { readme: _readme, ...sheets } = adFiles(campaign.audience);
    for (const address of Object.values<string>(sheets))
      expect(text).toContain(`\n${fileName(address)}: `);
    for (const { name } of campaignFiles(campaign.audience).slice(1))
      expect(text).toContain(fileName(name));
    for (const { file, width, height, alt } of adPictures(campaign.audience)) {
      const [line, next] = text.slice(text.indexOf(`${fileName(file)} (`)).split('\n');
      expect(line).toBe(`${fileName(file)} (${width} x ${height})`);
      expect(next).toContain(alt);
    }
    const { cta, targeting } = ad.ads.primary;
    for (const part of [
      ad.title,
      ad.targetDemo,
      `\nads/: ${adReadme.ads}`,
      `\nfilm/: ${adReadme.film}`,
      `\nemail/: ${adReadme.email}`,
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
      reelScript(filmOf(campaign.audience, 'reel')),
      targeting.interests.join(', '),
      ...demographicsLines(targeting.demographics, labels).map((line) => line.join(': ')),
      `${launch.ages.min} to ${launch.ages.max}`,
      launch.countries.join(', '),
      limitsChecked,
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
