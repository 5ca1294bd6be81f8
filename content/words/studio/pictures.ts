/** Text for choosing what a picture shows. */
export const studioPictures = {
  choose: 'What it shows',
  /** By how far the incident has come. */
  moments: {
    normal: 'Scene: before',
    attempt: 'Scene: attempt',
    stopped: 'Scene: stopped',
  },
  names: {
    facade: 'Building',
    image: 'Your image',
    'promo-ticket': 'Offer',
    report: 'Report',
  },
  add: 'Use an image from this device',
  addHelp: 'You can also drop or paste it: PNG, JPEG or WebP, up to 20 MB.',
  addLogo: 'Use a logo from this device',
  addLogoHelp:
    'SVG or PNG, best without a background. It’s shown as it is in the file. On each platform, change your profile picture, too.',
  /** Of a scene or a report. */
  tint: 'Whatever stops the attack, such as the stamp, is in the campaign’s accent color, if there is one. Danger stays red.',
  plainWall: 'If the logo is a file, drawings show a plain bar instead of the brick wall.',
  /** How the logo looks on a light and on a dark background. */
  logoOn: { light: 'On light', dark: 'On dark' },
  darkLogo: {
    help: 'Hard to see on one of them? Use the logo for light backgrounds above, and another one for dark backgrounds here.',
    add: 'Use another logo on dark',
    remove: 'Use the same logo on dark',
  },
  hasName: 'The logo includes the name, so don’t repeat it',
  logo: { drawing: 'Drawing', image: 'Image' },
  adding: 'Reading the image…',
  cut: 'Crop',
  boxes: { all: 'Everywhere', wide: 'Only where it’s wide', tall: 'Only where it’s tall' },
  /** Where an image is cut to a picture’s size. */
  focus: 'Click what has to stay in the picture, or use the arrow keys.',
  /** Between how many percent from the left and from the top. */
  across: '% from the left,',
  down: '% from the top',
  zoom: 'zoom',
  alt: 'What it shows, for people who can’t see it',
  altNote: 'Describe the image: it needs this before you can publish or download it.',
  faults: {
    tooLarge: 'This file is larger than 20 MB. Make it smaller, then add it again.',
    tooManyPixels: 'This image has over 50 million pixels. Make it smaller, then add it again.',
    unknown: 'We can’t open this file. Use a PNG, JPEG or WebP, or an SVG for a logo.',
    otherFormat:
      'This file’s format is {format}, which we can’t use. Open it in a photo app, save it as a PNG or JPEG, and add that.',
    document:
      'This file’s format is {format}, which we can’t use. Export it as a PNG, or for a logo, as an SVG, and add that.',
    svgPicture: 'An SVG can only be a logo here. Export it as a PNG, and add that.',
    damaged: 'We can’t read this image, because it’s damaged. Save it again, or choose another.',
    notKept: 'Your browser can’t keep it. Free up space or leave private browsing, then try again.',
    emptyLogo: 'This logo is empty: there’s nothing to see in the file.',
    detailedLogo: 'This logo has too many details. Use a simpler version of it, or a PNG.',
    pageInLogo: 'This SVG has a piece of a web page in it, which we can’t draw. Use a PNG.',
    linkedLogo:
      'This SVG needs an image or a font that isn’t in the file. Embed the image, convert texts to outlines, or use a PNG.',
    wideLogo:
      'This logo is more than 8 times as wide as it’s tall, so it would be too small to read. Use a shorter version, or its symbol alone.',
    tallLogo:
      'This logo is more than 4 times as tall as it’s wide, so it would be too small to see. Use a wider version, or just its symbol.',
    tooMany: 'That’s more than 200 images. Add only the ones the table names.',
    beside: 'Nothing was added, because there’s no picture there. Drop an image on a picture.',
    several: 'A picture shows one image. Drop them one at a time.',
  },
  images: 'A link can’t include your images. To share them, send the file instead.',
} as const;
