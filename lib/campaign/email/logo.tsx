import type { Campaign } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { hasName } from '../document/logo';
import { emailLogoSize, emailPicture } from '../document/email-picture';
import { Table } from './layout';
import { ThemedPicture } from './parts';
import { textStyle } from './styles';

/** In pixels: between the logo's tile and the name. */
const gap = 4;

export function Logo({ campaign }: { campaign: Campaign }) {
  const { name, logo } = campaign.brand;
  const { width, height } = emailLogoSize(campaign);
  const href = emailLink(campaign, 'logo');
  const picture = (alt: string) => (
    <ThemedPicture
      {...emailPicture(campaign).logo}
      alt={alt}
      // Not its width: alternative text would be no wider, and break within words.
      height={height}
      style={{ display: 'block', border: 0 }}
    />
  );
  if (hasName(logo))
    return (
      // In two lines, a long name is as high as the picture.
      <a href={href} target="_blank" {...linkStyle(16, 20)}>
        {picture(name)}
      </a>
    );
  return (
    <Table>
      <tr>
        <td width={width + gap}>{picture('')}</td>
        <td>
          <a href={href} target="_blank" {...linkStyle(20, 24)}>
            {name}
          </a>
        </td>
      </tr>
    </Table>
  );
}

const linkStyle = (size: number, lineHeight: number) =>
  textStyle('text', size, lineHeight, {
    display: 'block',
    fontWeight: 700,
    textDecoration: 'none',
  });
