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
} as const;
