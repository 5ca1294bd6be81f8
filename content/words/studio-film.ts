/** Text for playing a film with the edits, and for the button that makes it. */
export const studioFilm = {
  play: 'Play',
  pause: 'Pause',
  time: 'Time in the film',
  /** After how many there are, or how many have passed. */
  seconds: 'seconds',
  shot: 'Shot',
  endCard: 'End card',
  make: 'Make the film (.mp4)',
  making: 'Making the film',
  /** Between how many frames or seconds are done and how many there are. */
  of: 'of',
  frames: 'frames',
  cancel: 'Cancel',
  note: 'Your browser makes the film with your edits. It takes up to a minute.',
  saved: 'Saved.',
  changed: 'Saved, but the text has changed since you started. Make the film again.',
  canceled: 'Canceled. Nothing was saved.',
  failed:
    'This browser couldn’t make the film. Try again, or copy the link to your edits and open it in Chrome on a computer.',
  /** Before one sentence for each text. */
  misfit: 'Nothing was saved, because some text doesn’t fit. Fix it, then make the film again:',
  unable:
    'This browser can’t make films, and the film you can download here has the original text. For a film with your edits, copy the link to them and open it in Chrome, Edge or Safari on a computer.',
} as const;
