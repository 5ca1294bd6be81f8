/**
 * What the rules say about a campaign (lib/campaign/rules), in the build and in the studio. A name
 * in braces stands for what's put there.
 */
export const problemWords = {
  empty: 'It can’t be empty.',
  /** Around what a value should be. */
  add: 'Add {wanted}.',
  use: 'Use {wanted}.',
  /** What a value should be, where its schema doesn’t say so. */
  wanted: {
    kinds: {
      string: 'text',
      number: 'a number',
      boolean: 'true or false',
      Array: 'a list, in brackets',
      Object: 'a record, in braces',
    },
    or: 'or',
    missing: 'it',
    misspelled: 'it (is it misspelled as {near}?)',
    fewer: '{most} characters or fewer',
    fewerThan: '{most} characters or fewer, not {length}',
    fewerItems: '{most} items or fewer',
    order: 'a list of items that exist',
    number: 'a number, such as {example}',
    picture: 'the name of an image that was added, or one of the pictures',
    logo: 'the name of a logo that was added',
    token: 'a text with {token} in place of {text}',
    alerts: '{count}, as many as the panel’s alerts',
    panelTime: 'the time on the screen, because each alert says how many minutes ago it came in',
    condition: 'a text that also has the condition: {condition}',
    post: 'the address of a real post, because the campaign has no {film} for a sample to play',
    headline: 'text other than headline {number}',
    description: 'text other than description {number}',
    button: 'a button that each of the campaign’s platforms has: {buttons}',
    listed: 'one of {items}',
    other: 'something other than {other}',
    otherText: 'something other than {other}, or a token that both have',
    page: 'a page of this site: {pages}',
  },
  /** Who has the same already. */
  taken: { page: 'that of another page', field: '“{field}” of {campaign}' },
  /** Of a new campaign. */
  addressTaken:
    'The site now has a page at /{slug}. If that’s this campaign, already published, delete this copy under Campaigns and edit the site’s. If not, change this campaign’s address under Campaigns.',
  tokens: {
    /** A button of the studio. */
    insert: 'Insert a fact',
    service:
      '{token} is one email service’s merge tag. For the reader’s first name, use {insert}: each service gets its own tag.',
    tag: '{token} is a merge tag, which only emails can have.',
    circle: '{token} stands for a text that refers back to this one.',
    unknown:
      '{token} isn’t a known fact. If it’s a column of a table, it works only in the files for the table’s rows. To show the character {, type \\{.',
    nearest:
      '{token} isn’t a known fact. Did you mean {nearest}? To show the character {, type \\{.',
  },
  code: 'This text no longer has the promo code from “{field}.” Put it back with {insert}, or change it there, and every place follows.',
  drawings: 'There are {drawings} drawings for {slides} slides. Each slide needs one.',
  headlines: 'There are {headlines} headlines for {cards} cards. Each card needs one.',
  tooLong: 'It’s too long for {platform}: {length} of {most} characters.',
  tooMany: 'It’s too long for {platform}: {length} of {most} hashtags.',
  hiddenSection: 'A button links to the section {anchor}, so it can’t be hidden.',
  noImage:
    'This image isn’t here: a link can’t carry images, or it’s damaged. Open the file that has it, or add it again.',
  blurred:
    'This image has {width} × {height} pixels, so it looks blurred at {across} × {down}: {advice}.',
  sharper: {
    wider: 'use one that’s at least {least} pixels wide',
    taller: 'use one that’s at least {least} pixels tall',
    zoomOut: 'set its zoom to {zoom} or less',
  },
  /** Of an image size that somebody adds. */
  size: {
    wanted: 'a width and a height in pixels, such as 1500x500',
    nearest: 'No layout fits {size} well. The nearest size that works is {nearest}.',
  },
  caption:
    'The caption “{text}” is shown for {seconds} seconds, which is enough time for {most} characters: shorten it, or the other words of the shot.',
  colors: {
    names: { '#000000': 'black', '#ffffff': 'white' },
    tooLightOn:
      'This color is too light on {color} ({contrast}:1, needs {needed}:1): choose a darker one.',
    tooDarkOn:
      'This color is too dark on {color} ({contrast}:1, needs {needed}:1): choose a lighter one.',
    tooLightFor:
      'This color is too light for words in {color} ({contrast}:1, needs {needed}:1): choose a darker one.',
    tooDarkFor:
      'This color is too dark for words in {color} ({contrast}:1, needs {needed}:1): choose a lighter one.',
    darkButton:
      'Some mail apps turn the words on a light email’s button black. Black words are hard to read on this color.',
  },
  /** Of the offer’s last day. */
  lastDay: {
    over: 'The offer is over: its last day was {day}.',
    unreadable:
      'We can’t tell when the offer ends. Write its last day as a date with a year, such as {example}, not “{day}.”',
  },
  /** Of what copying, a spreadsheet or a program has done to a text. */
  damage: {
    error:
      '“{text}” is a spreadsheet’s error message. Fix the formula it comes from, or type the text.',
    narrow:
      '“{text}” is what a spreadsheet shows in a column that’s too narrow. Widen it, and copy the text again.',
    object: '“{text}” is what a program wrote where a text should be. Type the text.',
    lost: 'A character {place} was lost, and now shows as “�.” Type it again.',
    privateUse:
      'The character {place} only shows in the font it was typed in. Delete it, or type another one.',
    hidden: 'There’s an invisible {character} {place}. Delete it, or type the text again.',
    repairable: '“{text}” is garbled. It should be “{repaired}.”',
    garbled: '“{text}” is garbled. Type the text again.',
    otherAlphabet:
      '“{letter}” in “{text}” is from another alphabet, even if it looks right. Type the code again.',
    /** Where a character is. */
    after: 'after “{before}”',
    start: 'at the start',
    /** Invisible characters by their codes, and any other one. */
    characters: {
      ad: 'soft hyphen',
      '200b': 'zero-width space',
      '200c': 'zero-width non-joiner',
      '200d': 'zero-width joiner',
      '2060': 'word joiner',
      feff: 'byte order mark',
      fffc: 'placeholder for a picture',
    },
    character: 'character (U+{code})',
  },
  fits: {
    noCharacters: 'The typeface doesn’t have {characters}, so it can’t be drawn.',
    noCharactersAndMore:
      'The typeface doesn’t have {characters} and {more} more, so it can’t be drawn.',
    tooWide: 'It’s {pixels} too wide for {picture}: use shorter words.',
    tooTall: 'It’s {pixels} too tall for {picture}: shorten it by about one word.',
    tooTallBy: 'It’s {pixels} too tall for {picture}: shorten it by about {words} words.',
    pixel: '1 pixel',
    pixels: '{count} pixels',
    /** Small counts of words, by their number. */
    counts: { '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six' },
    /** What a picture is called. */
    email: 'the email’s picture',
    socialCard: 'the preview of a shared link',
    hero: 'the drawing on the page',
    story: 'slide {number} of the story',
    card: 'card {number} ({size})',
    picture: 'the picture “{use}” ({concept}, {size})',
    ownSize: 'a size you added',
    film: 'the film “{film}” ({width} × {height})',
  },
} as const;

export type ProblemWords = typeof problemWords;
