/** Text that the landing pages share. */
export const sections = {
  /** Followed by a link. */
  source: 'Source:',
  whom: 'Who it hits',
  cost: 'What it costs',
  /** The heads of two columns: what's done about a requirement, and where one sees it. */
  measure: 'What we do',
  evidence: 'Where you see it',
  code: 'Promo code',
  copyWords: {
    done: 'Copied',
    copied: 'Copied.',
    refused:
      'Your browser didn’t allow copying. The code is selected: press Ctrl+C (⌘C on a Mac), or long-press it and choose Copy.',
  },
  copy: 'Copy',
  /** At either end and in the middle of a chart of a day. */
  midnight: '12 AM',
  noon: 'noon',
  samplePost: 'Sample post',
  /** What a film's button says, before the film's name, and its captions' name in a player's menu. */
  filmPlayer: { play: 'Play', captions: 'English' },
  /** Followed by the host that loading the post contacts, such as `www.youtube.com`. */
  consent: 'This post comes from another site. If you load it, your browser connects to',
  loadPost: 'Load the post',
} as const;

/** After an incident's second state, if its time would be the first one's: `Stopped, same minute`. */
export const sameMinute = ', same minute';

/** How long ago something happened, given in minutes: `4 min ago`, `2 hr ago`. */
export function timeAgo(minutes: number): string {
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} hr ago`;
}
