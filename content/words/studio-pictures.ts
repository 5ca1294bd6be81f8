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
  /** Before the names of the wall’s parts. */
  places: 'Shows on:',
  add: 'Use an image from this device',
  addHelp: 'You can also drop or paste it: PNG, JPEG, WebP or AVIF, up to 20 MB.',
  addLogo: 'Use a logo from this device',
  addLogoHelp:
    'An SVG or PNG, ideally simple and square. We redraw it in two colors, text and accent, so it works on light and dark. The name stays beside it. On each platform, change your profile picture, too.',
  plainWall:
    'With this logo, which can’t be laid as bricks, the wall in the drawings is a plain bar.',
  logo: 'Drawing in two colors',
  adding: 'Reading the image…',
  cut: 'Crop',
  boxes: { all: 'Everywhere', wide: 'Only where it’s wide', tall: 'Only where it’s tall' },
  /** Where an image is cut to a picture’s size. */
  focus: 'Click what has to stay in the picture, or use the arrow keys.',
  /** Between how many percent from the left and from the top. */
  across: '% from the left,',
  down: '% from the top',
  zoom: 'zoom',
  gray: 'Without color',
  alt: 'What it shows, for people who can’t see it',
  faults: {
    tooLarge: 'This file is larger than 20 MB. Make it smaller, then add it again.',
    tooManyPixels: 'This image has over 50 million pixels. Make it smaller, then add it again.',
    unknown: 'We can’t open this file. Use a PNG, JPEG, WebP or AVIF, or an SVG for a logo.',
    damaged: 'We can’t read this image, because it’s damaged. Save it again, or choose another.',
    notKept: 'Your browser can’t keep it. Free up space or leave private browsing, then try again.',
    emptyLogo: 'This logo looks empty. Save it with dark shapes on white or transparent.',
    detailedLogo: 'This logo has too many details to be redrawn. Use a simpler version of it.',
    wideLogo:
      'This logo’s longer side is # times its shorter side, and with more than 3 times it’s too small to see. Use its symbol alone.',
    tooMany: 'That’s more than 200 images. Add only the ones the table names.',
    beside: 'Nothing was added, because there’s no picture there. Drop an image on a picture.',
    several: 'A picture shows one image. Drop them one at a time.',
  },
  images: 'A link can’t include your images. To share them, send the file instead.',
} as const;
