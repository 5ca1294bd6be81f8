import { brand } from '@/content/brand';
import { contrast, parseHex } from '../color';
import { emailPalettes } from './styles';

const { light } = emailPalettes(brand);

test('the button’s label is legible if a mail app darkens only the text', () => {
  expect(contrast(parseHex(light.text), parseHex(light.action))).toBeGreaterThanOrEqual(3);
});
