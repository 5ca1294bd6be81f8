import { Check, Copy } from 'lucide-react';

export const copyIcons = {
  copy: <Copy aria-hidden size={16} className="shrink-0" />,
  copied: <Check aria-hidden size={16} className="shrink-0" />,
};
