import { Check, Copy } from 'lucide-react';

/** What a CopyButton shows, before and after. Drawn where it is used: on the server, mostly. */
export const copyIcons = {
  copy: <Copy aria-hidden size={16} />,
  copied: <Check aria-hidden size={16} />,
};
