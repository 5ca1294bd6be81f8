/** Text for making many variants of a campaign from a table. */
export const studioMany = {
  heading: 'Create a variant for each row of a table',
  intro:
    'Make a variant of this campaign for each row of a table, for example for each city, clinic or partner. Empty cells keep the campaign’s text. A row has no landing page of its own: its links lead to this campaign’s, or to its own “Link.”',
  paste: 'Paste rows from a spreadsheet or a CSV file',
  pasteHelp:
    'The first row has the column names. The column “name” names each row’s files. In a picture column, put image file names, and drop or open those images with the table; a new image also needs a column with its description. A column called “location” says where a row’s ads are shown, such as Austin, Texas, United States.',
  file: 'Open a table or its images',
  /** Before the name of an encoding. */
  readAs: 'This file doesn’t say how its characters are encoded, so we read it as',
  looksWrong: 'Looks wrong?',
  /** Which of a workbook’s worksheets is read. */
  sheet: 'Worksheet',
  readingTable: 'Reading the table…',
  /** Before how many there are. */
  reading: 'Reading images:',
  example: 'Download an example',
  exampleFile: 'example-rows.csv',
  exampleNames: ['Austin', 'Denver'],
  columns: 'Columns you can use',
  columnsNote: 'In a list, put each entry on its own line, or put “ | ” between entries.',
  /** The header of the column that names the rows. */
  nameColumn: 'name',
  /** Words in the header of a column that may name the rows, the likeliest first. */
  likelyNames: [
    'company',
    'organization',
    'account',
    'partner',
    'store',
    'clinic',
    'practice',
    'office',
    'city',
    'location',
    'region',
    'campaign',
    'title',
    'name',
  ],
  /** Before a column’s name, or its number if it has no header. */
  column: 'Column',
  /** Before the number of a row, as a spreadsheet counts it. */
  row: 'Row',
  /** Why a table can’t be read. */
  unreadable: {
    noRows: 'The table has no rows below its header.',
    tooManyRows: 'The table has more than 500 rows. Split it into several tables.',
    tooLarge: 'The table is over 2 MB, 500 columns or 5,000 characters in a cell. Split it up.',
    openQuote: 'A cell starts with a quotation mark but never closes it. Add one, or remove it.',
  },
  /** Why a file can’t be read. */
  unreadableFiles: {
    failed: 'We couldn’t read the file. Open it again, or paste its rows.',
    empty: 'The file is empty.',
    tooLarge: 'The file is too large for a table of 500 rows. Split it up.',
    password: 'This workbook has a password. Save it without one, and open that file.',
    damagedWorkbook:
      'We couldn’t read this workbook. In your spreadsheet, save it as “CSV UTF-8,” and open that file.',
    numbers:
      'This is a Numbers file. In Numbers, choose “File,” “Export To” and “CSV,” and open that file.',
    json: 'This is a JSON file, not a table. Export your data as CSV, and open that file.',
    pdf: 'This is a PDF. Copy its table into a spreadsheet, save that as CSV, and open that file.',
    document:
      'This is a text document. Copy its table into a spreadsheet, save that as CSV, and open that file.',
    unknown:
      'This file isn’t a table. In your spreadsheet, save it as CSV or as an Excel workbook (.xlsx), and open that file.',
  },
  /** What’s wrong with a row or a column. */
  faults: {
    noName: 'The name is missing.',
    /** Of a column whose token a text has. */
    emptyCell: 'This cell is empty, but a text needs it.',
    noValue:
      '“{text}” is what a program writes when it has no value. Clear the cell, or type the text.',
    formula: '“{text}” is a formula. Copy its result instead: paste it as values only.',
    tag: '“{text}” is a merge tag, and nothing here fills it in. Type the text, or clear the cell.',
    turned:
      'A spreadsheet may have turned this code into “{text}.” Format the column as text, and type the code again.',
    lostLetter:
      '“{text}” seems to have lost letters. Save the table as CSV UTF-8, and open it again.',
    /** Before the number of the row that already has the name. */
    sameName: 'It has the same name as row',
    tooManyCells:
      'This row has more cells than there are column names. If a text has a comma in it, put quotation marks around the whole text.',
    /** Before the full names of those fields. */
    severalFields:
      'This column isn’t used, because several texts have this name. Rename it to one of these:',
    /** Of a column whose name is nearly a field’s. `#` stands for that field’s full name. */
    nearlyNamed: 'No text has this name. Did you mean #?',
    /** Between those names. */
    or: 'or',
    /** `#` stands for what the cell has. */
    noImage: 'No image named “#” was added. Open it here, or write one of the pictures’ names.',
    /** After that, if an image’s name is nearly the same. */
    nearestImage: 'Did you mean “#”?',
    /** `#` stands for the name of a column. */
    noAlt: 'The column “#” has to describe the new image.',
    sameColumn: 'Two columns are for the same text. Only the first one is used.',
  },
  toFix: 'What to fix in the table',
  /** What’s wrong in all rows, whatever the table has. */
  campaign: 'Problems in the campaign itself: every row leaves out the files these affect',
  /** On a button: before the name of a column, and between it and the text that it may be meant for. */
  useColumn: ['Use', 'as'],
  tokens:
    'These columns aren’t named like a text, but any text can use them. Type one with its braces:',
  /** Of a text with such a column, where the table’s rows don’t count: in Publish, for example. */
  columnToken:
    '{token} is a column of your table, so it works only in the files for the table’s rows. To publish this text, or to download it without the table, replace {token} with something else.',
  /** Which column names the rows, if none is called “name”. */
  nameRows: 'Name rows by',
  numberRows: 'Number the rows',
  /** Before the number of the row with the column names, if others are above it. */
  headerRow: 'The column names are in row',
  /** Before a number of rows. */
  ready: 'Rows ready:',
  leftOut: 'Rows left out:',
  alike: 'But all of them make the same files so far.',
  previews: 'Previews',
  noPreview: 'This row can’t be previewed:',
} as const;
