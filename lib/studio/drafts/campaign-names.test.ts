import { addressForm } from '@/lib/campaign/edits/new-campaign';
import { cleanAddress, freeName, namingFaults, suggestedAddress } from './campaign-names';

const others = [
  { name: 'Healthcare', address: 'healthcare' },
  { name: 'Dental labs', address: 'dental-labs' },
];
const site = {
  taken: { '/studio': 'a page', 'id remote': 'Remote' },
  own: { '/healthcare-landing': 'Healthcare' },
};

test.each([
  ['Dental labs', 'dental-labs'],
  ['/dental-labs', 'dental-labs'],
  ['https://emberwall.example/Dental Labs/', 'dental-labs'],
  ['  Zähne & Co.  ', 'zahne-co'],
  ['Straße', 'strasse'],
  ['a/b?c#d', 'a-b-c-d'],
  ['🎉', ''],
])('the address “%s” is put right: “%s”', (typed, address) =>
  expect(cleanAddress(typed)).toBe(address),
);

test.each([
  { name: '', address: 'labs', faults: { name: 'empty' } },
  { name: 'dental LABS', address: 'labs', faults: { name: 'taken' } },
  { name: 'Healthcare', address: 'labs', faults: { name: 'taken' } },
  { name: 'Labs', address: '', faults: { address: 'empty' } },
  { name: 'Labs', address: '3d', faults: { address: 'form' } },
  { name: 'Labs', address: 'x', faults: { address: 'form' } },
  { name: 'Labs', address: 'x'.repeat(61), faults: { address: 'form' } },
  { name: 'Labs', address: 'dental-labs', faults: { address: 'taken' } },
  { name: 'Labs', address: 'studio', faults: { address: 'page' } },
  { name: 'Labs', address: 'remote', faults: { address: 'page' } },
  { name: 'Labs', address: 'healthcare-landing', faults: { address: 'page' } },
  { name: 'Labs', address: 'content', faults: { address: 'page' } },
  { name: 'Labs', address: 'labs', faults: {} },
])('$name at /$address: $faults', ({ faults, ...naming }) =>
  expect(namingFaults(naming, { others, site })).toEqual(faults),
);

test('what’s suggested can be used', () => {
  expect(suggestedAddress('healthcare', 'Dental labs', [])).toBe('dental-labs');
  expect(suggestedAddress('healthcare', 'Dental labs', others)).toBe('dental-labs-2');
  expect(suggestedAddress('healthcare', '3D labs', [])).toBe('healthcare-3d-labs');
  expect(suggestedAddress('healthcare', '🎉', [])).toBe('healthcare-new');
  for (const name of ['x', 'Ж', 'x '.repeat(40), '-', 'Ünlü'])
    expect(suggestedAddress('healthcare', name, others)).toMatch(addressForm);
  expect(freeName('Spring', others)).toBe('Spring');
  expect(freeName('dental labs', others)).toBe('dental labs 2');
});
