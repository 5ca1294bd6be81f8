/**
 * What to do about the images of an email. `#` stands for the images’ files, then their addresses, or for
 * the address of the folder that they’re in.
 */
export const uploadWords = {
  there:
    'The email loads its images from your own address, #. Upload them there: in the ZIP, they’re in each folder called “email.”',
  one: 'The email’s image isn’t on the site yet. Upload # from the ZIP to your email service, then replace this address in the HTML: #. Tests and drafts (.eml) already include it.',
  several:
    'The email’s images aren’t on the site yet. Upload # from the ZIP to your email service, then replace these addresses in the HTML: #. Tests and drafts (.eml) already include them.',
} as const;
