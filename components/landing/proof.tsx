import { Link } from '@/components/site/link';
import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { type LabelProps, Section } from './section';

type Props = NonNullable<Landing['proof']> & LabelProps;

/** The column of what's in the report: a strip of paper. */
const strip = 'bg-surface px-6';

/**
 * What's asked, what we do about it, and where one sees it, as a table. On a phone, where its columns
 * wouldn't fit, each row is a block, and each cell says what it is.
 */
export function Proof({ label, heading, intro, subject, rows }: Props) {
  return (
    <Section id="proof" label={label} heading={heading} intro={intro}>
      <table className="w-full table-fixed text-left leading-snug">
        <thead className="max-md:hidden">
          <tr>
            <Head>{subject}</Head>
            <Head>{sections.measure}</Head>
            <Head className={strip}>{sections.evidence}</Head>
          </tr>
        </thead>
        <tbody className="border-t-4 border-t-text text-balance">
          {rows.map(({ requirement, link, measure, evidence }) => (
            <tr
              key={requirement}
              className="gap-4 border-b border-line py-6 align-baseline max-md:grid md:*:py-5 print:break-inside-avoid"
            >
              <th scope="row" className="pr-5 text-lg leading-snug">
                {noBreak(requirement)}
                <Link
                  href={link.href}
                  className="flex min-h-11 w-fit items-center text-sm font-normal text-muted underline underline-offset-4 print:ml-2"
                >
                  {link.label}
                </Link>
              </th>
              <td className="pr-5">
                <Name>{sections.measure}</Name>
                {noBreak(measure)}
              </td>
              <td className={`py-4 ${strip}`}>
                <Name>{sections.evidence}</Name>
                {evidence.title && <b className="block">{evidence.title}</b>}
                {noBreak(evidence.text)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Head = ({ className = '', children }: { className?: string; children: string }) => (
  <th scope="col" className={`label py-3 text-muted ${className}`}>
    {children}
  </th>
);

const Name = ({ children }: { children: string }) => (
  <span className="label mb-1 block text-muted md:hidden">{children}</span>
);
