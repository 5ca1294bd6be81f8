import type { EmailMerge } from '@/components/templates/shared/merge-content';
import type { emailTemplates } from '@/content/words/email-templates';

interface Props {
  service: EmailMerge['services'][number];
  checkedOn: string;
  words: typeof emailTemplates.checks;
  children: React.ReactNode;
}

/** The merge tags of a service in an email, and how the service treats them. */
export function ServiceTags({ service, checkedOn, words, children }: Props) {
  const { rules, tags } = service;
  return (
    <details className="mt-1 text-sm">
      {children}
      <dl className="divide-y divide-line border-y border-line">
        {tags.map(({ name, tag }) => (
          <div key={name} className="py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono text-xs leading-5">{tag}</dd>
          </div>
        ))}
      </dl>
      {rules.length > 0 && (
        <div className="py-2 text-muted">
          <p>{`${words.rules} ${service.name}. ${words.checked} ${checkedOn}.`}</p>
          <ul>
            {rules.map(({ says, source }) => (
              <li key={says} className="pt-2">
                {source ? says : `${says} ${words.noSource}`}
                {source && (
                  <a href={source} className="block py-1.5 underline">
                    {source}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
