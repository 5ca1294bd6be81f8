// Prints the bytes of each page's first load for the export in out/, and what each campaign weighs.
import './program';
import { existsSync } from 'node:fs';
import { weighCampaigns, weighPages } from '@/lib/export/budgets';

const folder = 'out';
if (!existsSync(folder)) throw new Error('There’s no export in out/ yet: npm run build makes one.');
console.log('Bytes of each first load in out/, compressed by brotli:');
console.table(weighPages(folder));
console.log('Each campaign, in kilobytes:');
console.table(weighCampaigns(folder));
