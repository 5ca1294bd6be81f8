import type { Campaign, Offer } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { paletteOf } from '../drawing/palette';
import { emailPicture } from '../document/email-picture';
import { Mso, Raw } from './raw';
import { colorOf, fontFamily, gutter, ruled, textStyle, width } from './styles';

/**
 * A full-width layout table. Tables are the only thing that every client lays out the same way. Its
 * columns have fixed widths, so that a long word breaks instead of making the table wider.
 */
export function Table({ style, children, ...rest }: React.ComponentProps<'table'>) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', ...style }}
      {...rest}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** A section of the email: a hairline above, margins left and right. */
export function Row({ children }: { children: React.ReactNode }) {
  return (
    <tr>
      <td className="gutter rule" style={ruled({ padding: `28px ${gutter}px` })}>
        {children}
      </td>
    </tr>
  );
}

const buttonSize = { width: 320, height: 52, radius: 4, padding: 16 };

const buttonText = { color: colorOf('actionText'), fontFamily, fontSize: 19, fontWeight: 700 };

/**
 * The call to action. The label is large enough to stay legible even if a mail program darkens only
 * the text and not its background. Outlook on Windows ignores a link's padding, so it gets the same
 * button drawn in VML. `href` is an absolute https address.
 */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Mso>
        <Raw markup={vmlStart(href)} />
        <center style={{ ...buttonText, fontFamily: 'Arial, sans-serif' }}>{children}</center>
        <Raw markup="</v:roundrect>" />
      </Mso>
      <Mso not>
        <a
          href={href}
          target="_blank"
          className="on-action actionText"
          style={{
            ...buttonText,
            display: 'block',
            maxWidth: buttonSize.width - 2 * buttonSize.padding,
            padding: `14px ${buttonSize.padding}px`,
            borderRadius: buttonSize.radius,
            backgroundColor: colorOf('action'),
            lineHeight: '24px',
            textAlign: 'center',
            textDecoration: 'none',
          }}
        >
          {children}
        </a>
      </Mso>
    </>
  );
}

/** `arcsize` is the corner's radius as a share of the shorter side. */
function vmlStart(href: string): string {
  const arcsize = `${Math.round((buttonSize.radius / buttonSize.height) * 100)}%`;
  const address = href.replaceAll('&', '&amp;');
  const style = `height:${buttonSize.height}px;v-text-anchor:middle;width:${buttonSize.width}px;`;
  return `<v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="${style}" arcsize="${arcsize}" stroke="f" fillcolor="${colorOf('action')}"><w:anchorlock></w:anchorlock>`;
}

/**
 * The audience's key visual, as wide as the email. Where pictures are blocked, its alternative text
 * is in its place. Only its width is set: Yahoo ignores `height: auto`, and would squeeze it on a
 * phone.
 */
export function KeyVisual({ campaign }: { campaign: Campaign }) {
  const { src, alt, dark } = emailPicture(campaign);
  const { ground, ink } = paletteOf(campaign);
  const style = { color: ink, fontSize: 16, lineHeight: '24px' };
  return (
    <tr>
      <td style={{ backgroundColor: ground }}>
        <a href={emailLink(campaign, 'picture')} target="_blank" style={style}>
          <ThemedPicture
            src={src}
            dark={dark}
            alt={alt}
            width={width}
            style={{ ...style, display: 'block', width: '100%', maxWidth: width, border: 0 }}
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

export function Ledger({ heading, items }: Campaign['audience']['email']['risks']) {
  const style = ruled({ padding: '12px 0', margin: 0, fontWeight: 700 });
  return (
    <Row>
      <h2 {...textStyle('text', 17, 24, { margin: '0 0 12px' })}>{heading}</h2>
      {/* Indented by a margin, because Outlook on Windows ignores a list's padding. */}
      <ol style={{ margin: '0 0 0 32px', padding: 0, listStyleType: 'decimal-leading-zero' }}>
        {items.map((item) => (
          <li key={item} {...textStyle('muted', 16, 24, style)} className="rule muted">
            <span {...textStyle('text', 16, 24, { fontWeight: 400 })}>{item}</span>
          </li>
        ))}
      </ol>
    </Row>
  );
}

export function Badges({ items }: { items: string[] }) {
  const style = { margin: '0 0 10px', fontWeight: 700 };
  return (
    <Row>
      <ul style={{ margin: '0 0 0 20px', padding: 0 }}>
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
