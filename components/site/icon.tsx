import {
  Bell,
  Building2,
  Cctv,
  DoorOpen,
  FileText,
  Globe,
  House,
  Image,
  KeyRound,
  Laptop,
  Lock,
  type LucideIcon,
  ShieldCheck,
  Stethoscope,
  TriangleAlert,
  UserRound,
  Wifi,
} from 'lucide-react';
import type { IconName } from '@/content/schema';

const icons: Record<IconName, LucideIcon> = {
  alert: TriangleAlert,
  bell: Bell,
  building: Building2,
  camera: Cctv,
  clinic: Stethoscope,
  device: Laptop,
  door: DoorOpen,
  file: FileText,
  globe: Globe,
  home: House,
  key: KeyRound,
  lock: Lock,
  picture: Image,
  shield: ShieldCheck,
  user: UserRound,
  wifi: Wifi,
};

/** A drawing that goes with words which say the same: hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden size={20} strokeWidth={1.5} className={className} />;
}
