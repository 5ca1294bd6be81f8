'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { useSize } from '@/components/ui/use-size';
import { useEmailSettings, type EmailSettings } from './settings-scope';
import { showScheme } from './show-scheme';
import { useFrameDocument } from './use-frame-document';

interface Props {
  /** The exported file. */
  src: string;
  title: string;
  words: Record<
    'width' | 'desktop' | 'phone' | 'scheme' | 'light' | 'dark' | 'forced' | 'failed',
    string
  > & { notes: Record<EmailSettings['scheme'], string> };
}

/** In pixels: a mail program's reading pane, a phone. */
const widths: Record<NonNullable<EmailSettings['device']>, number> = { desktop: 640, phone: 375 };

/** In pixels: what there is on a page of paper, beside the texts; it stands there whole. */
const paper = { width: 333, height: 720 };

/** In pixels: with less room, an email for a desktop would be too small to read. */
const narrow = 480;

/**
 * An email from its exported file, as wide as the chosen device and as high as it is, scaled down where there is less
 * room. Without a script it is as wide as the page, and as high as the longest email.
 */
export function EmailFrame({ src, title, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [{ device: chosen, scheme }, change] = useEmailSettings();
  const email = useFrameDocument(frame, '[aria-roledescription=email]');
  const room = useSize(stage).width;
  const height = Math.ceil(useSize(email?.body).height);

  useEffect(() => {
    if (email) showScheme(email, scheme === 'dark' ? 'dark' : 'light');
  }, [email, scheme]);

  const device = chosen ?? (room > 0 && room < narrow ? 'phone' : 'desktop');
  const width = widths[device];
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
          name={`width-${src}`}
          options={[
            ['desktop', words.desktop],
            ['phone', words.phone],
          ]}
          value={device}
          onChange={(value) => change({ device: value })}
        />
        <Segments
          legend={words.scheme}
          name={`scheme-${src}`}
          options={[
            ['light', words.light],
            ['dark', words.dark],
            ['forced', words.forced],
          ]}
          value={scheme}
          onChange={(value) => change({ scheme: value })}
        />
      </div>
      {/* As high with one note as with another: the email stays where it is. */}
      <output
        className={clsx(
          'needs-script my-1.5 block min-h-5 text-sm xl:text-right',
          email === null ? 'text-notice' : 'text-muted',
        )}
      >
        {email === null ? words.failed : words.notes[scheme]}
      </output>
      <div className="break-inside-avoid border-line bg-surface xl:border xl:px-6 print:border-0 print:p-0">
        <div ref={setStage}>
          <div
            className="mx-auto overflow-hidden print:mx-0 print:[--scale:var(--paper-scale)]!"
            style={height ? sized : undefined}
          >
            <iframe
              ref={frame}
              src={src}
              title={title}
              // No script runs in it; its links open a new tab; its size and styles are ours to read and switch.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              style={{
                ...(height > 0 && fitted),
                // What a client does that inverts by force: light and dark change places, hues stay.
                filter: scheme === 'forced' ? 'invert(1) hue-rotate(180deg)' : undefined,
              }}
              className="mx-auto h-[2180px] w-full max-w-[640px] origin-top-left bg-surface outline-1 -outline-offset-1 outline-line xl:outline-0 sm:h-[1660px] md:h-[2180px] xl:h-[1660px]"
            />
          </div>
        </div>
      </div>
    </>
  );
}
