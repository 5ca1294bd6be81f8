import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { colors, fontFamily } from './styles';

const rule = `1px solid ${colors.line}`;

/** An audience's email: logo, risks, solutions, testimonial, one call to action, trust badges. */
export function CampaignEmail({ audience: { email, landing } }: { audience: Audience }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{email.subject}</title>
      </head>
      <body style={{ margin: 0, backgroundColor: colors.ground, fontFamily, color: colors.text }}>
        <div style={{ display: 'none' }}>{email.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 8px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 600, backgroundColor: colors.paper, border: rule }}
                >
                  <tbody>
                    <Row>
                      <span style={{ color: colors.accent, fontSize: 20 }}>■ </span>
                      <strong style={{ fontSize: 20 }}>{site.name}</strong>
                    </Row>
                    <Row>
                      <h1 style={{ margin: '0 0 16px', fontSize: 30, lineHeight: 1.15 }}>
                        {email.headline}
                      </h1>
                      <p style={{ margin: 0, fontSize: 16, lineHeight: 1.6 }}>{email.intro}</p>
                    </Row>
                    <List {...email.risks} color={colors.accent} />
                    <List {...email.solutions} color={colors.good} />
                    <Row>
                      <p
                        style={{ margin: 0, fontSize: 18, lineHeight: 1.5 }}
                      >{`“${email.testimonial.quote}”`}</p>
                      <p style={{ margin: '8px 0 0', fontSize: 14, color: colors.muted }}>
                        {email.testimonial.by}
                      </p>
                    </Row>
                    <Row>
                      <a
                        href={`${site.origin}${landing.route}`}
                        target="_blank"
                        rel="noopener"
                        style={{
                          display: 'inline-block',
                          padding: '16px 28px',
                          backgroundColor: colors.accent,
                          color: colors.paper,
                          fontSize: 16,
                          fontWeight: 700,
                          textDecoration: 'none',
                        }}
                      >
                        {email.cta}
                      </a>
                    </Row>
                    <Row>
                      <p style={{ margin: 0, fontSize: 14, lineHeight: 1.6, color: colors.muted }}>
                        {email.badges.join(' | ')}
                      </p>
                    </Row>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <tr>
      <td style={{ padding: '24px 28px', borderBottom: rule }}>{children}</td>
    </tr>
  );
}

function List({ heading, items, color }: { heading: string; items: string[]; color: string }) {
  return (
    <Row>
      <h2 style={{ margin: '0 0 8px', fontSize: 14, letterSpacing: 1, color }}>{heading}</h2>
      <ol style={{ margin: 0, paddingLeft: 20, fontSize: 16, lineHeight: 1.6 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Row>
  );
}
