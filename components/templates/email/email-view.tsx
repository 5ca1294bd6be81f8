'use client';

import { useEffect, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import { useSize } from '@/components/ui/use-size';
import type { emailTemplates } from '@/content/words/email-templates';
import { EmailFrame, emailSchemes } from '@/components/templates/shared/email-frame';
import type { EmailMerge } from '@/components/templates/shared/merge-content';
import { fillIn, mergeValues, people } from '@/components/templates/shared/merge-values';
import { useSettings, widths } from './email-settings';

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
export function EmailView({ src, title, merge, words }: Props) {
  const [email, setEmail] = useState<Document | null>();
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [{ width: chosenWidth, scheme, person, service }, change] = useSettings();
  const room = useSize(area).width;
  const option = chosenWidth ?? widthFor(room);
  const width = Number(option);
  const height = Math.ceil(useSize(email?.body).height);

  useEffect(() => {
    if (email) fillIn(email, mergeValues({ person, service }, merge), merge.links);
  }, [email, person, service, merge]);

  const styles = stylesFor(width, height, useSize(stage).width);
  return (
    <div ref={setArea}>
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
          options={emailSchemes.map((key) => [key, words.schemes[key]])}
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
            style={styles.area}
          >
            <EmailFrame
              src={src}
              title={title}
              scheme={scheme}
              onEmail={setEmail}
              // Links open in new tabs.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              style={styles.frame}
              className="mx-auto w-full max-w-[640px] origin-top-left bg-surface outline-1 -outline-offset-1 outline-line xl:outline-0"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** In pixels: below this width, a desktop-size email would be scaled down too far to read. */
const narrow = 480;

/** The width of an email that suits its room, until somebody chooses one. */
function widthFor(room: number) {
  const [desktop, phone] = widths;
  return room > 0 && room < narrow ? phone : desktop;
}

/** In pixels: the space for an email on paper. It's scaled down to fit, so all of it prints. */
const paper = { width: 333, height: 720 };

interface FrameStyles {
  area?: React.CSSProperties & Record<'--scale' | '--paper-scale', number>;
  frame?: React.CSSProperties;
}

/** How an email's frame is scaled down to its room. None until its height is known. */
function stylesFor(width: number, height: number, room: number): FrameStyles {
  if (height === 0) return {};
  return {
    area: {
      '--scale': Math.min(1, room / width),
      '--paper-scale': Math.min(paper.width / width, paper.height / height),
      width: `calc(${width}px * var(--scale))`,
      height: `calc(${height}px * var(--scale))`,
    },
    frame: { width, height, maxWidth: 'none', transform: 'scale(var(--scale))' },
  };
}
