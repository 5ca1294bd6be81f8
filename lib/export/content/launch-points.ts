/**
 * A marked text, or an address on a domain that can't exist (RFC 2606). Those of merge fields stay,
 * because the email service replaces them, and so does what SITE_ORIGIN replaces.
 */
const placeholder =
  /^(?!.*\bSITE_ORIGIN\b).*(?:\{placeholder\}|(?:https:\/\/|mailto:)(?!merge-field)\S*\.example\b)/;

/** The lines of a file that the owner still has to confirm: where, and what's there. */
export const launchPoints = (file: string, source: string) =>
  source
    .split('\n')
    .flatMap((line, index) =>
      placeholder.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
