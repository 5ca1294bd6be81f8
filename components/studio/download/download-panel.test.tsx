import { Blob as NodeBlob } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchJson } from '@/lib/site/fetch-file';
import { nextTask } from '@/lib/site/task';
import { packZip } from '@/lib/site/pack-zip';
import { saveFile } from '@/components/ui/save-file';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/market/email-services';
import { confirmWords } from '@/content/words/confirm';
import { emailTemplates } from '@/content/words/email-templates';
import { studio } from '@/content/words/studio/studio';
import { studioDownload as words } from '@/content/words/studio/download';
import { studioMany } from '@/content/words/studio/many';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { toConfirm } from '@/lib/campaign/document/confirm';
import { campaigns } from '@/lib/campaigns';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { storeDraft } from '@/lib/studio/drafts/draft';
import type { Variant } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import type { Images } from '@/lib/studio/images/images';
import { imageVisual } from '@/lib/campaign/document/visual';
import { openStudio } from '../fixtures/open-studio';

jest.mock('@/lib/site/fetch-file', () => ({ fetchFile: jest.fn(), fetchJson: jest.fn() }));
jest.mock('@/components/ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/lib/site/pack-zip', () => ({ packZip: jest.fn() }));
// jsdom has no message channels.
jest.mock('@/lib/site/task', () => ({ nextTask: jest.fn() }));

const [exported] = documents;
const [plain, service = plain] = emailServices;
const subject = 'audience.email.subject';
const imageFile = `${'0'.repeat(32)}.webp`;
const picture = Object.assign(new File([], imageFile, { type: 'image/webp' }), {
  arrayBuffer: async () => Buffer.from('pixels'),
});
const headline = 'audience.ad.ads.primary.picture.headline';

beforeEach(() => {
  // What doesn't fit isn't looked for, and tables aren't read: either takes seconds.
  jest.mocked(nextTask).mockReturnValue(new Promise(() => {}));
  window.history.replaceState(null, '', `?service=${service.id}`);
  jest.mocked(packZip).mockImplementation(async () => ({ zip: new Blob(), missing: [] }));
  jest
    .mocked(fetchJson)
    .mockImplementation(async (address) =>
      documents.find(({ audience }) => address.includes(`/${audience.id}/`)),
    );
});

function store(document: typeof exported, ...variants: [Variant] | [Variant, Variant]) {
  storeDraft(document, draftOf({ variants, shown: 0 }), { at: 1 });
}

/** On a phone, there's no column of texts, which takes jsdom a second to draw. */
async function openPanel(document?: typeof exported, images?: Images, isWide = false) {
  openStudio(document, undefined, images, isWide);
  await userEvent.click(screen.getByRole('button', { name: studio.bar.download }));
  await screen.findByRole('region', { name: studio.bar.download });
}

/** Looking there takes jsdom a tenth of the time that it takes to look through the whole studio. */
const panel = () => within(screen.getByRole('region', { name: studio.bar.download }));
const choose = async (name: string, option: string) => {
  const choice = panel().getByRole('combobox', { name });
  const named = within(choice).getByRole('option', { name: new RegExp(`^${option}`) });
  await userEvent.selectOptions(choice, named);
};
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));

const leftOut = () => panel().getByLabelText(emailTemplates.exportPanel.preheader);

const toConfirmList = () =>
  panel()
    .getByText(new RegExp(`^${confirmWords.heading}`))
    .closest('details')!;

/** What the panel says about the ZIP. */
const said = (name: string = words.zip.zip) =>
  panel().getByRole('button', { name }).nextSibling?.textContent;

const packedPlaces = () => jest.mocked(packZip).mock.lastCall?.[0].map(({ place }) => place) ?? [];
const fileName = () => jest.mocked(saveFile).mock.lastCall?.[1];

test('packs which campaigns, what of them and for which service somebody chose', async () => {
  store(exported, { [subject]: 'One' }, { [subject]: 'Two' });
  await openPanel();
  await press(words.zip.zip);
  expect(packedPlaces().some((name) => name.endsWith(`email-${service.id}-a.html`))).toBe(true);
  expect(packedPlaces().filter((name) => name.includes('-b.'))).toEqual([]);
  expect(fileName()).toMatch(/campaign-a\.zip$/);
  await choose(words.scope, words.scopes.variants);
  await choose(words.kind, words.kinds.email);
  await press(words.zip.zip);
  for (const start of ['a/email/', 'b/email/'])
    expect(packedPlaces().filter((name) => name.startsWith(start)).length).toBeGreaterThan(3);
  // What's edited on the landing page is in no other file.
  expect(packedPlaces().filter((name) => !/^[ab]\/.*email/.test(name))).toEqual([
    'what-to-confirm.html',
    'README.html',
    'edits.json',
  ]);
  expect(fileName()).toMatch(/variants-email\.zip$/);
  expect(said()).toContain(words.zip.saved);
  await choose(words.kind, words.kinds.everything);
  expect(said()).toContain(words.zip.outdated);
  await userEvent.click(leftOut());
  await press(studio.box.close);
  await userEvent.click(screen.getByRole('button', { name: studio.bar.download }));
  expect(leftOut()).toBeChecked();
  expect(panel().getByRole('combobox', { name: words.scope })).toHaveValue('variants');
});

