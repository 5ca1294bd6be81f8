import type { Campaign } from '@/content/schema';
import { emailLink } from '../campaign-link';
import { emailLogoSize, emailPicture } from '../email-picture';
import { Table, ThemedPicture } from './parts';
import { textStyle } from './styles';

/** In pixels: between the logo and the name. */
const gap = 8;

export function Logo({ campaign }: { campaign: Campaign }) {
  const { width, height } = emailLogoSize(campaign);
  return (
    <Table>
      <tr>
        <td width={width + gap} style={{ paddingRight: gap }}>
          <ThemedPicture
            {...emailPicture(campaign).logo}
            alt=""
            width={width}
            height={height}
            style={{ display: 'block', border: 0 }}
          />
        </td>
        <td>
          <a
            href={emailLink(campaign, 'logo')}
            target="_blank"
            {...textStyle('text', 20, 24, {
              display: 'block',
              fontWeight: 700,
              textDecoration: 'none',
            })}
          >
            {campaign.brand.name}
          </a>
        </td>
      </tr>
    </Table>
  );
}
