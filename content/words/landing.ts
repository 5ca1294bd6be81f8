/** Text that the landing pages share. */
export const sections = {
  whom: 'Who it hits',
  cost: 'What it costs',
  code: 'Promo code',
  /** Followed by what one brick in a chart stands for, such as `25K`. */
  brick: 'One brick:',
  copyWords: {
    copied: 'Promo code copied to your clipboard.',
    refused:
      'Your browser didn’t allow copying. The code is selected: press Ctrl+C (⌘C on a Mac), or long-press it and choose Copy.',
  },
  postFallback: 'Not showing? Open the post:',
  samplePost: 'Sample post',
  /** Followed by the host that loading the post contacts, such as `www.youtube.com`. */
  consent: 'This post comes from another site. Loading it contacts',
  loadPost: 'Load the post',
} as const;

/** How long ago something happened, given in minutes: `4 min ago`, `2 h ago`. */
export function timeAgo(minutes: number): string {
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
