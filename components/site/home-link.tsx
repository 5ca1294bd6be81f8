import { brand } from '@/content/brand';
import { shell } from '@/content/words/shell';
import { Link } from './link';
import { Logo } from './logo';

export function HomeLink({ className }: { className: string }) {
  return (
    <Link href="/" aria-label={`${brand.name}, ${shell.home}`} className={className}>
      <Logo />
    </Link>
  );
}
