import { audiences } from '@/content/audiences';
import { adFiles, fileName } from './ad-files';
import { adPictures } from './ad-pictures';
import { adReadmeText } from './ad-readme';

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: the README names every file, what each picture shows, and the texts',
  (_, audience) => {
    const text = adReadmeText(audience);
    const { readme: _readme, ...sheets } = adFiles(audience);
    for (const address of Object.values(sheets)) expect(text).toContain(fileName(address));
    for (const { file, alt } of adPictures(audience))
      expect(text).toMatch(new RegExp(`${fileName(file)} .*\n.*${alt.replace(/[?.$]/g, '\\$&')}`));
    const { primary } = audience.ad.ads;
    for (const part of [primary.headline, primary.bodyText, ...audience.ad.story.slides])
      expect(text).toContain(part);
  },
);
