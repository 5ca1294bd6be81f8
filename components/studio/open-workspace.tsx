import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '@/content/campaigns';
import { outlines, typeface } from '@/lib/build/typeface';
import { Workspace } from './workspace';

/** Opens the studio in a test, with an empty wall. */
export function openWorkspace(document = documents[0], audiences = audiencesOf(documents)) {
  const data = { document, support: { name: '', text: '', open: false } };
  const loaded = { data, lettering: { typeface, outlines }, render: renderToStaticMarkup };
  // What jsdom doesn't have.
  Object.assign(window, {
    // Without a size, the wall draws no artboards.
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    CSSStyleSheet: class {
      replaceSync() {}
    },
    matchMedia: () => ({ matches: true }),
  });
  Object.assign(Element.prototype, { scrollIntoView() {} });
  Object.assign(globalThis.document, { adoptedStyleSheets: [] });
  return render(<Workspace {...loaded} audiences={audiences} />);
}

const audiencesOf = (all: typeof documents) =>
  all.map(({ audience: { id, name } }) => ({ id, name }));
