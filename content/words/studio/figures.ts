/** Text of the box for a figure. */
export const studioFigures = {
  /** `#` stands for the figure as readers see it. */
  shows: 'Readers see: #',
  sample: 'This is a sample (pages mark it)',
  confirm: 'If you change a figure, someone has to confirm it before it goes live.',
} as const;
