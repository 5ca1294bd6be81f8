import { studioMany } from '@/content/words/studio/many';
import { fill } from '@/lib/campaign/document/fill';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { cellFault } from './cell-fault';

const { faults } = studioMany;
const fieldAt = (at: string) => typedFieldsOf(wholeDocument).find(({ path }) => path === at)!;
const [token, subject, code] = [
  { name: 'city' },
  { name: 'Subject line', field: fieldAt('audience.email.subject') },
  { name: 'Promo code', field: fieldAt('offer.code') },
];

const none = ['NULL', 'null', '(null)', '\\N', 'nan', 'NaN', 'None', 'undefined', 'N/A', ' n/a '];

test.each(none)('“%s” is what a program writes when it has no value', (text) => {
  for (const column of [token, subject])
    expect(cellFault(column, text)).toBe(fill(faults.noValue, { text: text.trim() }));
});

test.each([
  { column: subject, text: '=CONCATENATE(A2," ")', fault: faults.formula },
  { column: token, text: '=$A2&B2', fault: faults.formula },
  { column: subject, text: 'Hi %%First Name%%', fault: faults.tag },
  { column: subject, text: '<<First Name>>', fault: faults.tag },
  { column: token, text: '*|CITY|*', fault: faults.tag },
  { column: code, text: '10-Mar', fault: faults.turned },
  { column: code, text: '1.00E+10', fault: faults.turned },
  { column: subject, text: 'Hallo M?nchen', fault: faults.lostLetter },
  { column: token, text: '?????', fault: faults.lostLetter },
])('“$text” in a cell is named', ({ column, text, fault }) => {
  expect(cellFault(column, text)).toBe(fill(fault, { text }));
});

test.each(['#N/A', '#BEZUG!', '########', 'M\ufffdnchen', '[object Object]'])(
  '“%s” in a cell is named as in any text',
  (text) => expect(cellFault(token, text)).toContain('“'),
);

const words = ['Null', 'Nan', 'None of it', 'Nullarbor', 'NA', 'Ready? Set? Go!', 'Really??', ''];
const signs = [
  '\uf0b7\tOne\n\uf0b7\tTwo',
  'a.example/?city=x',
  'Hi {city}',
  '100%',
  '= 50% off',
  '5 > 4',
  'MÃ¼nchen',
];

test.each([...words, ...signs])('“%s” may be meant', (text) =>
  expect(cellFault(token, text)).toBeUndefined(),
);
