/**
 * What the programs say that write edits into the content, to whoever runs them, and on a pull
 * request. A name in braces stands for what's put there.
 */
export const publishWords = {
  published: 'These edits are in the content now',
  checked: 'These edits can be published',
  refused: 'Nothing was published',
  /** After the problems. */
  whatToDo:
    'Correct this in the studio and publish again. If there are several files, none of them is published until all can be.',
  /** What can’t be read. */
  files: {
    none: 'There are no edits to publish. They’re files in edits/, and their names end in .json.',
    several: 'There are {count} files. Publish up to {most} at once.',
    notEdits: 'It isn’t a file with edits: its name has to end in .json.',
    link: 'It’s a link to another file. Save the edits again, and add the file itself.',
    tooLarge: 'It’s {size} MB, and a file with edits has up to {most} MB. Use smaller images.',
    other:
      'This pull request changes {file}, too. Publish the edits in a pull request of their own.',
    noAudience: 'There’s no campaign called {audience}.',
    noVariant: 'These edits have no variant {variant}.',
    unchanged:
      'These edits change nothing: the site has these texts already, or they no longer exist.',
    image: 'The image {file} is damaged. Add it again in the studio, and save the edits again.',
    conflict:
      '{one} and {other} both change “{label}” of {campaign}. Remove one of the files, or the change in one of them.',
  },
  /** Why a new campaign can’t have its address. */
  addresses: {
    form: 'A campaign’s address has two to 60 lowercase letters, digits and hyphens, such as law-firms, not {address}.',
    taken: 'There’s a campaign called {address} already. Choose another address.',
    page: 'The site has another page at /{address}. Choose another address.',
  },
  campaign: {
    edited: '{campaign}, from {file}',
    added: '{campaign}, a new campaign begun from {source}, from {file}',
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
      'There are two variants, and this is variant {name}, which was chosen when the edits were saved. To publish variant {other}, choose it in the studio, and publish again.',
  },
  changes: {
    changed: '{label}: {before} became {after}',
    added: '{label}: {after} (new)',
    leftOut: '{label}: left out',
    /** What isn’t a text. */
    kinds: {
      picture: '{label}: another picture',
      logo: '{label}: another logo',
      part: '{label}: other entries, or another order',
    },
  },
  /** Of what’s true or not. */
  answers: { yes: 'yes', no: 'no' },
  /** At the end of a long list. */
  more: 'And {count} more.',
  /** What differs from how it was saved (content/words/edits.ts). */
  difference: '{label}: {sentence}',
  /** After that, where it isn’t among the changes. */
  unused: 'It was {value}.',
  shared: '{label} wasn’t changed, because all campaigns share it.',
  /** Of a new campaign. */
  marked:
    'Texts marked `{mark}`, because another campaign has the same ones: {count}. Until each of them is rewritten, the launch check stops the site from being deployed.',
  copied:
    'Texts that are still the same as in {source}, in all: {count}. Check that they’re right here, too.',
} as const;
