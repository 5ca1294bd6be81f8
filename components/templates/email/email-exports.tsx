'use client';

import type { Check } from '@/lib/campaign/document/problem';
import { tagChecks } from '@/lib/campaign/email/tag-checks';
import { CheckList } from '@/components/templates/shared/check-list';
import type { EmailMerge } from '@/components/templates/shared/merge-content';
import type { emailTemplates } from '@/content/words/email-templates';
import { stillToDo } from '@/components/templates/shared/still-to-do';
import { Choice } from '@/components/ui/select';
import { useSettings } from './email-settings';
import { EmailFiles, type EmailFilesProps } from './email-files';
import { ServiceTags } from './service-tags';

type Words = typeof emailTemplates;

interface Props extends Pick<EmailFilesProps, 'file' | 'icon' | 'children'> {
  /** The first one's tags are the placeholders in the files. */
  services: EmailMerge['services'];
  /** When they were checked: YYYY-MM-DD. */
  checkedOn: string;
  /** What to know about the email, whichever service sends it. */
  checks: readonly Check[];
  words: Words['exportPanel'] & Pick<Words, 'checks'>;
  tagsSummary: React.ReactNode;
}

/** An email's files for the chosen service, and what to know before it's sent. */
export function EmailExports(props: Props) {
  const { file, services, checkedOn, words, tagsSummary, icon, children } = props;
  const [{ service }, change] = useSettings();
  const chosenService = services.find(({ id }) => id === service);
  const isPlain = chosenService === services[0];
  const suffix = isPlain ? '' : `-${service}`;
  const checks = [...tagChecks(chosenService?.tags ?? [], words.checks), ...props.checks];
  return (
    <>
      <Choice
        label={words.provider}
        options={services.map(({ id, name }) => [id, name])}
        value={service}
        onChange={(id) => change({ service: id })}
        className="needs-script mb-2"
      />
      {/* The key resets the buttons' messages when the service changes: they're about the previous
          service's files. */}
      <EmailFiles
        key={service}
        file={{ address: file.address + suffix, name: file.name + suffix }}
        // A draft is sent from a mail app, which doesn't fill in a service's tags.
        hasDraft={isPlain}
        stillToDo={stillToDo(checks, words.checks)}
        words={words}
        icon={icon}
      >
        {children}
      </EmailFiles>
      <section id="checks" className="mt-4 border-t border-line pt-3">
        <h3 className="label mb-1 text-muted">{words.checks.heading}</h3>
        <CheckList checks={checks} words={words.checks} />
        {chosenService?.setup && (
          <p className="mt-2 text-sm text-muted">{`${words.checks.setup}: ${chosenService.setup}`}</p>
        )}
      </section>
      {chosenService && (
        <ServiceTags service={chosenService} checkedOn={checkedOn} words={words.checks}>
          {tagsSummary}
        </ServiceTags>
      )}
      {isPlain && <p className="mt-1 text-xs text-muted">{`${words.draftNote} ${words.noDate}`}</p>}
    </>
  );
}
