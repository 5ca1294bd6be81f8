import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studio as words } from '@/content/words/studio';
import { type PanelName, useActions } from './store';
import { IconButton } from './tool-button';

interface Props {
  name: PanelName;
  title: string;
  children: React.ReactNode;
}

/** What a button of the bar opens, at the right edge; on a small screen, over the wall. */
export function Panel({ name, title, children }: Props) {
  const { toggle } = useActions();
  const close = () => toggle(name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    // What had the focus is gone with the panel, unless something else was pressed.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="studio-panel"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-hidden">
          {title}
        </h2>
        <IconButton Icon={X} label={words.box.close} onClick={close} />
      </div>
      {children}
    </section>
  );
}
