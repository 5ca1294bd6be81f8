import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { studio as words } from '@/content/words/studio';
import { isWide, type PanelName, useActions, useStudio } from './store';
import { IconButton } from './tool-button';
import { useFocusInside } from './use-focus-inside';

/** Beside the wall; on a small screen, over it. What's hidden in it doesn't make the page longer. */
const beside =
  'relative flex-none overflow-y-auto border-line bg-background max-lg:absolute max-lg:inset-0 max-lg:z-30';

/** What's at the left of the wall. For the keyboard, its hundreds of texts come after the wall. */
export function SideColumn(props: { label: string; children: React.ReactNode }) {
  const selection = useStudio((state) => state.selection);
  const { close, toggle } = useActions();
  const column = useRef<HTMLElement>(null);
  // By its button, not with the page.
  const [isOpened] = useState(
    () => !selection && (!isWide() || document.activeElement !== document.body),
  );
  useFocusInside(column, isOpened);
  // It follows the wall.
  useEffect(() => {
    if (selection?.board)
      column.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selection]);
  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-label={props.label}
      onKeyDown={({ key }) =>
        key === 'Escape' && (selection ? close() : isOpened && toggle('texts'))
      }
      className={`${beside} -order-1 border-r lg:w-80`}
    >
      {props.children}
    </section>
  );
}

/** What a button of the bar opens, and the next stop from there. It's at the right edge; on a small
 * screen, over the wall. */
export function Panel(props: { name: PanelName; title: string; children: React.ReactNode }) {
  const { name, title, children } = props;
  const { toggle } = useActions();
  const close = () => toggle(name);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(heading);
  return (
    <section
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className={`${beside} order-1 border-l px-5 pt-3 pb-8 lg:w-96`}
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
