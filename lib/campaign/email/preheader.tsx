import { graphemes } from '../graphemes';
import { Raw } from './raw';

// What an inbox shows beside the subject, in characters, with room to spare.
const length = 200;

// A joiner and a non-joiner keep the spaces from being folded into one.
const space = '&#847;&zwnj;&nbsp;';

const hidden: React.CSSProperties & { msoHide: string } = {
  display: 'none',
  maxHeight: 0,
  maxWidth: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
  // Outlook on Windows hides by a name of its own.
  msoHide: 'all',
};

/** The preview text, unseen in the email itself, padded so that an inbox does not go on into the first line. */
export function Preheader({ children }: { children: string }) {
  const missing = Math.max(0, length - graphemes(children).length);
  // In lines, for a mail server may refuse one of more than 998 bytes.
  const padding = space.repeat(missing).replace(/.{360}/g, '$&\n');
  return (
    <div style={hidden}>
      {children}
      <Raw markup={padding} />
    </div>
  );
}
