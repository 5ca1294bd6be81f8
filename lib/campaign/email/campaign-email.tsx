import type { Brand, Campaign, EmailShared } from '@/content/schema';
import { campaignLink } from '../campaign-link';
import { Badges } from './badges';
import { BrandMark } from './brand-mark';
import { Button } from './button';
import { EmailDocument } from './document';
import { Ledger } from './ledger';
import { gutter, textStyle } from './styles';
import { Raw } from './raw';
import { Row, Table } from './table';
import { Ticket } from './ticket';

/** An audience's email: logo, risks, solutions, testimonial, one call to action, trust badges. */
export function CampaignEmail({ campaign }: { campaign: Campaign }) {
  const { audience, brand, offer, email: shared } = campaign;
  const { subject, preview, label, headline, intro } = audience.email;
  const { risks, solutions, testimonial, cta, badges } = audience.email;
  return (
    <EmailDocument subject={subject} preview={preview} footer={<Footer {...shared} />}>
      <tr>
        <td className="gutter" style={{ padding: `20px ${gutter}px` }}>
          <Logo {...brand} />
        </td>
      </tr>
      <Row>
        <p {...textStyle('muted', 16, 24)}>{label}</p>
        <h1
          {...textStyle('text', 30, 36, { margin: '8px 0 20px', letterSpacing: '-0.3px' })}
          className="text headline"
        >
          {headline}
        </h1>
        <p {...textStyle('text', 17, 26, { margin: '0 0 12px' })}>{shared.words.greeting}</p>
        <p {...textStyle('text', 17, 26)}>{intro}</p>
      </Row>
      <Ledger {...risks} tone="danger" />
      <Ledger {...solutions} tone="good" />
      {testimonial.sample && <Raw markup={`<!-- ${shared.words.sample} -->`} />}
      <Row>
        <p {...textStyle('text', 20, 30, { margin: '0 0 8px' })}>{`“${testimonial.quote}”`}</p>
        <p {...textStyle('muted', 16, 24)}>{testimonial.by}</p>
      </Row>
      <Row>
        <Table>
          <tbody>
            <tr>
              <td style={{ paddingBottom: 20 }}>
                <Ticket label={offer.label} text={shared.words.offer} code={offer.code} />
              </td>
            </tr>
            <tr>
              <td>
                <Button href={campaignLink(campaign, shared.utm)}>{cta}</Button>
              </td>
            </tr>
          </tbody>
        </Table>
      </Row>
      <Badges items={badges} />
    </EmailDocument>
  );
}

function Logo({ name, mark }: Brand) {
  return (
    <Table width={200}>
      <tbody>
        <tr>
          <td width={34}>
            <BrandMark mark={mark} name={name} />
          </td>
          <td>
            <p {...textStyle('text', 20, 24, { fontWeight: 700 })}>{name}</p>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

function Footer({ words, mergeFields }: EmailShared) {
  const small = textStyle('muted', 14, 22);
  const link = { ...small, target: '_blank' };
  return (
    <tr>
      <td className="gutter" style={{ padding: `24px ${gutter}px` }}>
        <p {...small}>{words.reason}</p>
        <p {...small}>{mergeFields.postalAddress}</p>
        <p {...textStyle('muted', 14, 22, { margin: '12px 0 0' })}>
          <a href={mergeFields.viewInBrowser} {...link}>
            {words.viewInBrowser}
          </a>
          {' | '}
          <a href={mergeFields.unsubscribe} {...link}>
            {words.unsubscribe}
          </a>
        </p>
      </td>
    </tr>
  );
}
