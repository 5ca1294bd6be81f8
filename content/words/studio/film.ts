/** Text for playing a film with the edits. */
export const studioFilm = {
  play: 'Play',
  pause: 'Pause',
  time: 'Position in the video',
  /** After how many there are, or how many have passed. */
  seconds: 'seconds',
  size: 'Size of the video',
  /** Before its size: `9:16`. */
  save: 'Save this video,',
  shot: 'Shot',
  endCard: 'End card',
  /** Between how many seconds have passed and how many there are. */
  of: 'of',
} as const;
