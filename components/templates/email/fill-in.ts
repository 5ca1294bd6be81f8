import { withValues } from './merge-values';

/** Each text and each link's address as they were in the file, before the first call of `fillIn`. */
const originals = new WeakMap<Node, string>();

function originalOf(node: Node, now: string): string {
  const original = originals.get(node) ?? now;
  originals.set(node, original);
  return original;
}

interface Links {
  /** The site's own address, as emails link to it. In the preview, links lead to the current site instead. */
  origin: string;
  /** The placeholder of the link to the email itself. */
  viewInBrowser: string;
  /** The placeholders of the links that only an email service can add, and what their tooltip says. */
  byService: string[];
  byServiceNote: string;
}

/** Shows an email as it's sent: with values instead of placeholders, and links that lead somewhere. Can be called again. */
export function fillIn(email: Document, values: Record<string, string>, links: Links) {
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
