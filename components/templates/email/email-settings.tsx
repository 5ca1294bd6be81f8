'use client';

import { createContext, useContext, useReducer } from 'react';
import { people, type PreviewSettings } from '@/components/templates/shared/merge-values';

/** The widths that the preview can have, in pixels, in the order they're offered. */
export const widths = ['640', '375'] as const;

/** The color schemes of the preview, in the order they're offered. */
export const schemes = ['light', 'dark', 'forced'] as const;

interface Settings extends PreviewSettings {
  /** Undefined until somebody chooses one. Until then, the preview picks what fits. */
  width?: (typeof widths)[number];
  scheme: (typeof schemes)[number];
}

const usual = { scheme: schemes[0], person: people[0] };

const SettingsContext = createContext<[Settings, (changes: Partial<Settings>) => void]>([
  { ...usual, service: '' },
  () => {},
]);

/** Holds what somebody chose for the emails, while they go from one audience's tab to the next. */
export function EmailSettings(props: { service: string; children: React.ReactNode }) {
  const state = useReducer(change, { ...usual, service: props.service });
  return <SettingsContext value={state}>{props.children}</SettingsContext>;
}

const change = (now: Settings, changes: Partial<Settings>): Settings => ({ ...now, ...changes });

export const useSettings = () => useContext(SettingsContext);
