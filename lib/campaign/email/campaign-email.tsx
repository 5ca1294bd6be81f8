import { emailUtm, emailWords } from '@/content/words/email';
import { mergeFields } from '@/content/merge-tags';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { campaignLink } from '../campaign-link';
import { Badges } from './badges';
import { BrandMark } from './brand-mark';
import { Button } from './button';
import { EmailDocument } from './email-document';
import { Ledger } from './ledger';
import { gutter, type } from './styles';
import { Row, Table } from './table';
import { Ticket } from './ticket';

/** An audience's email: logo, risks, solutions, testimonial, one call to action, trust badges. */
export function CampaignEmail({ audience }: { audience: Audience }) {
  const { subject, preview, label, headline, intro } = audience.email;
  const { risks, solutions, testimonial, cta, badges } = audience.email;
  return (
    <EmailDocument subject={subject} preview={preview} footer={<Footer />}>
      <tr>
        <td className="gutter" style={{ padding: `20px ${gutter}px` }}>
          <Logo />
        </td>
      </tr>
      <Row>
        <p {...type('muted', 16, 24)}>{label}</p>
        <h1
          {...type('text', 30, 36, { margin: '8px 0 20px', letterSpacing: '-0.3px' })}
          className="text headline"
        >
          {headline}
        </h1>
        <p {...type('text', 17, 26, { margin: '0 0 12px' })}>{emailWords.greeting}</p>
        <p {...type('text', 17, 26)}>{intro}</p>
      </Row>
      <Ledger {...risks} tone="accent" />
      <Ledger {...solutions} tone="good" />
      <Row>
        <p {...type('text', 20, 30, { margin: '0 0 8px' })}>{`“${testimonial.quote}”`}</p>
        <p {...type('muted', 16, 24)}>{testimonial.by}</p>
      </Row>
      <Row>
        <Table>
          <tbody>
            <tr>
              <td style={{ paddingBottom: 20 }}>
                <Ticket />
              </td>
            </tr>
            <tr>
              <td>
                <Button href={campaignLink(audience, emailUtm)}>{cta}</Button>
              </td>
            </tr>
          </tbody>
        </Table>
      </Row>
      <Badges items={badges} />
    </EmailDocument>
  );
}

function Logo() {
  return (
    <Table width={200}>
      <tbody>
        <tr>
          <td width={34}>
            <BrandMark />
          </td>
          <td>
            <p {...type('text', 20, 24, { fontWeight: 700 })}>{site.name}</p>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

function Footer() {
  const small = type('muted', 14, 22);
  const link = { ...small, target: '_blank' };
  return (
    <tr>
      <td className="gutter" style={{ padding: `24px ${gutter}px` }}>
        <p {...small}>{emailWords.reason}</p>
        <p {...small}>{mergeFields.postalAddress}</p>
        <p {...type('muted', 14, 22, { margin: '12px 0 0' })}>
          <a href={mergeFields.viewInBrowser} {...link}>
            {emailWords.viewInBrowser}
          </a>
          {' | '}
          <a href={mergeFields.unsubscribe} {...link}>
            {emailWords.unsubscribe}
          </a>
        </p>
      </td>
    </tr>
  );
}
