import { Link } from '@/components/site/link';
import { Disclosure } from '@/components/ui/disclosure';
import { brand } from '@/content/brand';
import { toleratedFeatures } from '@/content/email-clients';
import { inboxes } from '@/content/inboxes';
import { emailTemplates } from '@/content/words/email-templates';
import { dayIn } from '@/lib/campaign/day';
import { type ClientSupport, supportDate } from '@/lib/build/email-report';

const { support: words } = emailTemplates;

const columns = [words.client, words.result, words.dark, words.missing];

/** How each mail app handles an email, checked by the build, and when that was known. */
export function EmailSupport({ clients, summary }: { clients: ClientSupport[]; summary: string }) {
  return (
    <Disclosure
      summary={`${words.heading}: ${summary}`}
      className="mt-8 border-t border-line print:hidden"
    >
      <p className="mt-2 max-w-prose text-muted">
        {words.text} <time dateTime={supportDate}>{dayIn(brand.locale, supportDate)}</time>.
      </p>
      <table className="mt-5 w-full text-left text-sm max-md:block md:table-fixed">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-semibold last:w-1/2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {clients.map(({ name, passes, unsupported, dark }) => (
            <tr
              key={name}
              className="break-inside-avoid border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:pt-2"
            >
              <th scope="row" className="pr-6 font-semibold md:py-2">
                {name}
              </th>
              <td
                className={`font-semibold md:py-2 md:pr-6 ${passes ? 'text-good' : 'text-danger'}`}
              >
                {passes ? words.passes : words.fails}
              </td>
              <td className="max-md:col-span-2 max-md:text-muted md:py-2 md:pr-6">
                <span aria-hidden className="md:hidden">{`${words.dark}: `}</span>
                {words[dark]}
              </td>
              <td className="max-md:col-span-2 max-md:pb-2 md:py-2">
                <span aria-hidden className="text-muted md:hidden">{`${words.missing}: `}</span>
                {unsupported.join(', ') || words.none}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="label mt-8 text-muted">{words.tolerated}</p>
      <dl className="mt-3 grid gap-x-10 gap-y-3 text-sm sm:grid-cols-2">
        {toleratedFeatures.map(({ features, reason }) => (
          <div key={reason}>
            <dt className="font-semibold">{features.join(', ')}</dt>
            <dd className="text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-sm text-muted">
        {words.inboxes}{' '}
        <time dateTime={inboxes.checked}>{dayIn(brand.locale, inboxes.checked)}</time>:
      </p>
      <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
        {[...new Set(inboxes.items.flatMap(({ sources }) => sources))].map((source) => (
          <li key={source}>
            <Link href={source} className="inline-flex min-h-11 items-center underline">
              {new URL(source).hostname.replace('www.', '')}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
