import sharp from 'sharp';

/** Saves a picture for the docs, with as few bytes as it can have. */
export const savePicture = (name: string, png: Buffer) =>
  sharp(png).png({ palette: true, effort: 10 }).toFile(`docs/${name}.png`);
