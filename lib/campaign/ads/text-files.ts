import type { Campaign } from '@/content/schema';
import { adFiles } from './files';
import { adJson } from './json';
import { metaSheet } from './meta-sheet';
import { adReadmeText, type AdReadmeWords } from './readme';
import { linkedinSheet } from './sheets';

/** A text file of a campaign. */
export interface TextFile {
  /** The address that it's exported to. */
  file: string;
  type: string;
  content: () => string;
}

/** The README, the data and the sheets of a campaign's ads. Each is made on demand. */
export function adTextFiles(campaign: Campaign, words: AdReadmeWords): TextFile[] {
  const { readme, json, meta, linkedin } = adFiles(campaign.audience);
  return [
    text(readme, 'text/plain', () => adReadmeText(campaign, words)),
    text(json, 'application/json', () => `${JSON.stringify(adJson(campaign), null, 2)}\n`),
    ...(meta ? [text(meta, 'text/csv', () => metaSheet(campaign))] : []),
    ...(linkedin ? [text(linkedin, 'text/csv', () => linkedinSheet(campaign))] : []),
  ];
}

function text(file: string, type: string, content: () => string): TextFile {
  return { file, type: `${type}; charset=utf-8`, content };
}
