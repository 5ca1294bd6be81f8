import type { HttpsAddress } from './text';

/** How an inbox lists an email, and how much of its text it shows. */
export interface Inbox {
  id: string;
  name: string;
  program: 'iphone' | 'gmail' | 'outlook';
  device: 'phone' | 'desktop';
  /** About how much of the subject shows, in graphemes. */
  subject: number;
  /** The same for the preview text, unless it shares a line with the subject and gets the rest. */
  preview?: number;
  /** The published figures it's taken from. */
  sources: HttpsAddress[];
}
