import { useEffect, useRef } from 'react';
import { Choice } from '@/components/ui/select';
import { Segments } from '@/components/ui/segments';
import { Summary } from '@/components/ui/disclosure';
import { emailTemplates } from '@/content/words/email-templates';
import { people } from '@/components/templates/shared/merge-values';
import { studio as studioWords } from '@/content/words/studio/studio';
import { Checkbox } from '../checkbox';
import { allKinds, editsOf, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

const { wall: words } = studioWords;
const { view: emailWords } = emailTemplates;

export function ViewControls() {
  const { show, zoom, compare, person } = useStudio(({ view }) => view);
  const hasVariants = useStudio((state) => editsOf(state).variants.length > 1);
  const { changeView, jump } = useActions();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const close = ({ target }: Event) => {
      const isInside = target instanceof Node && menu.current?.contains(target);
      if (!isInside) menu.current?.removeAttribute('open');
    };
    for (const type of ['pointerdown', 'focusin'])
      window.addEventListener(type, close, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return (
    <section
      aria-label={words.view}
      className="flex items-center gap-2 border-b border-line bg-background px-3 py-1"
    >
      <nav aria-label={words.jump} className="shaded-row flex min-w-0 grow overflow-x-auto">
        {show.map((kind) => (
          <ToolButton
            key={kind}
            look="quietTool"
            onClick={() => jump(kind)}
            className="shrink-0 whitespace-nowrap"
          >
            {words.kinds[kind]}
          </ToolButton>
        ))}
      </nav>
      {/* A phone's artboards are as wide as its screen. */}
      <div className="shrink-0 max-sm:hidden">
        <Segments
          label={words.zoom}
          name="zoom"
          options={(['fit', '50', '100'] as const).map((zoomed) => [zoomed, words.zooms[zoomed]])}
          value={zoom}
          onChange={(to) => changeView({ zoom: to })}
        />
      </div>
      <details
        ref={menu}
        className="group relative shrink-0 text-sm"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <Summary>{words.view}</Summary>
        <div className="absolute right-0 z-40 w-80 max-w-[calc(100vw-1.5rem)] rounded-md border border-text bg-background p-3 shadow-2xl">
          {hasVariants && (
            <Checkbox
              label={words.compare}
              value={compare}
              onChange={(to) => changeView({ compare: to })}
            />
          )}
          <Choice
            label={emailWords.person}
            options={people.map((name) => [name, emailWords.people[name]])}
            value={person}
            onChange={(to) => changeView({ person: to })}
          />
          <fieldset className="mt-3">
            <legend className="text-muted">{words.show}</legend>
            {allKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={words.kinds[kind]}
                value={show.includes(kind)}
                onChange={() => {
                  const next = allKinds.filter(
                    (other) => (other === kind) !== show.includes(other),
                  );
                  changeView({ show: next.length > 0 ? next : allKinds });
                }}
              />
            ))}
          </fieldset>
        </div>
      </details>
    </section>
  );
}
