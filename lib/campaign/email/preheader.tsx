import { graphemes } from '../graphemes';
import { Raw } from './raw';

// In characters: more than an inbox shows next to the subject.
const length = 200;

// The joiner and the non-joiner keep inboxes from collapsing the spaces.
const space = '&#847;&zwnj;&nbsp;';

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

/** The preview text, hidden in the email itself, padded so that an inbox doesn't show the first line after it. */
export function Preheader({ children }: { children: string }) {
  const missing = Math.max(0, length - graphemes(children).length);
  // Broken into lines, because mail servers may refuse a line of more than 998 bytes.
  const padding = space.repeat(missing).replace(/.{360}/g, '$&\n');
  return (
    <div className="preheader" style={hidden}>
      {children}
      <Raw markup={padding} />
    </div>
  );
}
