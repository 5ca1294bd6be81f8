import { weakMapMemoize } from 'reselect';
import { type Facts, resolveText } from '../resolve';

export const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

export const escapeRegExp = (text: string) => text.replace(/[.*+?^$|()[\]{}\\/]/g, '\\$&');

/** What a text may not spell out, because it's stated elsewhere. Found once for each facts. */
export const statedFacts = weakMapMemoize((facts: Facts) => {
  const names = facts.names().filter((name) => /^(?:own|figures)\./.test(name));
  return ['offer.code', 'offer.discount', ...names].flatMap((name) => {
    const { text } = resolveText(`{${name}}`, facts);
    // Bare numbers, such as a count of cameras, turn up in other texts by chance.
    const isBare = !/\d/.test(text) || /^[\d,]+$/.test(text);
    const pattern = new RegExp(`(?<![\\w$.-])${escapeRegExp(text)}(?![\\w%/])`, 'g');
    return text === '' || (isBare && name !== 'offer.code') ? [] : [{ name, text, pattern }];
  });
});
