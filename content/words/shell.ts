/** The text around every page's content: top bar, menu, theme toggle, footer. */
export const shell = {
  skip: 'Skip to content',
  home: 'home page',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  navigation: 'Main',
  /** Above the parts of the menu. */
  audiences: 'Security for',
  templates: 'For marketers',
  /** On a landing page, before the others. */
  alsoFor: 'Also for',
  onThisPage: 'On this page',
  toLight: 'Switch to light theme',
  toDark: 'Switch to dark theme',
  newTab: '(opens in a new tab)',
  rights: 'All rights reserved.',
} as const;
