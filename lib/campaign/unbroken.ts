/**
 * What looks wrong on two lines: a word with a hyphen, "10% off", and a dash at the start of a line. A text split at this
 * has these parts at the odd places. Pages and pictures share it.
 */
export const unbroken = /(\S+-\S+|\S*\d+% \S+|\S+ -(?= ))/;
