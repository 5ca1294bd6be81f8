'use client';

import { createContext, useContext, useState } from 'react';

const ProviderContext = createContext<[string, (id: string) => void]>(['', () => {}]);

/** Remembers the sending service that a marketer chose, for all emails of the page. */
export function ProviderScope({
  initial,
  children,
}: {
  initial: string;
  children: React.ReactNode;
}) {
  const state = useState(initial);
  return <ProviderContext value={state}>{children}</ProviderContext>;
}

/** The chosen service's id, and how to choose another. */
export function useProvider() {
  return useContext(ProviderContext);
}
