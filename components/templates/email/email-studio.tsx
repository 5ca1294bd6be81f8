'use client';

import { StudioSlot, type StudioSlotProps } from '../studio-slot';

async function load(audience: string) {
  const { openEmailStudio } = await import('../studio/open-email-studio');
  return openEmailStudio(audience);
}

/** An email, which can be edited. */
export function EmailStudio(props: Omit<StudioSlotProps, 'load'>) {
  return <StudioSlot load={load} {...props} />;
}
