import { escapeHtml } from '../outputs/html';
import { fitIn } from '../drawing/fit-text';
import { iconSvg, logoIn } from '../drawing/logo';
import { brandLine } from '../drawing/parts';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { typeface } from '@/lib/fixtures/typeface';
import { type ImageLogo, logoAddress, logoFilesOf, logoSizeIn } from './logo';
import { paletteOf } from '../drawing/palette';
import { emailPicture } from './email-picture';
import { emailPictures } from '../picture/compose-email-picture';
import { composeEmailLogo } from '../picture/compose-logo';
import { renderEmail } from '../email/render-email';

const wide: ImageLogo = { file: 'logo.svg', size: [240, 60] };
const twin: ImageLogo = { ...wide, dark: { file: 'logo-dark.png', size: [60, 60] } };
const { brand } = wholeCampaign;
const withLogo = (logo: ImageLogo) => ({ ...wholeCampaign, brand: { ...brand, logo } });

test.each([
  [[240, 60], 40, 10],
  [[10, 40], 5, 20],
  [[16, 2], 40, 5],
])('a logo of %j is as large as it fits a box', (size, width, height) => {
  const [across = 1, down = 1] = size;
  const logo: ImageLogo = { file: 'logo.png', size: [across, down] };
  expect(logoSizeIn(logo, { width: 40, height: 20 })).toEqual({ width, height });
});

test('each ground has its own file, and a page has both for its themes', () => {
  const box = { x: 0, y: 0, width: 120, height: 60 };
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    paletteOf(wholeCampaign, theme),
  );
  expect(logoIn(twin, box, light!)).toContain('href="logo.svg"');
  expect(logoIn(twin, box, dark!)).toContain('href="logo-dark.png"');
  expect(logoIn(wide, box, dark!)).toContain('href="logo.svg"');
  const page = logoIn(twin, box, { ...light!, theme: undefined });
  for (const file of logoFilesOf(twin)) expect(page).toContain(`href="${logoAddress(file)}"`);
  // In the middle between top and bottom.
  expect(logoIn(wide, box, light!)).toContain('x="0" y="15" width="120" height="30"');
});

test('the name is beside a logo, unless it’s in it', () => {
  const style = { palette: paletteOf(wholeCampaign), fit: fitIn(1080, typeface) };
  const place = { x: 0, y: 0, height: 60, width: 500, ...style };
  const [beside, inside] = [wide, { ...wide, hasName: true }].map((logo) =>
    brandLine({ ...brand, logo }, place),
  );
  expect(beside?.texts.map(({ lines }) => lines.join(' '))).toEqual([brand.name]);
  const [text] = beside?.texts ?? [];
  const [drawing] = beside?.drawings ?? [];
  expect(text?.x).toBeGreaterThan(drawing?.width ?? Infinity);
  expect(inside?.texts).toEqual([]);
});

test('an icon’s tile is dark if the logo can be on dark', () => {
  const { light, dark } = brand.palette;
  expect(iconSvg({ ...brand, logo: wide })).toContain(`fill="${light.background}"`);
  expect(iconSvg({ ...brand, logo: twin })).toContain(`fill="${dark.background}"`);
});

test('an email’s logo has twice the pixels, and its name as text or as alternative text', async () => {
  const named = withLogo({ ...twin, hasName: true });
  const [html, htmlNamed] = await Promise.all(
    [withLogo(twin), named].map(async (campaign) => (await renderEmail(campaign)).content),
  );
  const tag = /<img src="\S+email-logo\.png" alt="([^"]*)" height="(\d+)"/;
  const [, alt, height] = tag.exec(html ?? '') ?? [];
  expect(alt).toBe('');
  const { height: pixels, shapes } = composeEmailLogo(named, 'dark');
  expect(pixels).toBe(2 * Number(height));
  expect(shapes).toContain('href="logo-dark.png"');
  expect(tag.exec(htmlNamed ?? '')?.[1]).toBe(escapeHtml(brand.name));
  expect(htmlNamed).not.toContain(`>${escapeHtml(brand.name)}</a>`);
});

test('a logo that’s only for light grounds is on a light tile in an email’s dark mode, too', () => {
  const light = emailPictures(withLogo(wide)).find(({ name }) => name.includes('logo'));
  expect(emailPicture(withLogo(wide)).logo.dark).toBeUndefined();
  expect(light?.compose(typeface).ground).toBe(brand.palette.light.background);
  // A margin of 4 px on each side, twice as large in the file.
  expect(light?.compose(typeface).shapes).toContain('x="8" y="8" width="256" height="64"');
  const names = emailPictures(withLogo(twin)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['email-logo', 'email-logo-dark']));
});
