'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { useSize } from '@/components/ui/use-size';
import { schemes, widths, type Settings } from '../settings';
import { useSettings } from '../use-settings';
import { showScheme } from './show-scheme';
import { useFrameDocument } from './use-frame-document';

interface Props {
  /** The address of the exported HTML file. */
  src: string;
  title: string;
  /** The ids of all email services. */
  services: string[];
  words: Record<'width' | 'scheme' | 'failed', string> & {
    widths: Record<NonNullable<Settings['width']>, string>;
    schemes: Record<Settings['scheme'], string>;
    notes: Record<Settings['scheme'], string>;
  };
}

/** In pixels: the space for the email on paper, next to the texts. It's scaled down to fit, so all of it prints. */
const paper = { width: 333, height: 720 };

/** In pixels: below this width, a desktop-size email would be scaled down too far to read. */
const narrow = 480;

/**
 * An email from its exported file, in the chosen width and at its full height, scaled down where there's less room.
 * Without JavaScript, it's as wide as the page and as tall as the longest email.
 */
export function EmailFrame({ src, title, services, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [{ width: chosen, scheme }, change] = useSettings(services);
  const email = useFrameDocument(frame, '[aria-roledescription=email]');
  const room = useSize(stage).width;
  const height = Math.ceil(useSize(email?.body).height);

  useEffect(() => {
    if (email) showScheme(email, scheme === 'dark' ? 'dark' : 'light');
  }, [email, scheme]);

  const [desktop, phone] = widths;
  const option = chosen ?? (room > 0 && room < narrow ? phone : desktop);
  const width = Number(option);
  const sized: React.CSSProperties & Record<'--scale' | '--paper-scale', number> = {
    '--scale': Math.min(1, room / width),
    '--paper-scale': Math.min(paper.width / width, paper.height / height),
    width: `calc(${width}px * var(--scale))`,
    height: `calc(${height}px * var(--scale))`,
  };
  const fitted = { width, height, maxWidth: 'none', transform: 'scale(var(--scale))' };
  return (
    <>
      <div className="needs-script flex flex-wrap justify-between gap-2 print:hidden">
        <Segments
          legend={words.width}
          name="width"
          options={widths.map((each) => [each, words.widths[each]])}
          value={option}
          onChange={(value) => change({ width: value })}
        />
        <Segments
          legend={words.scheme}
          name="scheme"
          options={schemes.map((each) => [each, words.schemes[each]])}
          value={scheme}
          onChange={(value) => change({ scheme: value })}
        />
      </div>
      {/* Always one line high, even when empty, so that the email below doesn't move. */}
      <output
        className={clsx(
          'needs-script my-1.5 block min-h-5 text-sm xl:text-right',
          email === null ? 'text-notice' : 'text-muted',
        )}
      >
        {email === null ? words.failed : words.notes[scheme]}
      </output>
      <div className="break-inside-avoid border-line bg-surface xl:border xl:px-6 print:border-0 print:p-0">
        {/* The email is scaled from its top left corner, also on a page translated to a language written from right to left. */}
        <div ref={setStage} dir="ltr">
          <div
            className="mx-auto overflow-hidden print:mx-0 print:[--scale:var(--paper-scale)]!"
            style={height ? sized : undefined}
          >
            <iframe
              ref={frame}
              src={src}
              title={title}
              // No scripts may run. Links open in new tabs. Same origin, so that we can measure it and switch its
              // styles.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              style={{
                ...(height > 0 && fitted),
                // Imitates mail apps that force dark mode: light and dark swap, and hues stay the same.
                filter: scheme === 'forced' ? 'invert(1) hue-rotate(180deg)' : undefined,
              }}
              className="mx-auto h-[2400px] w-full max-w-[640px] origin-top-left bg-surface outline-1 -outline-offset-1 outline-line xl:outline-0 sm:h-[1900px] md:h-[2400px] xl:h-[1900px]"
            />
          </div>
        </div>
      </div>
    </>
  );
}
