import { Check, Copy } from 'lucide-react';

/** A CopyButton's icons, before and after copying. */
export const copyIcons = {
  copy: <Copy aria-hidden size={16} className="shrink-0" />,
  copied: <Check aria-hidden size={16} className="shrink-0" />,
};
