import { renderEmail } from '@/components/email/render-email';
import { audiences } from '@/content/audiences';
import { toleratedFeatures } from '@/content/email-clients';
import { emailTemplates } from '@/content/email-templates';
import { emailSupport, supportDate } from '@/lib/email-support';

const { support: words } = emailTemplates;

const columns = [words.result, words.dark, words.unsupported, words.partial];

/** What each mail program makes of the emails: the result of the check that the build makes, and as of when. */
export async function EmailSupport() {
  const emails = await Promise.all(audiences.map(renderEmail));
  const clients = emailSupport(emails.map(({ content }) => content));
  return (
    <section aria-labelledby="support" className="mt-14 border-t border-line pt-8">
      <h2 id="support" className="text-2xl font-bold tracking-tight">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted">
        {words.text} <time dateTime={supportDate}>{supportDate}</time>.
      </p>
      <table className="mt-6 w-full text-left text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {[words.client, ...columns].map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {clients.map(({ name, passes, unsupported, partial, dark }) => (
            <tr key={name} className="border-b border-line align-top max-md:block max-md:py-2">
              <th
                scope="row"
                className="py-2 pr-6 font-semibold whitespace-nowrap max-md:block max-md:py-0.5"
              >
                {name}
              </th>
              {[
                passes ? words.passes : words.fails,
                words[dark],
                unsupported.join(', ') || words.none,
                partial.join(', ') || words.none,
              ].map((text, index) => (
                <td key={columns[index]} className="py-2 pr-6 max-md:block max-md:py-0.5">
                  <span aria-hidden className="text-muted md:hidden">{`${columns[index]}: `}</span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="label mt-8 text-muted">{words.tolerated}</h3>
      <dl className="mt-3 grid gap-x-10 gap-y-3 text-sm sm:grid-cols-2">
        {toleratedFeatures.map(({ features, reason }) => (
          <div key={reason}>
            <dt className="font-semibold">{features.join(', ')}</dt>
            <dd className="text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
