import * as v from 'valibot';
import { href } from './text';

test.each(['//evil', '/\\evil', 'http://a.example', 'https://a@b.example', 'javascript:x'])(
  'a link can’t lead to %s',
  (address) => expect(v.is(href, address)).toBe(false),
);
