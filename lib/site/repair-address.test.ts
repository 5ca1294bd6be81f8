import { repairAddress } from './repair-address';

const studio = 'https://www.example.com/studio/remote';

test.each([
  { what: 'once', given: `${studio}%23edits=a-_1` },
  { what: 'twice', given: `${studio}%2523edits%253Da-_1` },
  { what: 'with all that comes after', given: `${studio}%23edits%3Da-_1` },
  { what: 'after a slash', given: `${studio}/%23edits=a-_1` },
])('a # that was escaped $what is one again', ({ given }) => {
  expect(repairAddress(given)).toBe(`${studio}#edits=a-_1`);
});

test.each([
  {
    what: 'what was added to it',
    given: `${studio}%23edits=a&data=b?utm_source=mail`,
    repaired: `${studio}?utm_source=mail#edits=a&data=b`,
  },
  {
    what: 'a query',
    given: `${studio}?campaign=new&show=email%23edits%3Da`,
    repaired: `${studio}?campaign=new&show=email#edits=a`,
  },
  {
    what: 'a part of a page below a path',
    given: 'https://www.example.com/security/smart-home%23offer',
    repaired: 'https://www.example.com/security/smart-home#offer',
  },
  {
    what: 'the home page',
    given: 'https://www.example.com/%23offer',
    repaired: 'https://www.example.com/#offer',
  },
  {
    what: 'an escape that can’t be read',
    given: `${studio}%23edits=a%zz`,
    repaired: `${studio}#edits=a%zz`,
  },
])('a link with $what keeps it', ({ given, repaired }) => {
  expect(repairAddress(given)).toBe(repaired);
});

test('no address leads to another host', () => {
  for (const path of [
    '//other.example/',
    '/\\other.example',
    '//other.example%2F',
    '/@other.example',
  ])
    expect(new URL(repairAddress(`https://www.example.com${path}%23a`) ?? '').host).toBe(
      'www.example.com',
    );
});

test.each([
  { what: 'no #', address: studio },
  { what: 'a # of its own', address: `${studio}#edits=a%23b` },
  { what: 'a query that may have one', address: `${studio}?utm_term=%23security` },
])('an address with $what stays as it is', ({ address }) => {
  expect(repairAddress(address)).toBeUndefined();
});
