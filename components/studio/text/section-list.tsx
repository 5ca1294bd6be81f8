import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Disclosure } from '@/components/ui/disclosure';
import type { SectionName } from '@/content/schema';
import { studioSections as words } from '@/content/words/studio/sections';
import { studio } from '@/content/words/studio/studio';
import {
  hiddenSections,
  sectionPath,
  sectionsFieldOf,
  sectionsOf,
  withoutSection,
  withSectionAt,
} from '@/lib/studio/text/sections';
import { settledContent, useActions, useStudio } from '../store';
import { IconButton } from '../tool-button';
import { landingWidths } from '../wall/artboard';
import { firstWordsOf } from './box-position';

/** The sections of the landing page: which of them it shows, and in which order. */
export function SectionList({ isOpen }: { isOpen: boolean }) {
  const { document } = useStudio(settledContent);
  const { edit, endStep, settle } = useActions();
  const field = sectionsFieldOf(document);
  if (!field) return null;
  const names = sectionsOf(document);

  /** A button that moves away with its section would lose the focus. */
  function change(
    button: HTMLElement,
    nextSections: readonly SectionName[] | undefined,
    name: SectionName,
  ) {
    if (!nextSections || !field) return;
    // What's where it's about to be. A hidden one is nowhere, and a new one comes last.
    const nextPlace =
      names[nextSections.indexOf(name)] ?? (names.includes(name) ? name : names.at(-1));
    if (nextPlace) bringIntoView(nextPlace);
    flushSync(() => {
      endStep();
      edit({ field }, nextSections.join('\n'));
      settle();
    });
    button.focus();
  }

  return (
    <Disclosure
      key={String(isOpen)}
      open={isOpen}
      summary={words.heading}
      className="border-b border-line px-3"
    >
      <ul className="pb-2">
        {names.map((name, at) => {
          const tools = [
            [studio.box.up, ArrowUp, withSectionAt(field, names, { name, at: at - 1 })],
            [studio.box.down, ArrowDown, withSectionAt(field, names, { name, at: at + 1 })],
            [words.hide, EyeOff, withoutSection(field, names, name)],
          ] as const;
          return (
            <li key={name} className="flex items-center">
              <span className="grow">{words.names[name]}</span>
              {tools.map(([label, Icon, nextSections]) => (
                <IconButton
                  key={label}
                  Icon={Icon}
                  label={`${label}: ${words.names[name]}`}
                  aria-disabled={!nextSections}
                  onClick={({ currentTarget }) => change(currentTarget, nextSections, name)}
                />
              ))}
            </li>
          );
        })}
        {hiddenSections(document).map((name) => (
          <li key={name} className="flex items-center text-muted">
            <span className="grow">{words.names[name]}</span>
            <IconButton
              Icon={Eye}
              label={`${words.show}: ${words.names[name]}`}
              onClick={({ currentTarget }) => change(currentTarget, [...names, name], name)}
            />
          </li>
        ))}
      </ul>
      <p className="pb-3 text-xs text-muted">{words.help}</p>
    </Disclosure>
  );
}

/** Scrolls the wall to a section of the landing page, so that one sees what happens to it. */
function bringIntoView(name: SectionName): void {
  const board = document.querySelector<HTMLElement>(`[data-board="landing-${landingWidths[0]}"]`);
  const section = board && firstWordsOf(board, sectionPath(name));
  if (section) section.scrollIntoView({ block: 'center' });
  // It's drawn once somebody scrolls near it.
  else board?.scrollIntoView();
}
