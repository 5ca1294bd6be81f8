import type { Campaign } from '@/content/schema';
import { emailLink, emailLinks } from '../campaign-link';
import { filmFile } from '../film/film-files';
import { printLink } from '../picture/compose-qr';
import { isOwn } from '../same';
import { csv } from './csv';
import { adLink, adPlatforms, filmsOn, isOnMeta, picturesOn } from './platforms';

/** Every address with tracking parameters in campaigns' ads and emails. */
export const linksSheet = (campaigns: readonly Campaign[]): string =>
  csv(campaigns.flatMap(linkRows));

function linkRows(campaign: Campaign) {
  const ads = adPlatforms(campaign).flatMap((platform) => {
    const pictures = picturesOn(campaign, platform).filter(({ concept }) => concept);
    const films = filmsOn(campaign, platform).map(filmFile);
    // Meta adds the ad's name itself.
    const names = isOnMeta(platform) ? [] : [...pictures.map(({ name }) => name), ...films];
    const search = platform.id === 'google' && isOwn(campaign, 'search') ? ['search'] : [];
    return [undefined, ...search, ...names].map((name) =>
      row(platform.name, name, adLink(campaign, platform, name)),
    );
  });
  const links = isOwn(campaign, 'email') ? emailLinks : [];
  const emails = links.map((name) => row('Email', name, emailLink(campaign, name)));
  const print = row('Print', 'qr', printLink(campaign));
  return [...ads, ...emails, ...(isOwn(campaign, 'print') ? [print] : [])];
}

const row = (Where: string, What = '', Address = '') => ({ Where, What, Address });
