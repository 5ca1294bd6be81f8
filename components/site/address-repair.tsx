'use client';

import { useEffect } from 'react';
import { repairAddress } from '@/lib/site/repair-address';

/** Leads on to the page that was meant, if the `#` in its address was escaped on the way. */
export function AddressRepair() {
  useEffect(() => {
    const repaired = repairAddress(window.location.href);
    if (repaired) window.location.replace(repaired);
  }, []);
  return null;
}
