import { X } from 'lucide-react';
import { studio } from '@/content/words/studio/studio';
import { IconButton } from './tool-button';

interface Props extends React.ComponentProps<'section'> {
  /** What a screen reader calls it. */
  label: string;
  title: string;
  titleId?: string;
  /** Called by the button, and by the Escape key wherever the focus is in it. */
  onClose: () => void;
}

/** What opens for one text or picture: at its words, on a phone at the bottom, or in the column. */
export function Box(props: Props) {
  const { label, title, titleId, onClose, onKeyDown, className = '', children, ...rest } = props;
  return (
    <section
      aria-label={label}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        // The column that it may be in has a use for it, too.
        event.stopPropagation();
        onClose();
      }}
      className={`grid max-h-[70dvh] overflow-y-auto rounded-md border border-text bg-background p-3 text-text shadow-2xl ${className}`}
    >
      <div className="flex items-center gap-2">
        <h3 id={titleId} className="line-clamp-2 min-w-0 grow text-sm font-semibold break-words">
          {title}
        </h3>
        <IconButton Icon={X} label={studio.box.close} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
