'use client';

import { readSettings, useLostHash, useSearch } from './settings';

interface Props {
  /** The ids of all email services. */
  services: string[];
  /** What comes before the list of what can't be used. */
  text: string;
}

/** One sentence that lists the parts of the address that the page can't use. Empty if it can use all of them. */
export function AddressNotice({ services, text }: Props) {
  const { unread } = readSettings(useSearch(), services);
  const lost = useLostHash();
  const parts = lost ? [...unread, lost] : unread;
  return (
    <output className="block py-2 text-sm wrap-anywhere text-notice empty:absolute empty:p-0">
      {parts.length > 0 && `${text} ${parts.join(', ')}.`}
    </output>
  );
}
