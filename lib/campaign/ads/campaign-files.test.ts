/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Launch } from '@/content/schema';
import { emailAddresses } from '../email/files';
import { filmAddresses } from '../film/files';
import { campaignFiles } from './campaign-files';
import { fileName } from './files';
import { adPictures } from './pictures';

const [{ audience }] = campaigns;

/** The names of a campaign's files if it ran on these platforms. */
function namesOn(...platforms: Launch['platforms']): string[] {
  const launched = { ...audience, launch: { ...audience.launch, platforms } };
  return campaignFiles(launched).map(({ name }) => name);
}

const sheets = (names: string[]) => names.filter((name) => /\.(?:csv|pdf)$/.test(name));
const of = (kind: string) => `ads/${audience.id}-${kind}`;

test('a campaign has its ads, its film and its email, in folders, each under its own name', () => {
  const files = campaignFiles(audience);
  const inFolder = (folder: string) =>
    files.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ href }) => href);
  expect(files[0]?.name).toBe('README.txt');
  expect(inFolder('film')).toEqual(filmAddresses(audience));
  expect(inFolder('email')).toEqual(emailAddresses(audience));
  expect(inFolder('ads')).toEqual(
    expect.arrayContaining(adPictures(audience).map(({ file }) => file)),
  );
  for (const { href, name } of files.slice(1)) expect(fileName(name)).toBe(fileName(href));
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

test('a platform that the campaign is not meant for has no files', () => {
  const meta = of('meta-starting-sheet.csv');
  const linkedin = [of('linkedin.csv'), of('linkedin-document.pdf')];
  expect(sheets(namesOn('facebook'))).toEqual([meta]);
  expect(sheets(namesOn('instagram'))).toEqual([meta]);
  expect(sheets(namesOn('linkedin'))).toEqual(linkedin);
  expect(sheets(namesOn('linkedin', 'facebook'))).toEqual([meta, ...linkedin]);
});
