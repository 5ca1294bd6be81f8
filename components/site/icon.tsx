'use client';

import {
  ArrowUpRight,
  Bell,
  Building2,
  Cctv,
  Check,
  DoorOpen,
  FileText,
  Image,
  KeyRound,
  Lock,
  type LucideIcon,
  type LucideProps,
  ShieldCheck,
  UserRound,
  Wifi,
} from 'lucide-react';
import type { IconName } from '@/content/schema';

type Name = IconName | 'check' | 'newTab';

const icons: Record<Name, LucideIcon> = {
  bell: Bell,
  building: Building2,
  camera: Cctv,
  check: Check,
  door: DoorOpen,
  file: FileText,
  key: KeyRound,
  lock: Lock,
  newTab: ArrowUpRight,
  picture: Image,
  shield: ShieldCheck,
  user: UserRound,
  wifi: Wifi,
};

interface Props extends Pick<LucideProps, 'size' | 'strokeWidth' | 'className'> {
  name: Name;
}

/**
 * An icon next to text with the same meaning, so it's hidden from screen readers. A client
 * component, because otherwise each page's data would have the icon's drawing, while scripts are cached.
 */
export function Icon({ name, ...look }: Props) {
  const Glyph = icons[name];
  return <Glyph aria-hidden size={20} strokeWidth={1.5} {...look} />;
}
