import { Segments } from '@/components/ui/segments';
import { emailTemplates } from '@/content/words/email-templates';
import { people } from '@/components/campaign/settings';
import { studio as studioWords } from '@/content/words/studio';
import { Select } from './choice';
import { useActions, useStudio } from './store/studio-store';
import { allKinds } from './store/view';

const { wall: words } = studioWords;
const { view: emailWords } = emailTemplates;

const select = 'text-sm font-semibold';

/** What the wall shows: which artboards, zoom, comparison, and email recipient. */
export function ViewControls() {
  const { show, zoom, compare, person } = useStudio(({ view }) => view);
  const hasVariants = useStudio(({ linked, draft }) => (linked?.edits ?? draft.now).variants[1]);
  const { changeView } = useActions();
  return (
    <div className="relative flex items-center gap-3 overflow-x-auto border-b border-line bg-background px-3 py-1">
      <fieldset className="flex shrink-0 gap-1">
        <legend className="sr-only">{words.show}</legend>
        {allKinds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text has-checked:[box-shadow:inset_0_-2px_var(--text)] has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              checked={show.includes(kind)}
              onChange={() => {
                const next = allKinds.filter((other) => (other === kind) !== show.includes(other));
                changeView({ show: next.length > 0 ? next : allKinds });
              }}
              className="sr-only"
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <Segments
          legend={words.zoom}
          name="zoom"
          options={(['fit', '50', '100'] as const).map((zoomed) => [zoomed, words.zooms[zoomed]])}
          value={zoom}
          onChange={(to) => changeView({ zoom: to })}
        />
        <Select
          label={words.compare}
          options={(['none', 'variants', 'audiences'] as const)
            .filter((name) => name !== 'variants' || hasVariants)
            .map((name) => [name, words.compares[name]])}
          value={compare}
          onChange={(to) => changeView({ compare: to })}
          className={select}
        />
        <Select
          label={emailWords.person}
          options={people.map((name) => [
            name,
            `${emailWords.person}: ${emailWords.people[name].toLowerCase()}`,
          ])}
          value={person}
          onChange={(to) => changeView({ person: to })}
          className={select}
        />
      </div>
    </div>
  );
}
