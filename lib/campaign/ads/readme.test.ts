import { audiences } from '@/content/audiences';
import { limitsChecked } from '@/content/platforms';
import { adTexts } from './ad-copy';
import { demographicsLines } from './ad-demographics';
import { adFiles, fileName } from './ad-files';
import { adPictures } from './ad-pictures';
import { adLink, meantFor, platformOf } from './ad-platforms';
import { adReadmeText } from './ad-readme';

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: the README names every file, what each picture shows, every text, link and target',
  (_, audience) => {
    const text = adReadmeText(audience);
    const { ad, launch } = audience;
    const { readme: _readme, ...sheets } = adFiles(audience);
    for (const address of Object.values(sheets)) expect(text).toContain(`\n${fileName(address)}: `);
    for (const { file, width, height, alt } of adPictures(audience))
      expect(text).toMatch(
        new RegExp(
          `${fileName(file)} \\(${width} x ${height}\\)\n.*: ${alt.replace(/[?.$]/g, '\\$&')}\n`,
        ),
      );
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
      ad.story.reelScript,
      primary.targeting.interests.join(', '),
      ...demographicsLines(primary.targeting.demographics).map((line) => line.join(': ')),
      `${launch.ages.min} to ${launch.ages.max}`,
      launch.countries.join(', '),
      limitsChecked,
    ])
      expect(text).toContain(part);
    for (const platform of meantFor(audience))
      expect(text).toContain(`${platform.name}: ${adLink(audience, platform)}\n`);
    const forLinkedin = launch.platforms.includes('linkedin');
    expect(text.includes(adLink(audience, platformOf('linkedin')))).toBe(forLinkedin);
  },
);
