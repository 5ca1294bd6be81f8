// Long, because it's one list of words.
import { problemWords } from '../problems';

/** The studio: a campaign's artboards on one wall, and its words. */
export const studio = {
  route: '/studio',
  theme: 'dark',
  /** Before the audience’s name. */
  title: 'Studio',
  description: 'Change a campaign’s words, and see them on every page and in every email and ad.',
  skip: 'Skip to the previews (then F6: next part of the screen)',
  /** In place of the wall. */
  loading: 'Loading the campaign…',
  /** In place of a panel. */
  opening: 'Loading…',
  failed: 'The campaign didn’t load. Check your connection and try again.',
  retry: 'Try again',
  /** Once it has taken 20 seconds. */
  late: 'This is taking a while. Check your connection, or reload the page. Nothing is lost.',
  missing: 'This campaign isn’t in this browser. Whoever has it can send you a link, from Share.',
  toCampaigns: 'See your campaigns',
  noScript: 'The studio needs JavaScript. Without it, you can still see and download the campaign:',
  bar: {
    label: 'Studio',
    audiences: 'Campaign',
    /** Leads to the list of all of them. */
    campaigns: 'Campaigns',
    /** For screen readers, after an audience’s name. */
    hasDraft: '(edited)',
    undo: 'Undo',
    redo: 'Redo',
    /** In a hint, between what’s undone and its name. */
    of: ':',
    /** For screen readers, before the name of a step. */
    announced: { undo: 'Undone:', redo: 'Redone:', done: 'Done:' },
    texts: 'Text',
    share: 'Share',
    download: 'Download',
    publish: 'Publish',
  },
  variants: {
    label: 'Variant',
    names: ['A', 'B'],
    add: 'Add variant B',
    addNote: 'Make a second variant to test against this one',
    drop: 'Delete',
    note: '“-a” or “-b” is added to the names of ads and files, and to utm_content in links.',
  },
  /** What a step of the history is called, if it isn’t a text. */
  steps: {
    duplicate: 'Add variant B',
    drop: 'Delete variant',
    reset: 'Reset everything',
    load: 'Use edits from a link or file',
    otherTab: 'Edits from another tab',
    moved: 'Change a list',
  },
  wall: {
    label: 'Previews',
    /** In their place, while the texts are there already. */
    loading: 'Loading the previews…',
    failed: 'The previews didn’t load. Check your connection and try again. Your edits are safe.',
    jump: 'Go to',
    view: 'View',
    show: 'Show previews',
    /** Of an artboard, after the name of a variant that hasn’t got it. */
    missing: 'doesn’t have this one.',
    /** When somebody clicks words that can’t be edited. */
    fixed:
      'These words can’t be changed here. They’re part of the app around the ad, or they can be changed only by whoever runs the site.',
    compared: 'This is only here to compare. To change it, choose its variant above.',
    zoom: 'Zoom',
    zooms: { fit: 'Fit', '50': '50%', '100': '100%' },
    compare: 'Compare A and B',
    kinds: {
      ads: 'Ads',
      story: 'Story and carousel',
      films: 'Videos',
      landing: 'Landing page',
      email: 'Email',
    },
    /** For keyboards and screen readers, after an artboard’s name. */
    enter: 'Press Enter to open its text.',
    /** Image sizes that the campaign hasn’t got yet. */
    sizes: {
      label: 'Add an image size',
      example: '1500 × 500',
      add: 'Add',
      remove: 'Remove',
      /** Before the size. */
      added: 'Added:',
      removed: 'Removed:',
      known: 'The campaign already has this size.',
      note: 'Width × height in pixels. The image is made like the others, and this campaign’s downloads, shared links and saved files include it.',
    },
    wide: 'A word is too long: it overflows by',
    px: 'px',
  },
  boards: {
    image: 'image',
    storySlide: 'Story, slide',
    card: 'Carousel, card',
    searchAd: 'Google: search ad',
    sponsored: 'Sponsored',
    otherTexts: 'Google may also show:',
    landing: 'Landing page',
    desktop: 'desktop',
    phone: 'phone',
    sidebar: 'report in the sidebar',
    inbox: 'Inbox',
    link: 'Link, as apps show it',
    email: 'Email',
    dark: 'dark mode',
    forced: 'colors inverted by the app',
    missing: 'The email’s preview didn’t load. Check your connection, then reload the page.',
  },
  column: {
    label: 'Text',
    search: 'Find text',
    none: 'No matches.',
    close: 'Close the text list',
    edited: 'edited',
    shared: 'Shared by all campaigns',
    /** In a new campaign, which shares no texts. */
    common: 'Offer, brand and tracking',
    /** Of a new campaign; `#` stands for the name of the one that it began from. */
    copied: 'Only texts still the same as in #',
    copiedNote:
      'Rewrite what isn’t right for this campaign. You can publish the rest, but before it goes live, its email, ads and targeting need words of their own.',
    other: 'Other texts',
    leftOut: 'Hidden',
    bringBack: 'Show again',
    faults: 'Needs fixing',
    changed: 'What you changed',
    help: 'The timing of videos can’t be changed here. Ask whoever runs the site.',
  },
  box: {
    label: 'Edit',
    close: 'Close',
    previous: 'Previous text',
    next: 'Next text',
    reset: 'Reset',
    insert: problemWords.tokens.insert,
    copyCaption: 'Copy with hashtags',
    reader: 'The reader',
    /** Which of the two variants is edited. A letter comes after “only”. */
    scope: 'What this changes',
    only: 'Only',
    both: 'A and B',
    failed: 'This didn’t open. Check your connection, then open it again, or reload the page.',
    /** Before the names of the fields that a text repeats, each of which leads there. */
    repeats: 'Change it everywhere:',
    /** Around in how many pictures the same is wrong. */
    many: ['In', 'pictures.'],
    keys: 'Tab: next text. Alt+↓ (Option+↓ on a Mac): more tools. F6: next part of the screen. Esc: close.',
    of: 'of',
    over: 'over the limit',
    characters: 'characters',
    character: 'character',
    entry: 'Item',
    add: 'Duplicate',
    remove: 'Remove',
    /** Of an item that was emptied. */
    toRemove: 'To take this item out of the list, press Remove below (the trash can).',
    /** `#` stands for a number. */
    fewest: 'This item has to stay: the list needs at least #.',
    up: 'Move up',
    down: 'Move down',
    leaveOut: 'Hide this section',
    leaveOutPart: 'Hide',
    enter: 'No line breaks here: this text stays on one line.',
    /** Of a list’s item. */
    enterAdds: 'Enter: add an item below.',
    full: 'This list can’t have more items.',
    pastedPart: 'This list can have {most} items, so only the first {fit} of {count} were pasted.',
    /** `#` stands for a number. It isn’t the limit of the text, which is much shorter. */
    overflow: 'A box holds up to # characters, so the rest was left out.',
    /** Before a better way to write what was typed. */
    corrected: 'We changed it to',
    shared:
      'All campaigns share this, so changing it here changes all of them. To change it in one campaign’s files only, start a new campaign from that one, under Campaigns.',
    /** Of the same, once it’s changed. */
    sharedEdit: 'Changed in all campaigns. Undo or Reset reverts it in all of them.',
    /** Of the same in a new campaign. */
    unpublished:
      'What you change here goes into your files, but it won’t be published, because all of the site’s campaigns share this.',
  },
  /** Edits in a draft, a link or a file that don’t open. */
  unreadable: {
    /** Of a draft, after what’s wrong with it. */
    stays: 'They stay in this browser until you remove them.',
    /** Where the studio fails. */
    failed: 'This may be because of your draft, which is still in this browser.',
    save: 'Save it as a file',
    remove: 'Remove it',
  },
  /** Whether the edits are kept. */
  saving: {
    /** Followed by a time. */
    saved: 'Draft saved',
    refused: 'Your browser can’t save your draft. Before you leave, save it as a file.',
    otherTab: 'These edits came from another tab. Undo restores your own.',
  },
  /** What has changed since a link or a draft was made. */
  differences: {
    heading: 'Edits that no longer match the campaign',
    dismiss: 'OK',
  },
} as const;
