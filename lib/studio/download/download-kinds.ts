import { sheetNames } from '@/content/schema/platform';

/** Which of a campaign's files to download. The name of a sheet stands for the platforms in it. */
export const downloadKinds = ['everything', 'email', 'films', ...sheetNames, 'print'] as const;

export type DownloadKind = (typeof downloadKinds)[number];
