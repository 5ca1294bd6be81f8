import { outputName } from '@/lib/campaign/output-address';
import { useCampaign } from './campaign-context';
import { useTemplate } from './template-context';

/**
 * The name that a campaign's file is saved under, made from its address: as a prop, it would be in
 * the page's HTML twice.
 */
export function useFileName(address: string): string {
  const { brand } = useTemplate();
  const { variant } = useCampaign();
  const [, , id = ''] = address.split('/');
  return outputName({ brand: { name: brand }, audience: { id }, variant }, address);
}
