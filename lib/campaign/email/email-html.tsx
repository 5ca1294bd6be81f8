import { graphemes } from '@/content/schema/graphemes';
import type { Direction } from './direction';
import { Mso, Raw } from './raw';
import { colorOf, fontFamily, styleSheets, surface, width } from './styles';
import { Column, Table } from './layout';

interface Props {
  locale: string;
  subject: string;
  preview: string;
  direction: Direction;
  /** Table rows on the paper. */
  children: React.ReactNode;
  /** Table rows below the paper. */
  footer: React.ReactNode;
}

/** Set around the text, too: Outlook on the web marks it, and the dark styles apply inside. */
const ink = { color: colorOf('text') };

/** A whole email: 600 px wide where there's room, down to 320, in the reader's color scheme. */
export function EmailHtml({ locale, subject, preview, direction, children, footer }: Props) {
  return (
    <html
      lang={locale}
      dir={direction}
      {...{ 'xmlns:o': 'urn:schemas-microsoft-com:office:office' }}
    >
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        {/* Keeps Apple Mail from turning what looks like a date or an address into a blue link. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <Mso>
          {/* Without this, Outlook scales text but not widths on a 120 dpi screen. */}
          <Raw markup="<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>" />
          <Raw markup="<style>td,p,h1,h2,li,span,a{font-family:Arial,sans-serif;mso-line-height-rule:exactly}</style>" />
        </Mso>
        {Object.values(styleSheets).map((css) => (
          <Raw key={css} markup={`<style>${css}</style>`} />
        ))}
      </head>
      <body {...surface('ground', { ...ink, margin: 0, padding: 0, WebkitTextSizeAdjust: '100%' })}>
        <Preheader>{preview}</Preheader>
        {/* Webmail drops <html> and <body>, so their attributes are repeated here. */}
        <div
          role="article"
          aria-roledescription="email"
          aria-label={subject}
          lang={locale}
          dir={direction}
          {...surface('ground', ink)}
        >
          <Table style={{ fontFamily, wordWrap: 'break-word' }}>
            <tr>
              <td align="center" style={{ padding: '24px 8px' }}>
                <Column
                  width={width}
                  style={{ margin: '0 auto', textAlign: direction === 'rtl' ? 'right' : 'left' }}
                >
                  <Table {...surface('paper')}>{children}</Table>
                  <Table>{footer}</Table>
                </Column>
              </td>
            </tr>
          </Table>
        </div>
      </body>
    </html>
  );
}

// In characters: more than an inbox shows next to the subject.
const length = 200;

/**
 * The joiner and the non-joiner keep inboxes from collapsing the spaces. They're characters instead
 * of entities, so that two lines hold all of them: a text browser shows each line.
 */
const space = '\u034f\u200c\u00a0';

/** The spaces that share a line with the text: mail servers may refuse more than 998 bytes. */
const firstSpaces = /^.{180}/;

const hidden: React.CSSProperties & { msoHide: string } = {
  display: 'none',
  maxHeight: 0,
  maxWidth: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
  // Outlook on Windows hides an element only if it has this property.
  msoHide: 'all',
};

/** The preview text, hidden, and padded so that an inbox doesn't show the first line after it. */
function Preheader({ children }: { children: string }) {
  const missingCount = Math.max(0, length - graphemes(children).length);
  const padding = space.repeat(missingCount).replace(firstSpaces, '$&\n');
  return (
    <div className="preheader" style={hidden}>
      {children}
      <Raw markup={padding} />
    </div>
  );
}
