import { clsx } from 'clsx';
import { Masthead } from '@/components/site/masthead';
import { Link } from '@/components/site/link';
import { brand } from '@/content/brand';
import { campaignOf } from '@/lib/campaigns';
import { inboxes } from '@/content/inboxes';
import type { Audience } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { templateWords } from '@/content/words/templates';
import { emailReport } from '@/lib/build/email-report';
import { emailText } from '@/lib/campaign/email/text';
import { outputAddress } from '@/lib/campaign/output-address';
import { emailReview } from '@/lib/email-review';
import { AddressNotice } from '../address-settings';
import { LinkWithSettings } from '../link-with-settings';
import { TemplateShell } from '../template-shell';
import { checkIcons } from './check-icons';
import { CheckList } from './check-list';
import { EmailView } from './email-view';
import { InboxRow } from './inbox-row';
import { inboxProps, mergeContent } from './merge-content';

const { labels, route, review: words, checks: checkWords, view } = emailTemplates;

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text';

/**
 * One email on one page, for a colleague who has to approve it: what readers see, and what's still
 * open.
 */
export async function EmailReview(audience: Audience) {
  const { id, landing, email } = audience;
  const campaign = campaignOf(audience);
  const { checks } = await emailReport(campaign);
  const problems = checks.filter(({ open }) => open);
  const merge = mergeContent(campaign);
  const facts = [
    [words.sender, brand.name],
    [labels.subject, email.subject],
    [labels.preview, email.preview],
  ];
  const emailView = {
    src: outputAddress(audience, 'email-preview.html'),
    merge,
    failed: view.failed,
    frameClassName: 'h-[2500px]',
  };
  return (
    <TemplateShell content={emailTemplates}>
      {' '}
      <Masthead badge={words.badge} title={emailReview(audience).title} text={words.lede} />
      <AddressNotice
        services={merge.services.map((service) => service.id)}
        text={templateWords.unread}
      />
      <p className="mt-2 max-w-prose text-muted">{words.exported}</p>
      <p className="flex flex-wrap gap-x-6">
        <LinkWithSettings href={`${route}/${id}`} className={linkStyle}>
          {words.back}
        </LinkWithSettings>
        <Link href={`/studio/${id}`} className={linkStyle}>
          {templateWords.edit}
        </Link>
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {facts.map(([term, text]) => (
          <div key={term} className="grid items-center gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="label text-muted">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
        <div className="grid items-center gap-x-6 sm:grid-cols-[12rem_1fr]">
          <dt className="label text-muted max-sm:mt-2.5">{words.landing}</dt>
          <dd>
            <Link href={`${landing.route}#offer`} className={linkStyle}>
              {landing.title}
            </Link>
          </dd>
        </div>
      </dl>
      <Section title={words.problems}>
        {problems.length > 0 ? (
          <CheckList checks={problems} words={checkWords} icons={checkIcons} />
        ) : (
          <p>{words.noProblems}</p>
        )}
      </Section>
      <Section title={words.inboxes}>
        <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-3">
          {inboxes.items.map((inbox) => (
            <div
              key={inbox.id}
              className={inbox.device === 'desktop' ? 'order-first col-span-full' : undefined}
            >
              <InboxRow inbox={inbox} {...inboxProps(campaign, merge)} />
            </div>
          ))}
        </div>
        <InboxSources />
      </Section>
      <Section title={words.email}>
        <p className="mb-4 max-w-prose text-muted">{words.emailNote}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 sm:grid-cols-[minmax(0,640fr)_minmax(0,375fr)] print:grid-cols-2">
          <View title={words.views.desktop} width={640} scheme="light" {...emailView} />
          <View title={words.views.phone} width={375} scheme="light" {...emailView} />
          <View title={words.views.dark} width={640} scheme="dark" {...emailView} />
          <section>
            <h3 className="font-semibold">{words.text}</h3>
            <p className="mt-1.5 mb-1.5 text-sm text-muted">{words.textNote}</p>
            <pre className="border border-line p-4 text-sm wrap-anywhere whitespace-pre-line">
              {emailText(campaign)}
            </pre>
          </section>
        </div>
      </Section>
    </TemplateShell>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function InboxSources() {
  const sources = new Set(inboxes.items.flatMap((inbox) => inbox.sources));
  return (
    <div className="mt-4 text-sm text-muted">
      <p>
        {words.inboxesNote}{' '}
        <time dateTime={inboxes.checked} className="whitespace-nowrap">
          {inboxes.checked}
        </time>
        :
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {[...sources].map((source) => (
          <li key={source}>
            <Link href={source} className={linkStyle}>
              {new URL(source).hostname.replace('www.', '')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ViewProps = Omit<React.ComponentProps<typeof EmailView>, 'note' | 'className'>;

/**
 * The email in one width and color scheme. Without JavaScript, a frame has the system's scheme, so
 * dark is left out.
 */
function View({ title, scheme, ...rest }: ViewProps) {
  return (
    <section className={clsx(scheme === 'dark' && 'needs-script')}>
      <h3 className="font-semibold">{title}</h3>
      <EmailView title={title} scheme={scheme} note={view.notes[scheme]} className="" {...rest} />
    </section>
  );
}
