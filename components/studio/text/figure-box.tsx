import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studioFigures as words } from '@/content/words/studio/figures';
import { studio } from '@/content/words/studio/studio';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { isInside, isShared } from '@/lib/campaign/document/paths';
import { figureName, figureText, textAt } from '@/lib/studio/text/places';
import { Box } from '../box';
import { Checkbox } from '../checkbox';
import { liveContent, useActions, useStudio } from '../store';
import { IconButton, ToolButton } from '../tool-button';
import { LabeledText } from './labeled-text';
import { SharedNote } from './shared-note';
import { TextScope } from './text-scope';
import { selectWords } from './token-text';

/** The box of a figure: its amount, and where that's from. */
export function FigureBox({ path }: { path: string }) {
  const { document, variant } = useStudio(liveContent);
  const selection = useStudio((state) => state.selection);
  const isOwn = useStudio(({ newCampaign }) => newCampaign !== undefined);
  const { edit, resetInside, move, close } = useActions();
  const amount = useRef<HTMLDivElement>(null);
  const name = figureName(document, path);
  const fields = fieldsOf(document).filter(({ figure }) => figure === path);
  const isEdited = Object.keys(variant).some((editedPath) => isInside(editedPath, path));

  useEffect(() => {
    amount.current?.focus({ preventScroll: true });
    const isPassed = selection?.isStep && !isOwn && isShared(path);
    if (amount.current) selectWords(amount.current, { isPassed });
  }, [selection, isOwn, path]);

  return (
    <Box
      title={name}
      label={`${studio.box.label}: ${name}`}
      onClose={close}
      className="gap-2 text-sm"
    >
      {fields.map((field, index) =>
        field.kind === 'boolean' ? (
          <Checkbox
            key={field.path}
            label={words.sample}
            value={textAt(document, { field }, variant) === 'true'}
            onChange={(isSample) => edit({ field }, isSample ? 'true' : '')}
          />
        ) : (
          <LabeledText
            key={field.path}
            label={field.name}
            place={{ field }}
            {...(index === 0 && { ref: amount })}
          />
        ),
      )}
      <p className="text-xs">{words.shows.replace('#', () => figureText(document, path))}</p>
      <TextScope path={path} />
      <p className="text-xs text-muted">{words.confirm}</p>
      <SharedNote path={path} />
      <div className="flex flex-wrap items-center gap-1">
        <IconButton Icon={ArrowLeft} label={studio.box.previous} onClick={() => move(-1)} />
        <IconButton Icon={ArrowRight} label={studio.box.next} onClick={() => move(1)} />
        <ToolButton
          aria-disabled={!isEdited}
          onClick={() => {
            if (isEdited) resetInside(path, name);
            amount.current?.focus();
          }}
        >
          <RotateCcw aria-hidden size={16} />
          {studio.box.reset}
        </ToolButton>
      </div>
    </Box>
  );
}
