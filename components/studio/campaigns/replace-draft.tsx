import { studioShare } from '@/content/words/studio/share';
import { Panel } from '../panel';
import { useActions } from '../store';
import { ToolButton } from '../tool-button';

const { file, replace: words } = studioShare;

/** Before somebody's own draft is replaced with the edits that they review. */
export function ReplaceDraft() {
  const { saveDraft, take, toggle } = useActions();
  return (
    <Panel name="replace" title={words.title}>
      <p className="mt-2 text-sm">{words.note}</p>
      <div className="mt-4 grid gap-2">
        <ToolButton onClick={() => void saveDraft(file.name)}>{words.save}</ToolButton>
        <ToolButton look="mainTool" onClick={take}>
          {words.replace}
        </ToolButton>
        <ToolButton onClick={() => toggle('replace')}>{words.cancel}</ToolButton>
      </div>
    </Panel>
  );
}
