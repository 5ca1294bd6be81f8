import {
  Bell,
  Building2,
  Cctv,
  DoorOpen,
  FileText,
  Image,
  KeyRound,
  Lock,
  type LucideIcon,
  ShieldCheck,
  UserRound,
  Wifi,
} from 'lucide-react';
import type { IconName } from '@/content/schema';

const icons: Record<IconName, LucideIcon> = {
  bell: Bell,
  building: Building2,
  camera: Cctv,
  door: DoorOpen,
  file: FileText,
  key: KeyRound,
  lock: Lock,
  picture: Image,
  shield: ShieldCheck,
  user: UserRound,
  wifi: Wifi,
};

/** An icon next to text with the same meaning, so it's hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name];
  return <Glyph aria-hidden size={20} strokeWidth={1.5} className={className} />;
}
