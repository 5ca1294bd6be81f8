'use client';

import { useEffect, useState } from 'react';
import { navLinkStyle } from '@/components/site/nav-link-style';

/** Links to the sections of a page. Marks the one at the middle of the screen. */
export function Contents({ sections }: { sections: [id: string, label: string][] }) {
  const [current, setCurrent] = useState('');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((last) => (isIntersecting ? target.id : last === target.id ? '' : last));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const [id] of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <ol>
      {sections.map(([id, label]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={navLinkStyle}
          >
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}
