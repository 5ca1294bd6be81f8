import type { Campaign } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { hasName } from '../document/logo';
import { emailLogoSize, emailPicture } from '../document/email-picture';
import { Table, ThemedPicture } from './parts';
import { textStyle } from './styles';

/** In pixels: between the logo and the name. */
const gap = 8;

export function Logo({ campaign }: { campaign: Campaign }) {
  const { name, logo } = campaign.brand;
  const { width, height } = emailLogoSize(campaign);
  const href = emailLink(campaign, 'logo');
  const link = textStyle('text', 20, 24, {
    display: 'block',
    fontWeight: 700,
    textDecoration: 'none',
  });
  const picture = (alt: string) => (
    <ThemedPicture
      {...emailPicture(campaign).logo}
      alt={alt}
      width={width}
      height={height}
      style={{ display: 'block', border: 0 }}
    />
  );
  if (hasName(logo))
    return (
      <a href={href} target="_blank" {...link}>
        {picture(name)}
      </a>
    );
  return (
    <Table>
      <tr>
        <td width={width + gap} style={{ paddingRight: gap }}>
          {picture('')}
        </td>
        <td>
          <a href={href} target="_blank" {...link}>
            {name}
          </a>
        </td>
      </tr>
    </Table>
  );
}
