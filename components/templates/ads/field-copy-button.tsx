'use client';

import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIconsWithText } from '@/components/ui/copy-icons';
import { copyButtonText, copyWords } from '@/content/words/templates';

// Always at the right: of the field's name, or in a column of its own.
const style = buttonStyles(
  'quietTool',
  'absolute top-0 -right-2 min-w-11 justify-end @lg:static @lg:-mr-2 @lg:min-w-24',
);

const icons = copyIconsWithText(copyButtonText, { wordClass: 'max-sm:hidden' });

/**
 * Copies a field's value. It brings its own words and icons: handed over by each of some thirty fields, they'd make the
 * page's HTML a good deal larger.
 */
export function FieldCopyButton({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton
      text={text}
      label={label}
      words={copyWords}
      icons={icons}
      wordless
      className={style}
    />
  );
}
