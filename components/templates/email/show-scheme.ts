const asked = '(prefers-color-scheme: dark)';

/** Shows an email in a scheme, whatever the reader's own: its dark styles are made to apply always, or never. */
export function showScheme(email: Document, scheme: 'light' | 'dark') {
  const { style } = email.documentElement;
  style.colorScheme = scheme;
  // On paper too: a button without its ground has no words to be seen.
  style.printColorAdjust = 'exact';
  for (const sheet of email.styleSheets) {
    for (const rule of sheet.cssRules) {
      // The question stays in the answer, to be found again.
      if (isMediaRule(rule) && rule.media.mediaText.includes('prefers-color-scheme'))
        rule.media.mediaText = scheme === 'dark' ? `${asked}, all` : `${asked} and (max-width: 0)`;
    }
  }
}

// A frame's rules are of the frame's own classes: `instanceof` does not know them.
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule;
}
