'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { type Entry, isIncident } from '@/lib/site/page-sections';
import { SheetText, timelineOf } from './sheet-parts';

interface Props {
  entries: Entry[];
}

/**
 * The lines of the report in the sidebar, each a link to its section. A line is printed once its
 * section has reached the middle of the screen (sheet.css). Marks the latest one.
 */
export function Contents({ entries }: Props) {
  const [current, setCurrent] = useState<string | undefined>(entries[0]?.[0]);

  useEffect(() => {
    const reachedSections = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) reachedSections.add(target.id);
          else reachedSections.delete(target.id);
        const [firstSection, ...otherSections] = entries.map(([id]) => id);
        setCurrent(otherSections.findLast((id) => reachedSections.has(id)) ?? firstSection);
      },
      // All that's above the middle of the screen, however far.
      { rootMargin: '1000000px 0px -50%' },
    );
    for (const [id] of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);

  return (
    <ol>
      {entries.map(([id, { time, text, figure, outcome }]) => (
        <li
          key={id}
          className={clsx('sheet-line', isIncident(id) && 'sheet-fact')}
          style={timelineOf(id)}
        >
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-baseline gap-1.5 py-3.5 pr-3 pl-5.5 text-[.8125rem] leading-tight outline-offset-[-2px] hover:underline lg:pointer-fine:min-h-8 lg:pointer-fine:py-2"
          >
            <SheetText time={time} text={text} />
            <span className="blank">
              <b>{figure}</b>
              {outcome && <b className="outcome">{outcome}</b>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The report's latest line, for the top bar. Each covers those before it. */
export function LatestLine({ entries }: Pick<Props, 'entries'>) {
  return entries.map(([id, { time, text, figure, outcome }]) => (
    <span key={id} style={timelineOf(id)}>
      <SheetText time={time} text={text} />
      {outcome ? <b className="outcome">{`· ${outcome}`}</b> : <b>{figure}</b>}
    </span>
  ));
}
