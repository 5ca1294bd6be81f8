'use client';

import { type EmailScheme, emailSchemes } from '@/components/templates/shared/email-frame';
import { createContext, useContext, useReducer } from 'react';
import { people, type PreviewSettings } from '@/components/templates/shared/merge-values';

/** The widths that the preview can have, in pixels, in the order they're offered. */
export const widths = ['640', '375'] as const;

interface Settings extends PreviewSettings {
  /** Undefined until somebody chooses one. Until then, the preview picks what fits. */
  width?: (typeof widths)[number];
  scheme: EmailScheme;
}

const usual = { scheme: emailSchemes[0], person: people[0] };

const SettingsContext = createContext<[Settings, (changes: Partial<Settings>) => void]>([
  { ...usual, service: '' },
  () => {},
]);

/** Holds what somebody chose for the emails, while they go from one audience's tab to the next. */
export function EmailSettings(props: { service: string; children: React.ReactNode }) {
  const state = useReducer(change, { ...usual, service: props.service });
  return <SettingsContext value={state}>{props.children}</SettingsContext>;
}

const change = (settings: Settings, changes: Partial<Settings>): Settings => ({
  ...settings,
  ...changes,
});

export const useSettings = () => useContext(SettingsContext);
