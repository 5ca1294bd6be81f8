/** Text of the box for a figure. */
export const studioFigures = {
  /** `#` stands for the figure as readers see it. */
  shows: 'Readers see: #',
  sample: 'It’s a sample, so pages mark it',
  confirm: 'A figure that you change has to be confirmed before it’s published.',
} as const;
