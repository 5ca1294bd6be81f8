import { Fragment } from 'react';
import type { Campaign } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { logoMargin } from '../document/email-picture';
import { directionOf } from './direction';
import { EmailHtml } from './email-html';
import { Logo } from './logo';
import { Row, Table } from './layout';
import { Badges, Button, KeyVisual, Ledger, Report, Ticket } from './parts';
import { gutter, textStyle } from './styles';
import { Raw } from './raw';
import { footerLinks, quoted, reportOf, testimonialOf } from './text';

export function CampaignEmail({ campaign }: { campaign: Campaign }) {
  const { audience, brand, offer, email: shared } = campaign;
  const { subject, preview, label, headline, intro } = audience.email;
  const { risks, solutions, cta, badges } = audience.email;
  const testimonial = testimonialOf(campaign);
  const report = reportOf(campaign);
  const direction = directionOf(headline + intro);
  return (
    <EmailHtml
      locale={brand.locale}
      subject={subject}
      preview={preview}
      direction={direction}
      footer={<Footer campaign={campaign} />}
    >
      <tr>
        {/* The logo is in line with the texts, and its tile's margin is outside of them. */}
        <td className="logo" style={{ padding: `16px ${gutter - logoMargin}px` }}>
          <Logo campaign={campaign} />
        </td>
      </tr>
      <KeyVisual campaign={campaign} />
      <Row>
        <p {...textStyle('muted', 16, 24)}>{label}</p>
        <h1
          {...textStyle('text', 30, 36, { margin: '8px 0 20px', letterSpacing: '-0.3px' })}
          className="text headline"
        >
          {headline}
        </h1>
        {[shared.words.greeting, ...intro.split('\n\n')].map((paragraph, index, { length }) => (
          <p
            key={paragraph}
            {...textStyle('text', 17, 26, { margin: `0 0 ${index + 1 < length ? 12 : 20}px` })}
          >
            {paragraph}
          </p>
        ))}
        <Button href={emailLink(campaign, 'hero')}>{cta}</Button>
        <p {...textStyle('muted', 16, 24, { margin: '12px 0 0' })}>
          {`${offer.statement}. ${offer.shortCondition}`}
        </p>
      </Row>
      <Ledger {...risks} direction={direction} />
      {report && <Report {...report} />}
      <Ledger {...solutions} direction={direction} />
      {testimonial?.sample && <Raw markup={`<!-- ${shared.words.sample} -->`} />}
      {testimonial && (
        <Row>
          <p {...textStyle('text', 20, 30, { margin: '0 0 8px' })}>
            {quoted(campaign, testimonial.quote)}
          </p>
          {testimonial.by && <p {...textStyle('muted', 16, 24)}>{testimonial.by}</p>}
        </Row>
      )}
      <Row>
        <Table>
          <tr>
            <td style={{ paddingBottom: 20 }}>
              <Ticket {...offer} text={shared.words.offer} />
            </td>
          </tr>
          <tr>
            <td>
              <Button href={emailLink(campaign, 'offer')}>{cta}</Button>
            </td>
          </tr>
        </Table>
      </Row>
      <Badges items={badges} direction={direction} />
    </EmailHtml>
  );
}

function Footer({ campaign }: { campaign: Campaign }) {
  const { words, mergeFields } = campaign.email;
  const small = textStyle('muted', 14, 22);
  // Padded, so that they're easy to tap: at least 24 px high (WCAG 2.5.8).
  const link = {
    ...textStyle('muted', 14, 24, { display: 'inline-block', maxWidth: '100%', padding: '4px 0' }),
    target: '_blank',
  };
  return (
    <tr>
      <td className="gutter" style={{ padding: `24px ${gutter}px` }}>
        <p {...small}>{words.reason}</p>
        <p {...small}>{mergeFields.sender}</p>
        <p {...textStyle('muted', 14, 24, { margin: '8px 0 0' })}>
          {footerLinks(campaign).map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' | '}
              <a href={href} {...link}>
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      </td>
    </tr>
  );
}
