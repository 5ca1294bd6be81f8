'use client';

import { StudioSlot, type StudioSlotProps } from '../studio-slot';

async function load(audience: string) {
  const { openAdsStudio } = await import('../studio/open-ads-studio');
  return openAdsStudio(audience);
}

/** A campaign's ads, which can be edited. */
export function AdsStudio(props: Omit<StudioSlotProps, 'load'>) {
  return <StudioSlot load={load} {...props} />;
}
