import { ArrowLeft, ArrowRight, ImageUp, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studio } from '@/content/words/studio/studio';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { altOf } from '@/lib/campaign/document/fields';
import { isBrick } from '@/lib/campaign/document/logo';
import { readLogo, readVisual } from '@/lib/campaign/document/visual';
import { variantAt } from '@/lib/campaign/edits/edits';
import { type Place, placeName, textAt } from '@/lib/studio/text/places';
import { imagesOfPicture, namesOf, picturesOf } from '@/lib/studio/images/pictures';
import { Box } from '../box';
import { FileButton, imageTypes, logoTypes } from '../file-button';
import { ImageCut } from './image-cut';
import { ImageLogoTools, LogoPreviews } from './logo-tools';
import { PictureChoice } from './picture-choice';
import { adOf } from '@/lib/studio/text/problem-texts';
import { liveContent, settledContent, useActions, useStudio } from '../store';
import { LabeledText } from '../text/labeled-text';
import { SharedNote } from '../text/shared-note';
import { TextScope } from '../text/text-scope';
import { IconButton, ToolButton } from '../tool-button';

/** The box for choosing what a picture shows, a drawing or an image of one's own, and the logo. */
export function PictureBox({ place }: { place: Place }) {
  const { document, variant, facts } = useStudio(liveContent);
  const { document: settledDocument } = useStudio(settledContent);
  const selection = useStudio((state) => state.selection);
  const { pick, reset, takeFiles, move, close } = useActions();
  const box = useRef<HTMLElement>(null);
  const { path } = place.field;
  const note = useStudio(({ imageNote, problems }) =>
    [imageNote, ...problems.map((problem) => problem.path === path && problem.sentence)]
      .filter(Boolean)
      .join(' '),
  );
  const isLogo = place.field.kind === 'logo';
  const value = textAt(document, place);
  const logo = isLogo && readLogo(value);
  const visual = readVisual(value);
  const alt = altOf(document, place.field);

  // The images that it has had stay there to be chosen again.
  const past = useStudio(({ draft }) => draft.past);
  const steps = [...past.map(({ edits }) => variantAt(edits)), { [path]: value }];
  const had = imagesOfPicture(steps, path);
  const choices = namesOf([...picturesOf(settledDocument), ...had, value], facts);

  useEffect(() => {
    const missingInput = box.current?.querySelector<HTMLElement>('[data-missing]');
    const chosenInput = box.current?.querySelector<HTMLElement>('input:checked');
    // A logo has nothing to choose from, but a file to add.
    const input = missingInput ?? chosenInput ?? box.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when it's chosen again
  }, [selection, had.length]);

  function onFiles(event: React.SyntheticEvent, files: FileList) {
    if (files.length === 0) return;
    event.preventDefault();
    void takeFiles(path, [...files]);
  }

  return (
    <Box
      ref={box}
      title={adOf(place.field) + placeName(document, place)}
      label={`${studio.box.label}: ${placeName(document, place)}`}
      onClose={close}
      onPaste={(event) => onFiles(event, event.clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onFiles(event, event.dataTransfer.files)}
      className="gap-3 text-sm"
    >
      <p className="text-xs text-muted">{place.field.help}</p>
      {(visual?.id === 'scene' || visual?.id === 'report') && (
        <p className="text-xs text-muted">{words.tint}</p>
      )}
      <TextScope path={path} />
      {alt && <LabeledText label={words.alt} note={words.altNote} place={{ field: alt }} />}
      {visual?.id === 'image' && <ImageCut place={place} visual={visual} />}
      {logo && <LogoPreviews />}
      {!isLogo && (
        <fieldset>
          <legend className="sr-only">{words.choose}</legend>
          <div className="grid grid-cols-3 gap-1.5">
            {choices.map(([choice, name]) => (
              <PictureChoice
                key={choice}
                value={choice}
                name={path}
                label={name}
                isChosen={choice === value}
                onChoose={() => pick(place, choice)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-1">
        <FileButton
          accept={isLogo ? logoTypes : imageTypes}
          onFiles={(files) => void takeFiles(path, files)}
        >
          <ImageUp aria-hidden size={16} className="shrink-0" />
          {isLogo ? words.addLogo : words.add}
        </FileButton>
        <p className="text-xs text-muted">{isLogo ? words.addLogoHelp : words.addHelp}</p>
        <output className="text-notice">{note}</output>
        {logo && !isBrick(logo) && <ImageLogoTools place={place} logo={logo} />}
        <SharedNote path={path} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton Icon={ArrowLeft} label={studio.box.previous} onClick={() => move(-1)} />
        <IconButton Icon={ArrowRight} label={studio.box.next} onClick={() => move(1)} />
        {Object.hasOwn(variant, path) && (
          <ToolButton onClick={() => reset(place)}>
            <RotateCcw aria-hidden size={16} />
            {studio.box.reset}
          </ToolButton>
        )}
      </div>
    </Box>
  );
}
