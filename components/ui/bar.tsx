import { clsx } from 'clsx';

interface Props {
  /** 0 to 1: how full it is. More is shown as full. */
  share: number;
  className?: string;
}

/** A bar filled to a share, in the colour of the text around it. It says nothing that a figure beside it does not. */
export function Bar({ share, className }: Props) {
  return (
    <div aria-hidden className={clsx('h-1 bg-line forced-colors:outline-1', className)}>
      <div
        className="h-full max-w-full bg-current forced-color-adjust-none"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
