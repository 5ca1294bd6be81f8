/**
 * What the programs say that write edits into the content, to whoever runs them, and on a pull
 * request. A name in braces stands for what's put there.
 */
export const publishWords = {
  published: 'These edits are now in the site’s content on this branch',
  checked: 'These edits can be published',
  refused: 'Nothing was published',
  /** After the problems. */
  whatToDo:
    'Fix this in the studio, then publish again. If there are several files, they’re published only once all of them are fine.',
  /** What can’t be read. */
  files: {
    none: 'There are no edits to publish. Edits are files in edits/ whose names end in .json.',
    several: 'There are {count} files. You can publish up to {most} at once.',
    notEdits: 'It isn’t a file with edits: its name has to end in .json.',
    link: 'It’s a symbolic link to another file. Save the edits again, and add the file itself.',
    tooLarge: 'It’s {size} MB, and edits files can be up to {most} MB. Use smaller images.',
    other: 'This pull request also changes {file}. Publish the edits in a separate one.',
    noAudience: 'There’s no campaign called {audience}.',
    noVariant: 'These edits have no variant {variant}.',
    unchanged:
      'These edits change nothing: the site has these texts already, or those texts no longer exist.',
    image: 'The image {file} is damaged. Add it again in the studio, and save the edits again.',
    conflict:
      '{one} and {other} both change “{label}” of {campaign}. Remove one of the files, or the change in one of them.',
  },
  /** Why a new campaign can’t have its address. */
  addresses: {
    form: '{address} can’t be a campaign’s address. Use 2 to 60 lowercase letters, digits and hyphens, such as law-firms.',
    taken: 'There’s a campaign called {address} already. Choose another address.',
    page: 'The site has another page at /{address}. Choose another address.',
  },
  campaign: {
    edited: '{campaign} (file: {file})',
    added: '{campaign}, a new campaign based on {source} (file: {file})',
    landing: 'Landing page: {address}',
    email: 'Email: {address}',
    ads: 'Ads and their pictures: {address}',
    video: 'Video: {address}',
    studio: 'Studio: {address}',
    unchanged: 'Nothing changes.',
  },
  variants: {
    names: ['A', 'B'],
    published:
      'Of the two variants, this publishes {name}, which was selected when the edits were saved. To publish {other}, select it in the studio and publish again.',
  },
  changes: {
    changed: '{label}: from {before} to {after}',
    added: '{label}: {after} (new)',
    leftOut: '{label}: removed',
    /** What isn’t a text. */
    kinds: {
      picture: '{label}: new picture',
      logo: '{label}: new logo',
      part: '{label}: items added, removed or reordered',
    },
  },
  /** Of what’s true or not. */
  answers: { yes: 'yes', no: 'no' },
  /** At the end of a long list. */
  more: 'And {count} more.',
  /** What differs from how it was saved (content/words/edits.ts). */
  difference: '{label}: {sentence}',
  /** After that, where it isn’t among the changes. */
  unused: 'The edit said {value}.',
  shared: '{label} wasn’t changed, because all campaigns share it.',
  /** Of a new campaign. */
  marked:
    'Texts marked `{mark}`, because another campaign has the same ones: {count}. Until each of them is rewritten, the launch check stops the site from being deployed.',
  copied:
    'Texts that are still the same as in {source}, in all: {count}. Check that they’re right here, too.',
} as const;
