/** Help with an email before it’s sent. */
export const studioAdvice = {
  picture: 'Images in the email',
  test: {
    send: 'Save a test to send (.eml)',
    text: 'Open the plain text in your mail app',
    note: 'Open the file in Outlook, Apple Mail or Thunderbird, put in your own address, and send it. It uses a sample name.',
  },
} as const;
