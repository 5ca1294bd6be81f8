import type { EmailShared } from '@/content/schema';
import { applyMergeTags } from '@/lib/campaign/email/apply-merge-tags';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import type { EmailMerge } from './merge-content';

/** Who gets the email in a preview: a sample person, someone without a name, or only tags. */
export const people = ['sample', 'empty', 'tags'] as const;

/** What an email's preview is filled in with. */
export interface PreviewSettings {
  person: (typeof people)[number];
  /** The id of the email service whose tags it has. */
  service: string;
}

interface MergeContent extends Pick<EmailShared, 'mergeFields' | 'samplePerson' | 'fallback'> {
  services: { id: string; tags: Pick<MergeTag, 'placeholder' | 'tag'>[] }[];
}

/** What the preview shows instead of each placeholder, by placeholder. */
export function mergeValues(
  { person, service }: PreviewSettings,
  { services, mergeFields, samplePerson, fallback }: MergeContent,
): Record<string, string> {
  const { tags = [] } = services.find(({ id }) => id === service) ?? {};
  const values = Object.fromEntries(tags.map(({ placeholder, tag }) => [placeholder, tag]));
  if (person === 'tags') return values;
  const nameTag = values[mergeFields.firstName];
  // A service sends the fallback only if its tag contains it, and no name at all if that's all
  // there is.
  const noName = nameTag?.includes(fallback) ? fallback : '';
  const hasName = person === 'sample' && nameTag !== fallback;
  return {
    [mergeFields.firstName]: hasName ? samplePerson.firstName : noName,
    [mergeFields.sender]: samplePerson.sender,
  };
}

export function withValues(text: string, values: Record<string, string>): string {
  return applyMergeTags(
    text,
    Object.entries(values).map(([placeholder, tag]) => ({ placeholder, tag })),
  );
}

/** The texts and addresses of links as they were before the first call of `fillIn`. */
const originals = new WeakMap<Node, string>();

function originalOf(node: Node, currentText: string): string {
  const original = originals.get(node) ?? currentText;
  originals.set(node, original);
  return original;
}

/** Shows an email as it's sent: with values and links that lead somewhere. Can be called again. */
export function fillIn(
  email: Document,
  values: Record<string, string>,
  links: EmailMerge['links'],
) {
  const texts = email.createTreeWalker(email.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = withValues(originalOf(node, node.nodeValue ?? ''), values);
    if (text !== node.nodeValue) node.nodeValue = text;
  }
  for (const link of email.querySelectorAll('a')) {
    const address = originalOf(link, link.getAttribute('href') ?? '');
    const note = values[address] ?? (links.byService.includes(address) && links.byServiceNote);
    if (note) {
      link.removeAttribute('href');
      link.title = note;
    } else {
      link.removeAttribute('title');
      link.href =
        address === links.viewInBrowser
          ? email.URL
          : address.replace(links.origin, window.location.origin);
    }
  }
}