test('an email’s new picture is something to do; the ZIP’s edits are those with their images', async () => {
  const image = { file: imageFile, bytes: picture };
  const visual = 'audience.ad.display.keyVisuals.0';
  store(exported, { [visual]: imageVisual(image), [`${visual}.description`]: 'A picture' });
  await openPanel(exported, new Map([[imageFile, image]]));
  const { src } = emailPicture(campaigns[0]);
  expect(panel().getAllByText(new RegExp(src))).toHaveLength(2);
  await choose(words.kind, words.kinds.email);
  await press(words.zip.zip);
  Object.assign(window, { Blob: NodeBlob });
  const [files = [], render] = jest.mocked(packZip).mock.lastCall ?? [];
  const edits = files.find(({ place }) => place === 'edits.json')!;
  const { signal } = new AbortController();
  const packed = { missing: [], twins: new Map<string, string>() };
  const input = await render?.(edits, { signal, onProgress() {}, packed });
  expect(JSON.parse(await new Blob([input ?? '']).text())).toMatchObject({
    audience: exported.audience.id,
    images: { [imageFile]: `data:image/webp;base64,${btoa('pixels')}` },
  });
});

test('where no email is among the files, there’s nothing to choose or do about it', async () => {
  await openPanel();
  const choice = { name: emailTemplates.exportPanel.provider };
  expect(panel().getByRole('combobox', choice)).toBeVisible();
  await choose(words.kind, `${words.onlyFor} LinkedIn`);
  expect(panel().queryByRole('combobox', choice)).toBeNull();
  expect(panel().queryByLabelText(emailTemplates.exportPanel.preheader)).toBeNull();
  expect(panel().queryByRole('button', { name: emailTemplates.exportPanel.copyHtml })).toBeNull();
});

test('without videos or edits, none are packed, and it says so', async () => {
  Object.assign(window, { VideoEncoder: { isConfigSupported: async () => ({ supported: true }) } });
  await openPanel();
  expect(panel().queryByText(new RegExp(emailPicture(campaigns[0]).src))).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: words.films.make }));
  await press(words.zip.zip);
  expect(packedPlaces().filter((name) => /reel|edits\.json/.test(name))).toEqual([]);
  expect(said()).toContain(words.films.without);
  expect(said()).not.toContain(words.editsSaved);
  Reflect.deleteProperty(window, 'VideoEncoder');
});

test('all campaigns have their own drafts, and it says which ones have one', async () => {
  const [last = exported] = documents.slice(-1);
  store(last, { [subject]: 'Own' });
  await openPanel();
  await choose(words.scope, words.scopes.all);
  await choose(words.kind, words.kinds.email);
  await waitFor(() => expect(said()).toContain(`${words.withEdits} ${last.audience.name}.`));
  expect(said()).toContain(`${words.asExported} ${exported.audience.name}`);
  await press(words.zip.zip);
  const folders = new Set(packedPlaces().map((name) => name.split('/')[0]));
  expect([...folders]).toEqual(documents.map(({ audience: { id } }) => id));
  expect(packedPlaces()).toContain(`${last.audience.id}/edits.json`);
  expect(said()).toContain(words.editsSaved);
});

test('what to confirm is listed for the chosen files, with a page to sign, and leads to its texts', async () => {
  jest.mocked(nextTask).mockResolvedValue();
  await openPanel();
  await choose(words.scope, words.scopes.all);
  await choose(words.kind, words.kinds.email);
  const items = campaigns.flatMap((campaign) => toConfirm(campaign, ['email']));
  const ids = new Set(items.map(({ id }) => id));
  await waitFor(() => expect(toConfirmList().querySelectorAll('li')).toHaveLength(ids.size));
  await userEvent.click(within(toConfirmList()).getByRole('button', { name: confirmWords.save }));
  expect(fileName()).toMatch(/what-to-confirm\.html$/);
  expect(jest.mocked(saveFile).mock.lastCall?.[0].size).toBeGreaterThan(1000);
  await userEvent.click(within(toConfirmList()).getByText(RegExp(`^${confirmWords.kinds.terms}`)));
  const { label } = fieldsOf(exported).find(({ path }) => path === 'offer.statement')!;
  expect(screen.getByRole('region', { name: `${studio.box.label}: ${label}` })).toBeVisible();
});

