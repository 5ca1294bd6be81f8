// Makes the files for the brand's colors and typeface in `.local/brand/`: colors.css for
// app/globals.css, the typeface cut down to the characters that the site uses, the devices' own
// fonts fitted to it, and its measurements and outlines for the pictures. Runs before each build,
// before `next dev` and before the unit tests.
import './program';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/content/brand';
import type { Brand, Palette } from '@/content/schema';
import { makeTypeface } from '@/lib/export/pictures/make-typeface';

const folder = '.local/brand';

const variables = (theme: Palette) =>
  Object.entries(theme)
    .map(([name, color]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${color};`)
    .join('');

/**
 * The CSS variables of both themes. The theme is an attribute in the exported HTML, so a page opens
 * in the right one without a script. The variables are set on the document's root, so that
 * scrollbars and what overscrolling shows match.
 */
const colors = ({ palette: { light, dark } }: Brand) => `/* Made from content/brand.ts. */
:root,.paper{color-scheme:light;${variables(light)}}
@media not print{
:root:has([data-theme='dark']),.band{color-scheme:dark;${variables(dark)}}}
`;

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'colors.css'), colors(brand));
await makeTypeface(brand.typeface, folder);
