import type { Campaign } from '@/content/schema';
import { emailPicture } from './picture';
import { Mso, Raw } from './raw';
import { colorOf, fontFamily, gutter, ruled, surface, textStyle, width } from './styles';
import { listNumber } from './text';

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
  const { className, style } = ruled({ padding: `28px ${gutter}px` });
  return (
    <tr>
      <td className={`gutter ${className}`} style={style}>
        {children}
      </td>
    </tr>
  );
}

const buttonSize = { width: 320, height: 52, radius: 4 };

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
            display: 'inline-block',
            width: '100%',
            maxWidth: buttonSize.width,
            padding: '14px 0',
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

type Facts = Campaign['audience']['email']['risks'];

/**
 * The audience's key visual, as wide as the email. Where pictures are blocked, its alternative text
 * is in its place. Only its width is set: Yahoo ignores `height: auto`, and would squeeze it on a
 * phone.
 */
export function KeyVisual({ campaign, href }: { campaign: Campaign; href: string }) {
  const { src, alt } = emailPicture(campaign);
  return (
    <tr>
      <td {...surface('picture')}>
        <a href={href} target="_blank" {...textStyle('onPicture', 16, 24)}>
          <img
            src={src}
            alt={alt}
            width={width}
            {...textStyle('onPicture', 16, 24, {
              display: 'block',
              width: '100%',
              maxWidth: width,
              border: 0,
            })}
          />
        </a>
      </td>
    </tr>
  );
}

/** A numbered list with hairlines. A table, because clients indent and number lists differently. */
export function Ledger({ heading, items }: Facts) {
  return (
    <Row>
      <h2 {...textStyle('text', 17, 24, { margin: '0 0 12px' })}>{heading}</h2>
      <Table>
        {items.map((item, index) => (
          <tr key={item}>
            <td width={44} valign="top" {...ruled({ padding: '12px 0' })}>
              <p {...textStyle('muted', 16, 24, { fontWeight: 700 })}>{listNumber(index)}</p>
            </td>
            <td valign="top" {...ruled({ padding: '12px 0' })}>
              <p {...textStyle('text', 16, 24)}>{item}</p>
            </td>
          </tr>
        ))}
      </Table>
    </Row>
  );
}

export function Badges({ items }: { items: string[] }) {
  const lines = items.flatMap((_, index) => (index % 2 ? [] : [items.slice(index, index + 2)]));
  return (
    <Row>
      <Table>
        {lines.map((line) => (
          <tr key={line[0]}>
            {line.map((item) => (
              <td key={item} width="50%" valign="top" style={{ padding: '6px 12px 6px 0' }}>
                <p {...textStyle('text', 16, 22, { fontWeight: 700 })}>{item}</p>
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Row>
  );
}

/** The limited-time offer, its code large enough to be read out loud. */
export function Ticket({ label, text, code }: Record<'label' | 'text' | 'code', string>) {
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
        </td>
      </tr>
    </Table>
  );
}
