import { brand } from '@/content/brand';
import { shell } from '@/content/words/shell';
import * as logos from '@/lib/campaign/document/logo';
import { Link } from './link';

const colors = { text: 'currentColor', accent: 'var(--accent)' };

interface LogoProps {
  /** In pixels: the largest box that it may fill. */
  width: number;
  height: number;
  /** A campaign's own. */
  logo?: logos.Logo | undefined;
  /** What it says, if that isn't beside it. */
  alt?: string;
}

/** The brand's logo, drawn or from its file. A page in the other theme has the other file. */
export function Logo({ width, height, logo = brand.logo, alt = '' }: LogoProps) {
  if (logos.isBrick(logo)) {
    const { size, paths } = logo;
    return (
      <svg
        aria-hidden
        {...logos.logoSizeIn(logo, { width, height })}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
      >
        {paths.map(({ d, color, strokeWidth }) =>
          strokeWidth ? (
            <path key={d} d={d} stroke={colors[color]} strokeWidth={strokeWidth} />
          ) : (
            <path key={d} d={d} fill={colors[color]} />
          ),
        )}
      </svg>
    );
  }
  const image = (theme: 'light' | 'dark', className?: string) => {
    const size = logos.logoSizeIn(logo, { width, height }, theme);
    return (
      // oxlint-disable-next-line nextjs/no-img-element -- an export has no image server
      <img
        src={logos.logoAddress(logos.logoFileOn(logo, theme).file)}
        alt={alt}
        // HTML has only whole numbers here.
        width={Math.round(size.width)}
        height={Math.round(size.height)}
        className={className}
      />
    );
  };
  if (!logo.dark) return image('light');
  return (
    <>
      {image('light', 'on-light')}
      {image('dark', 'on-dark')}
    </>
  );
}

/** The logo and, unless that's in it, the brand's name beside it. */
export function LogoWithName({ logo = brand.logo }: { logo?: logos.Logo }) {
  const hasName = logos.hasName(logo);
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      {/* At most as wide as a narrow phone's bar leaves room for. */}
      <Logo
        width={168}
        height={logos.isBrick(logo) ? 22 : 32}
        logo={logo}
        alt={hasName ? brand.name : ''}
      />
      {!hasName && brand.name}
    </span>
  );
}

export function HomeLink({ className }: { className: string }) {
  return (
    <Link href="/" aria-label={`${brand.name}, ${shell.home}`} className={className}>
      <LogoWithName />
    </Link>
  );
}
