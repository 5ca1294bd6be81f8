/**
 * Text for publishing edits. `{host}` stands for where the site's repository is, such as GitHub, and
 * `{file}` for a file's name.
 */
export const studioPublish = {
  github: 'GitHub',
  intro:
    'Your edits go to {host} as a pull request. Nothing changes until you confirm there. Others review the edits with a preview, and once they’re merged, they go live.',
  none: 'You haven’t changed anything yet, so there’s nothing to publish.',
  /** In a new campaign. */
  unchanged:
    'You haven’t changed anything yet: this campaign still has all of the other one’s words.',
  /** Before changes of texts that all campaigns share. */
  shared: {
    changed: 'These change in all campaigns, because they’re shared',
    /** In a new campaign. */
    left: 'Not published, because all campaigns share these. Change them in one of the site’s campaigns.',
  },
  /** Of two variants, which one. A letter comes after “Publish”. */
  variant: {
    label: 'Variant to publish',
    only: 'Publish',
    note: 'Only one variant is published. Its links won’t have “-a” or “-b.”',
  },
  /** Above what’s probably a mistake, and on a button that goes on in spite of it. */
  check: 'Check this before you publish',
  anyway: 'Continue anyway',
  advice: 'Good to know',
  /** What a new campaign adds to the site. */
  adds: {
    heading: 'What this adds to the site',
    /** After how many files there are: one, or several. */
    files: {
      email: ['email', 'emails'],
      images: ['image', 'images'],
      videos: ['video', 'videos'],
    },
    note: 'The menu, tabs and sitemap are updated automatically.',
    /** `{count}` is how many texts it still has from the campaign `{name}`. */
    copied:
      'Texts still the same as in {name}: {count}. Before the campaign goes live, its email, ads and targeting need words of their own.',
  },
  change: {
    label: 'What to call this change',
    /** Between the campaign’s name and the day. */
    of: ',',
    note: 'Reviewers read this first. The file with your edits is {file}.',
    empty: 'Give this change a name, so that reviewers know what it’s about.',
  },
  fix: 'Go to the first thing to fix',
  next: 'Continue on {host}',
  steps: {
    github:
      'On the page that opens, press “Commit changes…,” choose to create a new branch, and press “Propose changes,” then “Create pull request.”',
    gitea:
      'On the page that opens, choose to create a new branch, and press “Propose file change,” then “New Pull Request.”',
  },
  signIn: 'If {host} asks you to sign in, do that, then come back and press the button again.',
  opened:
    '{host} is open in a new tab. Your draft stays here. Once your edits are live, they’re no longer marked as changes.',
  /** Where an address can’t hold the edits. */
  upload: {
    images: 'Your edits include images, so you’ll upload them as a file.',
    long: 'Your edits are too long for a link, so you’ll upload them as a file.',
    next: 'Save the file and continue on {host}',
    steps: {
      github:
        'Drop {file} on the page that opens. Choose to create a new branch there, and press “Propose changes,” then “Create pull request.”',
      gitea:
        'Drop {file} on the page that opens. Choose to create a new branch there, and press “Propose file change,” then “New Pull Request.”',
    },
    opened:
      '{file} is saved on this device, and {host} is open in a new tab. Your draft stays here.',
  },
  /** Where the site has no repository that marketers can open. */
  alone: {
    intro: 'Save your edits as a file, and send it to whoever runs the site. They’ll publish it.',
    save: 'Save the file',
    saved: 'Saved. Send {file} to whoever runs the site.',
  },
  failed: 'The file couldn’t be saved. Try again.',
} as const;
