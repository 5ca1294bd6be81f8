import { ImageUp } from 'lucide-react';
import { useMemo } from 'react';
import { studioPictures as words } from '@/content/words/studio/pictures';
import type { Theme } from '@/content/schema';
import type { ImageLogo } from '@/lib/campaign/document/logo';
import { composeEmailLogo } from '@/lib/campaign/picture/compose-logo';
import { artboardSvg } from '@/lib/studio/download/draw';
import type { Place } from '@/lib/studio/text/places';
import { FileButton, logoTypes } from '../file-button';
import { settledContent, useActions, useStudio } from '../store';
import { letteringOf } from '../store/drawing-selectors';
import { Checkbox } from '../checkbox';
import { ToolButton } from '../tool-button';

/** How the logo looks on light and on dark. */
export function LogoPreviews() {
  return (
    <div className="grid grid-cols-2 gap-1.5">
      <LogoOn theme="light" />
      <LogoOn theme="dark" />
    </div>
  );
}

/** What can be said about a logo from a file, and another one for dark grounds. */
export function ImageLogoTools({ place, logo }: { place: Place; logo: ImageLogo }) {
  const { pick, addDarkLogo } = useActions();
  const { dark, hasName, ...rest } = logo;
  return (
    <div className="grid gap-1">
      <Checkbox
        label={words.hasName}
        value={hasName === true}
        onChange={(isIn) =>
          pick(place, JSON.stringify({ ...rest, dark, hasName: isIn || undefined }))
        }
      />
      <p className="text-xs text-muted">{words.darkLogo.help}</p>
      <FileButton
        accept={logoTypes}
        onFiles={([file]) => file && void addDarkLogo(place, logo, file)}
      >
        <ImageUp aria-hidden size={16} className="shrink-0" />
        {words.darkLogo.add}
      </FileButton>
      {dark && (
        <ToolButton onClick={() => pick(place, JSON.stringify({ ...rest, hasName }))}>
          {words.darkLogo.remove}
        </ToolButton>
      )}
      <p className="text-xs text-muted">{words.plainWall}</p>
    </div>
  );
}

function LogoOn({ theme }: { theme: Theme }) {
  const { document, campaign } = useStudio(settledContent);
  const lettering = useStudio(letteringOf);
  const composition = useMemo(() => composeEmailLogo(campaign, theme), [campaign, theme]);
  const svg = artboardSvg({ document, lettering }, composition, words.logoOn[theme]);
  // In its own box, it doesn't open the box.
  const markup = svg.replaceAll(/ data-field="[^"]*"/g, '');
  return (
    <figure className="grid gap-1 text-xs">
      <div
        className="grid h-20 place-items-center overflow-hidden border border-line p-3 [&>svg]:max-h-full"
        style={{ background: composition.ground }}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <figcaption>{words.logoOn[theme]}</figcaption>
    </figure>
  );
}
