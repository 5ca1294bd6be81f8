import { Mso, NotMso, Raw } from './raw';
import { fontFamily, palettes } from './styles';

const size = { width: 320, height: 52, radius: 4 };

/**
 * The call to action, in letters large enough to be read on its red even where a client darkens them alone.
 * Outlook on Windows pads no link, so it gets the same button drawn in VML.
 * `href` is an absolute https address.
 */
export function Button({ href, children }: { href: string; children: string }) {
  const { action, actionText } = palettes.light;
  const text = { color: actionText, fontFamily, fontSize: 19, fontWeight: 700 };
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
            backgroundColor: action,
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
  return `<v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="${style}" arcsize="${arcsize}" stroke="f" fillcolor="${palettes.light.action}"><w:anchorlock></w:anchorlock>`;
}
