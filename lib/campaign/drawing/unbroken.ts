/**
 * What looks wrong on two lines: a word with a hyphen, "10% off", and a dash at the start of a
 * line. If you split a text with this, these parts have the odd indexes. Pages and pictures share
 * it. It only starts at a word's start, so a very long word is read once, not once for each of its
 * characters.
 */
export const unbreakable = /(?<!\S)(\S+-\S+|\S*\d% \S+|\S+ -(?= ))/;
