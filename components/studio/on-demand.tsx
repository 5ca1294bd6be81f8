import { lazy, Suspense } from 'react';
import { studio as words } from '@/content/words/studio/studio';
import { boxFailure, Guard } from './guard';
import { useStudio } from './store';

/**
 * A component whose code isn't needed when the studio opens. `latest` is the component to use now: one
 * that waits for its code, or itself once that's loaded, so that it doesn't say for a moment that it's
 * loading. React never asks again for code that hasn't come, so the next try needs another component.
 */
export function loadOnDemand<Own extends object>(load: () => Promise<React.ComponentType<Own>>) {
  const waiting = (): React.ComponentType<Own> => lazy(async () => ({ default: await request() }));
  let component = waiting();

  async function request() {
    try {
      component = await load();
      return component;
    } catch (error) {
      component = waiting();
      throw error;
    }
  }

  return {
    /** If it doesn't work, using the component tries again. */
    preload: () => void request().catch(() => {}),
    latest: () => component,
  };
}

interface Props {
  /** It's drawn with the typeface, which comes after the texts. */
  isDrawn?: boolean;
  /** In place of what's still loading. */
  waiting: React.ReactNode;
  /** In place of what can't be loaded. */
  failure?: React.ReactNode;
  children: React.ReactNode;
}

export function OnDemand({ isDrawn = false, waiting, failure = boxFailure, children }: Props) {
  const letters = useStudio((state) => state.letters);
  if (isDrawn && letters === 'failed') return failure;
  return (
    <Guard fallback={failure}>
      <Suspense fallback={waiting}>
        {isDrawn && letters === 'loading' ? waiting : children}
      </Suspense>
    </Guard>
  );
}

/** What's said while something loads. */
export const LoadingNote = ({ text = words.opening }: { text?: string }) => (
  <>
    <output>{text}</output>
    <p className="studio-late text-notice">{words.late}</p>
  </>
);
