import { campaigns } from '@/content/campaigns';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { adTexts } from './copy';
import { demographicsLines } from './demographics';
import { adFiles, fileName } from './files';
import { reelScript } from './json';
import { adPictures } from './pictures';
import { adLink, adPlatforms, platformOf } from './platforms';
import { adReadmeText } from './readme';

const { labels } = socialAds;
const limitsChecked = '2001-02-03';

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the README names every file, what each picture shows, every text, link and target',
  (_, campaign) => {
    const text = adReadmeText(campaign, { readme: adReadme, labels, limitsChecked });
    const { ad, launch } = campaign.audience;
    const { readme: _readme, ...sheets } = adFiles(campaign.audience);
    for (const address of Object.values(sheets)) expect(text).toContain(`\n${fileName(address)}: `);
    for (const { file, width, height, alt } of adPictures(campaign.audience)) {
      const [line, next] = text.slice(text.indexOf(`${fileName(file)} (`)).split('\n');
      expect(line).toBe(`${fileName(file)} (${width} x ${height})`);
      expect(next).toContain(alt);
    }
    const { primary } = ad.ads;
    for (const part of [
      ad.title,
      ad.targetDemo,
      primary.headline,
      primary.subheadline,
      primary.bodyText,
      primary.cta,
      adTexts(ad).caption,
      ad.keywords.join(', '),
      ...ad.story.slides,
      reelScript(campaign.audience.films.reel),
      primary.targeting.interests.join(', '),
      ...demographicsLines(primary.targeting.demographics, labels).map((line) => line.join(': ')),
      `${launch.ages.min} to ${launch.ages.max}`,
      launch.countries.join(', '),
      limitsChecked,
    ])
      expect(text).toContain(part);
    for (const platform of adPlatforms(campaign))
      expect(text).toContain(`${platform.name}: ${adLink(campaign, platform)}\n`);
    const linkedin = platformOf(campaign, 'linkedin');
    expect(linkedin && text.includes(adLink(campaign, linkedin))).toBe(
      launch.platforms.includes('linkedin'),
    );
  },
);