test('campaigns that don’t load aren’t left out without a word', async () => {
  jest.mocked(fetchJson).mockRejectedValue(new Error('Offline'));
  await openPanel();
  await choose(words.scope, words.scopes.all);
  await waitFor(() => expect(said()).toBe(words.notLoaded));
  await press(words.zip.zip);
  expect(said()).toBe(words.notLoaded);
  expect(packZip).not.toHaveBeenCalled();
});

test('a platform that the campaign doesn’t use isn’t offered, nor are films without an encoder', async () => {
  const { audience } = exported;
  const launch = { ...audience.launch, platforms: ['linkedin'] };
  await openPanel({ ...exported, audience: { ...audience, launch } });
  expect(await screen.findByText(words.films.unable)).toBeVisible();
  expect(screen.getByRole('option', { name: `${words.onlyFor} LinkedIn` })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Facebook/ })).toBeNull();
});

test('a fault is said first and leads to its text, and nothing is saved or copied', async () => {
  jest.mocked(nextTask).mockResolvedValue();
  store(exported, { [subject]: '', 'audience.link': 'javascript:alert(1)' });
  await openPanel(exported, undefined, true);
  const [, fault] = panel().getAllByRole('listitem');
  const heading = await screen.findByRole('heading', { name: new RegExp(studio.column.faults) });
  expect(heading.nextSibling?.childNodes).toHaveLength(2);
  expect(panel().queryByRole('heading', { name: new RegExp(words.misfits) })).toBeNull();
  await userEvent.click(within(fault ?? document.body).getByRole('button'));
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveFocus();
  await press(words.zip.zip);
  expect(said()).toContain(words.refused);
  expect(packZip).not.toHaveBeenCalled();
  await press(emailTemplates.exportPanel.copyHtml);
  await waitFor(() => expect(screen.getAllByText(new RegExp(words.refused))).toHaveLength(2));
  expect(saveFile).not.toHaveBeenCalled();
});

test('while a table’s images are read, it says so, and no row lacks one', async () => {
  await openPanel();
  await userEvent.click(screen.getByText(studioMany.heading));
  const never = { arrayBuffer: () => new Promise(() => {}) };
  const files = ['a.png', 'b.png'].map((name) =>
    Object.assign(new File([''], name, { type: 'image/png' }), never),
  );
  const table = new File(['name,audience.ad.ads.primary.visual\nAustin,a.png'], 'rows.csv');
  await userEvent.upload(panel().getByLabelText(studioMany.file), [table, ...files]);
  expect(panel().getByText(`${studioMany.reading} 2`)).toBeVisible();
  expect(panel().queryByText(studioMany.toFix)).toBeNull();
});

test('a table’s rows are faulty, previewed and checked for pictures before they’re packed', async () => {
  jest.mocked(nextTask).mockResolvedValue();
  await openPanel();
  await choose(words.scope, words.scopes.all);
  await userEvent.click(screen.getByText(studioMany.heading));
  const table = `name,${headline}\nAustin,Fine\nBoise,${'Incomprehensibilities'.repeat(9)}\nReno,{nope}`;
  fireEvent.change(screen.getByRole('textbox', { name: studioMany.paste }), {
    target: { value: table },
  });
  expect(await screen.findByText(new RegExp(`^${studioMany.row} 4, ${headline}: `))).toBeVisible();
  const { parentElement: previews } = await screen.findByText(studioMany.previews);
  expect(within(previews ?? document.body).getAllByRole('heading', { level: 5 })).toHaveLength(2);
  expect(panel().getByRole('combobox', { name: words.scope })).toHaveValue('rows');
  const misfits = await screen.findByRole('heading', { name: new RegExp(words.misfits) });
  const entries = within(misfits.parentElement ?? document.body).getAllByRole('listitem');
  expect(entries.every(({ textContent }) => textContent?.startsWith('Boise.'))).toBe(true);
  await press(words.zip.zip);
  expect(packedPlaces().filter((name) => name.startsWith('reno'))).toEqual([]);
  expect(packedPlaces().filter((name) => name.startsWith('austin')).length).toBeGreaterThan(20);
  const box = screen.getByRole('textbox', { name: studioMany.paste });
  fireEvent.change(box, { target: { value: 'name' } });
  const { noRows } = studioMany.unreadable;
  expect(await panel().findByText(noRows)).toBeVisible();
  // What was wrong with a table, or its rows, isn't the next one's.
  fireEvent.change(box, { target: { value: `${table}\nMesa,Fine` } });
  expect(panel().getByText(studioMany.readingTable)).toBeVisible();
  expect(panel().queryByText(noRows)).toBeNull();
  await waitFor(() => expect(panel().queryByText(studioMany.readingTable)).toBeNull());
});
