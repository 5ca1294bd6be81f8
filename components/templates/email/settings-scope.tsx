'use client';

import { createContext, useContext, useMemo, useState } from 'react';

export interface EmailSettings {
  /** The id of the service that an email is taken away for. */
  provider: string;
  /** As wide as what the emails are shown; until it is chosen, what there is room for. */
  device?: 'desktop' | 'phone';
  scheme: 'light' | 'dark' | 'forced';
}

type Change = (changes: Partial<EmailSettings>) => void;

const initially: EmailSettings = { provider: '', scheme: 'light' };

const SettingsContext = createContext<readonly [EmailSettings, Change]>([initially, () => {}]);

/** Keeps what a marketer chose for one email for the next one too. */
export function SettingsScope({ children }: { children: React.ReactNode }) {
  const [settings, setSettings] = useState(initially);
  const value = useMemo(
    () =>
      [
        settings,
        (changes: Partial<EmailSettings>) => setSettings((old) => ({ ...old, ...changes })),
      ] as const,
    [settings],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useEmailSettings() {
  return useContext(SettingsContext);
}
