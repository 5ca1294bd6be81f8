/** The words that sections of landing pages share. */
export const sections = {
  whom: 'Who is hit',
  cost: 'What it costs',
  code: 'Promo code',
  /** Before what one brick of a drawn figure stands for. */
  brick: 'One brick:',
  copyWords: {
    copied: 'The promo code is copied to your clipboard.',
    refused:
      'Your browser did not allow copying. The code is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.',
  },
  postFallback: 'Not showing? Open the post:',
  samplePost: 'Sample post',
  /** Before the name of the site that a post's frame contacts. */
  consent: 'This post comes from another site. Loading it contacts',
  loadPost: 'Load the post',
} as const;

/** How long ago something was, as a person would say it: `4 min ago`, `2 h ago`. */
export function timeAgo(minutes: number): string {
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
