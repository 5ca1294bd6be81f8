// Long, because an email's parts are tables, which take more markup than a page's.
import type { Campaign, Offer } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { paletteOf } from '../drawing/palette';
import { emailPicture } from '../document/email-picture';
import { type Direction, marginAtStart } from './direction';
import { Column, Row, Table } from './layout';
import type { reportOf } from './text';
import { colorOf, ruled, textStyle, width } from './styles';

const buttonPadding = '14px 16px';

/** What only Outlook on Windows reads: it ignores a link's padding. */
const cellPadding: React.CSSProperties & { msoPaddingAlt: string } = {
  msoPaddingAlt: buttonPadding,
};

/**
 * The call to action: a colored cell, which grows with its label in every client. The label is large
 * enough to stay legible even if a mail program darkens only the text and not its background. `href`
 * is an absolute https address.
 */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <Column width={320}>
      <Table>
        <tr>
          <td
            align="center"
            className="on-action"
            style={{ ...cellPadding, borderRadius: 4, backgroundColor: colorOf('action') }}
          >
            <a
              href={href}
              target="_blank"
              {...textStyle('actionText', 19, 24, {
                display: 'block',
                padding: buttonPadding,
                fontWeight: 700,
                textAlign: 'center',
                textDecoration: 'none',
              })}
            >
              {children}
            </a>
          </td>
        </tr>
      </Table>
    </Column>
  );
}

/**
 * The audience's key visual, as wide as the email. Where pictures are blocked, its alternative text
 * is in its place. Only its width is set: Yahoo ignores `height: auto`, and would squeeze it on a
 * phone.
 */
export function KeyVisual({ campaign }: { campaign: Campaign }) {
  const { src, alt, dark } = emailPicture(campaign);
  const { ground, ink } = paletteOf(campaign);
  const type = { fontSize: 16, lineHeight: '24px' };
  return (
    <tr>
      {/* In dark mode, the alternative text is on the color that the dark picture has. */}
      <td className={dark && 'on-paper'} style={{ backgroundColor: ground }}>
        <a
          href={emailLink(campaign, 'picture')}
          target="_blank"
          className={dark && 'text'}
          style={{ ...type, color: ink }}
        >
          <ThemedPicture
            src={src}
            dark={dark}
            alt={alt}
            width={width}
            style={{ ...type, display: 'block', width: '100%', maxWidth: width, border: 0 }}
          />
        </a>
      </td>
    </tr>
  );
}

interface ThemedPictureProps extends React.ComponentProps<'img'> {
  alt: string;
  /** Where dark mode has another one: its address. */
  dark?: string | undefined;
}

export function ThemedPicture({ src, dark, alt, ...rest }: ThemedPictureProps) {
  return (
    <picture>
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img src={src} alt={alt} {...rest} />
    </picture>
  );
}

type LedgerProps = Campaign['audience']['email']['risks'] & { direction: Direction };

export function Ledger({ heading, items, direction }: LedgerProps) {
  const style = ruled({ padding: '12px 0', margin: 0, fontWeight: 700 });
  return (
    <Row>
      <h2 {...textStyle('text', 17, 24, { margin: '0 0 12px' })}>{heading}</h2>
      {/* Indented by a margin, because Outlook on Windows ignores a list's padding. */}
      <ol
        style={{
          margin: marginAtStart(32, direction),
          padding: 0,
          listStyleType: 'decimal-leading-zero',
        }}
      >
        {items.map((item) => (
          <li key={item} {...textStyle('muted', 16, 24, style)} className="rule muted">
            <span {...textStyle('text', 16, 24, { fontWeight: 400 })}>{item}</span>
          </li>
        ))}
      </ol>
    </Row>
  );
}

/** Its lines are beside their times, on a sheet of its own, and its stamp is below them. */
export function Report({
  heading,
  title,
  events,
  stamp,
}: NonNullable<ReturnType<typeof reportOf>>) {
  const cell = { className: 'rule', style: ruled({ padding: '10px 8px', verticalAlign: 'top' }) };
  return (
    <Row>
      <h2 {...textStyle('text', 17, 24, { margin: '0 0 12px' })}>{heading}</h2>
      <Table>
        <tr>
          <td
            className="rule on-ground"
            style={{
              padding: '12px 8px 16px',
              border: `1px solid ${colorOf('line')}`,
              backgroundColor: colorOf('ground'),
            }}
          >
            <p {...textStyle('muted', 16, 24, { margin: '0 8px 10px' })}>{title}</p>
            <Table>
              {events.map(({ time, text, color }) => (
                <tr key={time + text}>
                  <td width={78} {...cell}>
                    <p {...textStyle(color === 'danger' ? color : 'text', 16, 24, bold)}>{time}</p>
                  </td>
                  <td {...cell}>
                    <p {...textStyle('text', 16, 24)}>{text}</p>
                  </td>
                </tr>
              ))}
            </Table>
            <p {...textStyle('text', 18, 24, { ...bold, ...frameStyle, margin: '8px 8px 0' })}>
              {stamp}
            </p>
          </td>
        </tr>
      </Table>
    </Row>
  );
}

const bold = { fontWeight: 700 };

/** The border has the text's color, in dark mode, too. On a phone, even a long word leaves room for it. */
const frameStyle = {
  display: 'inline-block',
  maxWidth: '80%',
  padding: '6px 12px',
  border: '3px solid',
};

export function Badges({ items, direction }: { items: string[]; direction: Direction }) {
  const style = { margin: '0 0 10px', fontWeight: 700 };
  return (
    <Row>
      <ul style={{ margin: marginAtStart(20, direction), padding: 0 }}>
        {items.map((item) => (
          <li key={item} {...textStyle('text', 16, 22, style)}>
            {item}
          </li>
        ))}
      </ul>
    </Row>
  );
}

export function Ticket({ label, text, code, condition }: Offer & { text: string }) {
  return (
    <Table>
      <tr>
        <td
          className="rule"
          style={{ padding: '16px 20px', border: `2px dashed ${colorOf('line')}` }}
        >
          <p {...textStyle('text', 16, 24, { fontWeight: 700 })}>{label}</p>
          <p {...textStyle('text', 16, 24)}>{text}</p>
          <p
            {...textStyle('text', 28, 36, {
              fontFamily: 'Consolas, Menlo, monospace',
              fontWeight: 700,
              letterSpacing: 1,
            })}
          >
            {code}
          </p>
          <p {...textStyle('muted', 16, 24)}>{condition}</p>
        </td>
      </tr>
    </Table>
  );
}
