import { Mso, NotMso, Raw } from './raw';
import { colorOf, fontFamily } from './styles';

const size = { width: 320, height: 52, radius: 4 };

const text = { color: colorOf('actionText'), fontFamily, fontSize: 19, fontWeight: 700 };

/**
 * The call to action. The label is large enough to stay legible even if a mail program darkens only the text and not
 * its background. Outlook on Windows ignores a link's padding, so it gets the same button drawn in VML. `href` is an
 * absolute https address.
 */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Mso>
        <Raw markup={vmlStart(href)} />
        <center style={{ ...text, fontFamily: 'Arial, sans-serif' }}>{children}</center>
        <Raw markup="</v:roundrect>" />
      </Mso>
      <NotMso>
        <a
          href={href}
          target="_blank"
          className="on-action actionText"
          style={{
            ...text,
            display: 'inline-block',
            width: '100%',
            maxWidth: size.width,
            padding: '14px 0',
            borderRadius: size.radius,
            backgroundColor: colorOf('action'),
            lineHeight: '24px',
            textAlign: 'center',
            textDecoration: 'none',
          }}
        >
          {children}
        </a>
      </NotMso>
    </>
  );
}

/** `arcsize` is the corner's radius as a share of the shorter side. */
function vmlStart(href: string): string {
  const arcsize = `${Math.round((size.radius / size.height) * 100)}%`;
  const address = href.replaceAll('&', '&amp;');
  const style = `height:${size.height}px;v-text-anchor:middle;width:${size.width}px;`;
  return `<v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="${style}" arcsize="${arcsize}" stroke="f" fillcolor="${colorOf('action')}"><w:anchorlock></w:anchorlock>`;
}
