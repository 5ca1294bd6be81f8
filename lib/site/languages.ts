import { languages } from '@/content/locales';
import type { Language } from '@/content/schema';
import { basePath } from '@/lib/campaign/base-path';
import { brand } from '@/content/brand';

/** The language of this build: the first one, unless the settings name another. */
const named = languages.findIndex(({ locale }) => locale === process.env.SITE_LOCALE);
const built = Math.max(named, 0);

/** Where a language is below the first one, which has no path of its own. */
const folderOf = (index: number) => (index === 0 ? '' : `/${languages[index]?.locale}`);

/** Where the first language is on the host. */
const root = basePath.slice(0, basePath.length - folderOf(built).length);

const pathIn = (index: number, route: string) =>
  root + folderOf(index) + (route === '/' ? '' : route) || '/';

/** The route of a page in another language: of the same audience, or at the same route. */
function routeIn({ audiences, pages }: Language, route: string): string | undefined {
  const audience = languages[built]?.audiences.find(({ landing }) => landing.route === route);
  if (audience) return audiences.find(({ id }) => id === audience.id)?.landing.route;
  return [{ route: '/' }, ...pages].find((page) => page.route === route)?.route;
}

/**
 * A page in each language that has it, this one's included: their locales and addresses. Empty for
 * a page that no other language has.
 */
export function versionsOf(route = ''): [locale: string, address: string][] {
  const versions = languages.flatMap((language, index): [string, string][] => {
    const localRoute = routeIn(language, route);
    return localRoute ? [[language.locale, brand.origin + pathIn(index, localRoute)]] : [];
  });
  return versions.length > 1 ? versions : [];
}

/** Links to a page in the other languages, or to the home page of one that doesn't have it. */
export function languageLinks(route = ''): { locale: string; name: string; path: string }[] {
  return languages.flatMap((language, index) => {
    const { locale } = language;
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    const path = pathIn(index, routeIn(language, route) ?? '/');
    return index === built ? [] : [{ locale, name, path }];
  });
}
