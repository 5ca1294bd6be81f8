import { readStored } from '@/lib/site/stored-drafts';

/** What a marketer sets for all of their emails. This browser keeps it, whatever the campaign. */
export interface EmailSettings {
  /** The id of their email service. */
  service: string;
  /** Where their emails' images are, as it's typed. */
  images: string;
}

const keyOf = (name: keyof EmailSettings) => `email-${name}`;

/** Empty if nothing is stored, or if the browser refuses. */
export const readEmailSetting = (name: keyof EmailSettings) => readStored(keyOf(name));

/** If the browser refuses, it's only kept until the page is left. */
export function storeEmailSetting(name: keyof EmailSettings, value: string) {
  try {
    if (value === '') window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), value);
  } catch {
    // Nothing is lost: it's in the state.
  }
}
