import { audiences, homeAudience } from '@/content/audiences';
import { campaignOf, campaigns } from '@/content/campaigns';
import { email } from '@/content/email';
import { offer } from '@/content/offer';

/** The content that pages show: every audience, its campaign, the offer, and what all emails share. */
export { audiences, campaignOf, campaigns, email, homeAudience, offer };
