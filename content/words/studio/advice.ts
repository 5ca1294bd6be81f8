/** Help with an email before it’s sent. `#` stands for what was found. */
export const studioAdvice = {
  cut: {
    name: 'Subject in each inbox',
    open: 'Too long for #. Put what matters first.',
    fine: 'Fits every inbox we check.',
  },
  picture: 'The new picture',
  test: {
    send: 'Save a test to send (.eml)',
    text: 'Open the plain text in your mail app',
    note: 'Open the file in Outlook, Apple Mail or Thunderbird, put in your own address, and send it. It uses a sample name.',
  },
} as const;
