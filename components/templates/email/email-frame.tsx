'use client';

import { useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { useSize } from '@/components/ui/use-size';
import type { emailTemplates } from '@/content/words/email-templates';
import { people, schemes, useSettings, widths } from '../settings';
import { EmailView } from './email-view';

type EmailViewProps = React.ComponentProps<typeof EmailView>;

interface Props extends Pick<EmailViewProps, 'src' | 'title' | 'merge'> {
  words: typeof emailTemplates.view;
}

/** In pixels: below this width, a desktop-size email would be scaled down too far to read. */
const narrow = 480;

/** An email, and the controls for its width, its color scheme and who it's sent to. */
export function EmailFrame({ words, ...email }: Props) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [{ width: chosen, scheme, person }, change] = useSettings(
    email.merge.services.map((service) => service.id),
  );
  const room = useSize(place).width;
  const [desktop, phone] = widths;
  const option = chosen ?? (room > 0 && room < narrow ? phone : desktop);
  return (
    <div ref={setPlace}>
      <div className="needs-script flex flex-wrap gap-2 print:hidden">
        <Segments
          legend={words.width}
          name="width"
          options={widths.map((each) => [each, words.widths[each]])}
          value={option}
          onChange={(value) => change({ width: value })}
        />
        <select
          aria-label={words.person}
          name="person"
          autoComplete="off"
          value={person}
          onChange={({ target }) =>
            change({ person: people.find((each) => each === target.value) })
          }
          className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-2 xl:grow-0 text-sm font-semibold text-text hover:border-text"
        >
          {people.map((each) => (
            <option key={each} value={each}>
              {words.people[each]}
            </option>
          ))}
        </select>
        <Segments
          legend={words.scheme}
          name="scheme"
          options={schemes.map((each) => [each, words.schemes[each]])}
          value={scheme}
          onChange={(value) => change({ scheme: value })}
        />
      </div>
      <EmailView
        {...email}
        width={Number(option)}
        scheme={scheme}
        note={words.notes[scheme]}
        failed={words.failed}
        loading="lazy"
        className="xl:border xl:px-6 print:p-0"
        frameClassName="xl:outline-0 h-[2500px] sm:h-[2000px] md:h-[2500px] xl:h-[2000px]"
      />
    </div>
  );
}
