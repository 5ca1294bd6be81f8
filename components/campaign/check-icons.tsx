import { Check, CircleAlert } from 'lucide-react';

export const checkIcons = {
  todo: <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-notice" />,
  fine: <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />,
};
