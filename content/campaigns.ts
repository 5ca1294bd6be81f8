import { adFormats } from './market/ad-formats';
import { audiences } from './audiences';
import { brand } from './brand';
import { email } from './email';
import { figures } from './figures';
import { offer } from './offer';
import { platforms } from './market/platforms';
import type { AudienceDocument, CampaignDocument } from './schema';

/** An audience, along with everything else its email, ads and pictures are made from. */
const documentOf = (audience: AudienceDocument): CampaignDocument => ({
  audience,
  brand,
  offer,
  figures,
  email,
  platforms,
  formats: adFormats,
});

const [first, ...others] = audiences;

/** Each audience's campaign, with its tokens still in its texts. */
export const documents: readonly [CampaignDocument, ...CampaignDocument[]] = [
  documentOf(first),
  ...others.map(documentOf),
];
