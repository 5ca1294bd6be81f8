import { Preheader } from './preheader';
import { Mso, Raw } from './raw';
import { fontFamily, palettes, styleSheets, surface, width } from './styles';
import { Table } from './table';

interface Props {
  subject: string;
  preview: string;
  /** On the paper: rows of a table. */
  children: React.ReactNode;
  /** Below the paper. */
  footer: React.ReactNode;
}

/** Stated on what is around the text too: Outlook on the web marks it then, and the dark styles find all that is in it. */
const ink = { color: palettes.light.text };

/** A whole email: 600 px wide where there is room, fluid down to 320, in the reader's colour scheme. */
export function EmailDocument({ subject, preview, children, footer }: Props) {
  return (
    <html lang="en" dir="ltr" {...{ 'xmlns:o': 'urn:schemas-microsoft-com:office:office' }}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        {/* No blue links where Apple Mail thinks it sees a date or an address. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <Mso>
          {/* Else Outlook draws widths smaller than text on a screen of 120 dots an inch. */}
          <Raw markup="<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>" />
          <Raw markup="<style>td,p,h1,h2,a{font-family:Arial,sans-serif;mso-line-height-rule:exactly}</style>" />
        </Mso>
        {Object.values(styleSheets).map((sheet) => (
          <Raw key={sheet} markup={`<style>${sheet}</style>`} />
        ))}
      </head>
      <body {...surface('ground', { ...ink, margin: 0, padding: 0, WebkitTextSizeAdjust: '100%' })}>
        <Preheader>{preview}</Preheader>
        {/* Webmail drops <html> and <body>: what they say is said again here. */}
        <div
          role="article"
          aria-roledescription="email"
          aria-label={subject}
          lang="en"
          dir="ltr"
          {...surface('ground', ink)}
        >
          <Table style={{ fontFamily }}>
            <tbody>
              <tr>
                <td align="center" style={{ padding: '24px 8px' }}>
                  <Mso>
                    <Raw
                      markup={`<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td>`}
                    />
                  </Mso>
                  {/* Not a width of the tables: Apple Mail on iOS knows no greatest width for them. */}
                  <div style={{ maxWidth: width, margin: '0 auto', textAlign: 'left' }}>
                    <Table {...surface('paper')}>
                      <tbody>{children}</tbody>
                    </Table>
                    <Table>
                      <tbody>{footer}</tbody>
                    </Table>
                  </div>
                  <Mso>
                    <Raw markup="</td></tr></table>" />
                  </Mso>
                </td>
              </tr>
            </tbody>
          </Table>
        </div>
      </body>
    </html>
  );
}
