import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { fetchJson } from '@/components/ui/fetch-file';
import { packZip } from '@/components/templates/pack-zip';
import { saveFile } from '@/components/ui/save-file';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as studioWords } from '@/content/words/studio';
import { studioDownload as words } from '@/content/words/studio-download';
import { studioMany } from '@/content/words/studio-many';
import { outlines, typeface } from '@/lib/build/typeface';
import { readDraft, storeDraft } from '@/lib/studio/draft';
import { noEdits, type Variant } from '@/lib/studio/edits';
import { filesOf } from '@/lib/studio/downloads';
import { DownloadPanel } from './download-panel';
import { useStudio } from './use-studio';

jest.mock('@/components/ui/fetch-file', () => ({ fetchFile: jest.fn(), fetchJson: jest.fn() }));
jest.mock('@/components/ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/components/templates/pack-zip', () => ({ packZip: jest.fn() }));
// jsdom has no message channels.
jest.mock('@/lib/studio/next-task', () => ({ nextTask: async () => {} }));

const [exported] = documents;
const audiences = documents.map(({ audience: { id, name } }) => ({ id, name }));
const [plain, service = plain] = emailServices;
const tools = {
  lettering: { typeface, outlines },
  render: renderToStaticMarkup,
  settings: { person: 'tags', service: plain.id },
} as const;
const subject = 'audience.email.subject';
const headline = 'audience.ad.ads.primary.picture.headline';
const onGo = jest.fn();

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(packZip).mockImplementation(async () => ({ zip: new Blob(), missing: [] }));
  jest
    .mocked(fetchJson)
    .mockImplementation(async (address) => ({
      document: documents.find(({ audience }) => address.includes(`/${audience.id}/`)),
    }));
});

function store(document: typeof exported, ...variants: [Variant] | [Variant, Variant]) {
  const draft = { past: [], future: [], table: '', now: { variants, shown: 0 } } as const;
  storeDraft(document, draft, 1);
}

function Panel() {
  const studio = useStudio(exported, readDraft(exported));
  return (
    <DownloadPanel
      {...{ studio, audiences, tools, onGo }}
      support={{ name: '', text: '', open: false }}
      view={{ show: [], zoom: 'fit', compare: 'none', person: 'tags', service: service.id }}
      onView={() => {}}
      onClose={() => {}}
    />
  );
}
