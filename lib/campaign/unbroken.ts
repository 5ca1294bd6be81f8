/**
 * What looks wrong on two lines: a word with a hyphen, "10% off", and a dash at the start of a line. If you split a
 * text with this, these parts have the odd indexes. Pages and pictures share it.
 */
export const unbroken = /(\S+-\S+|\S*\d+% \S+|\S+ -(?= ))/;
