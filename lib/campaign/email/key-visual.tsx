import type { Campaign } from '@/content/schema';
import { emailPicture } from './picture';
import { surface, textStyle, width } from './styles';

/**
 * The audience's key visual, as wide as the email. Where pictures are blocked, its alternative text is in its place. Only
 * its width is set: Yahoo ignores `height: auto`, and would squeeze it on a phone.
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
