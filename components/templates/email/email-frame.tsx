'use client';

import { useEffect, useRef, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import { useSize } from '@/components/ui/use-size';
import type { emailTemplates } from '@/content/words/email-templates';
import { showScheme, useEmailDocument } from '@/components/templates/shared/frame-document';
import type { EmailMerge } from '@/components/templates/shared/merge-content';
import { fillIn, mergeValues, people } from '@/components/templates/shared/merge-values';
import { schemes, useSettings, widths } from './email-settings';
import { frameStyles, widthFor } from './frame-styles';

interface Props {
  src: string;
  title: string;
  merge: EmailMerge;
  words: typeof emailTemplates.view;
}

/**
 * An email from its exported file, as sent to the person who's chosen, with controls
 * for its width, its color scheme and that person. It has its full height, and is scaled down where
 * there's less room. Without JavaScript, it's the file as it is, as wide as the page.
 */
export function EmailFrame({ src, title, merge, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [{ width: chosen, scheme, person, service }, change] = useSettings();
  const room = useSize(place).width;
  const option = chosen ?? widthFor(room);
  const width = Number(option);
  const email = useEmailDocument(frame);
  const height = Math.ceil(useSize(email?.body).height);

  useEffect(() => {
    if (email) showScheme(email, scheme === 'dark' ? 'dark' : 'light');
  }, [email, scheme]);

  useEffect(() => {
    if (email) fillIn(email, mergeValues({ person, service }, merge), merge.links);
  }, [email, person, service, merge]);

  const styles = frameStyles(width, height, useSize(stage).width);
  return (
    <div ref={setPlace}>
      <div className="needs-script flex flex-wrap gap-2 print:hidden">
        <Segments
          label={words.width}
          name="width"
          options={widths.map((key) => [key, words.widths[key]])}
          value={option}
          onChange={(value) => change({ width: value })}
        />
        <Select
          label={words.person}
          options={people.map((key) => [key, words.people[key]])}
          value={person}
          onChange={(value) => change({ person: value })}
          className="grow text-sm font-semibold xl:grow-0"
        />
        <Segments
          label={words.scheme}
          name="scheme"
          options={schemes.map((key) => [key, words.schemes[key]])}
          value={scheme}
          onChange={(value) => change({ scheme: value })}
        />
      </div>
      {/* Always one line high, even when empty, so that the email below doesn't move. */}
      <output
        className={`needs-script my-1.5 block min-h-5 text-sm ${email === null ? 'text-notice' : 'text-muted'}`}
      >
        {email === null ? words.failed : words.notes[scheme]}
      </output>
      <div className="break-inside-avoid border-line bg-surface xl:border xl:px-6 print:border-0 print:bg-transparent print:p-0">
        {/* The email is scaled from its top left corner, even on a page translated to a
            right-to-left language. */}
        <div ref={setStage} dir="ltr">
          <div
            className="mx-auto overflow-hidden print:mx-0 print:[--scale:var(--paper-scale)]!"
            style={styles.place}
          >
            <iframe
              ref={frame}
              src={src}
              title={title}
              // No scripts may run. Links open in new tabs. Same origin, so that we can measure it,
              // switch its styles and fill in its fields.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              style={{
                ...styles.frame,
                // Imitates mail apps that force dark mode: light and dark swap, and hues stay the
                // same.
                filter: scheme === 'forced' ? 'invert(1) hue-rotate(180deg)' : undefined,
              }}
              className="mx-auto w-full max-w-[640px] origin-top-left bg-surface outline-1 -outline-offset-1 outline-line xl:outline-0"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
