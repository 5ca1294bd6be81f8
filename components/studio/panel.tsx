import { X } from 'lucide-react';
import { useRef } from 'react';
import { studio as words } from '@/content/words/studio/studio';
import { type PanelName, useActions } from './store';
import { IconButton } from './tool-button';
import { useFocusInside } from './use-focus-inside';

/** Beside the wall; on a small screen, over it. What's hidden in it doesn't make the page longer. */
export const beside =
  'relative flex-none overflow-y-auto border-line bg-background max-lg:absolute max-lg:inset-0 max-lg:z-30';

/** What a button of the bar opens, at the right edge, and the Tab key's next stop from there. */
export function Panel(props: {
  name: PanelName;
  title: string;
  /** What gets the focus, if that's not the title. */
  firstField?: React.RefObject<HTMLElement | null>;
  children: React.ReactNode;
}) {
  const { name, title, firstField, children } = props;
  const { toggle } = useActions();
  const close = () => toggle(name);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(firstField ?? heading);
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
