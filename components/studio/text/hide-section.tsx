import { studioSections } from '@/content/words/studio/sections';
import { studio } from '@/content/words/studio/studio';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { isInside } from '@/lib/campaign/document/paths';
import {
  sectionAround,
  sectionPath,
  sectionsOf,
  sectionsFieldOf,
  withoutSection,
} from '@/lib/studio/text/sections';
import { settledContent, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

/** Hides the section of the page that a text is in, or an optional part of it. */
export function HideSection({ path }: { path: string }) {
  const { document } = useStudio(settledContent);
  const { close, edit, leaveOut } = useActions();
  const field = sectionsFieldOf(document);
  const section = sectionAround(path);
  const otherSections = section && field && withoutSection(field, sectionsOf(document), section);
  const part = fieldsOf(document).find(
    ({ kind, optional, path: at }) =>
      kind === 'part' && optional && isInside(path, at) && at !== (section && sectionPath(section)),
  );
  return (
    <>
      {otherSections && (
        <ToolButton
          onClick={() => {
            close();
            edit({ field }, otherSections.join('\n'));
          }}
        >
          {`${studio.box.leaveOut}: ${studioSections.names[section]}`}
        </ToolButton>
      )}
      {part && (
        <ToolButton
          onClick={() => {
            close();
            leaveOut(part);
          }}
        >
          {`${studio.box.leaveOutPart}: ${part.label}`}
        </ToolButton>
      )}
    </>
  );
}
