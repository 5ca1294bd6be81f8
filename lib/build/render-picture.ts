import { ImageResponse } from 'next/og';
import type { Composition } from '@/lib/campaign/picture/compose';
import { fonts } from '@/lib/campaign/picture/typeface';

/** A composition as a PNG of its own size. */
export async function renderPicture({
  width,
  height,
  ground,
  shapes,
  texts,
}: Composition): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const picture = (
    <div style={{ display: 'flex', width, height, backgroundColor: ground, fontFamily: 'Archivo' }}>
      {/* oxlint-disable-next-line jsx-a11y/alt-text, nextjs/no-img-element -- drawn into a picture, whose own text this is */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={width}
        height={height}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      {texts.flatMap(({ lines, x, y, width: room, size, leading, weight, color, align }) =>
        lines.map((line, index) => (
          <div
            key={`${x} ${y + index * leading}`}
            style={{
              position: 'absolute',
              display: 'flex',
              justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end' }[align],
              left: x,
              top: y + index * leading,
              width: room,
              whiteSpace: 'nowrap',
              fontSize: size,
              fontWeight: weight,
              lineHeight: 'normal',
              color,
            }}
          >
            {line.replaceAll(' ', '\u00a0')}
          </div>
        )),
      )}
    </div>
  );
  return Buffer.from(await new ImageResponse(picture, { width, height, fonts }).arrayBuffer());
}
