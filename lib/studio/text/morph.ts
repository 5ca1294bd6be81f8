/** Makes an element's content the same as `next`. What's the same stays, so nothing flickers. */
export function morph(element: Element, next: DocumentFragment | Element): void {
  const before = [...element.childNodes];
  const after = [...next.childNodes];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (!old || old.nodeName !== node.nodeName) {
      const newNode = element.ownerDocument.importNode(node, true);
      if (old) old.replaceWith(newNode);
      else element.append(newNode);
    } else if (isElement(old) && isElement(node)) {
      // The browser compares far faster than the loop below, and most of a picture stays.
      if (old.isEqualNode(node)) continue;
      copyAttributes(old, node);
      morph(old, node);
    } else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
  }
  for (const old of before.slice(after.length)) old.remove();
}

function copyAttributes(to: Element, from: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

// A frame's document has its own Element class, so `instanceof` wouldn't match.
const isElement = (node: Node): node is Element => node.nodeType === 1;
