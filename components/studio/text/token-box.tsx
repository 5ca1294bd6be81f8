import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { studio } from '@/content/words/studio/studio';
import { studioPictures } from '@/content/words/studio/pictures';
import { longestText } from '@/lib/campaign/document/resolve';
import type { Paste } from '@/lib/studio/text/pasted-list';
import { piecesOf } from '@/lib/studio/text/token-names';
import { liveContent, useActions, useStudio } from '../store';
import {
  isInWords,
  keepInSight,
  nextTo,
  offsetsOf,
  rangeIn,
  select,
  show,
  stepOver,
  typedOf,
} from './token-text';

const { box: words } = studio;

interface Props extends React.ComponentProps<'div'> {
  ref?: React.RefObject<HTMLDivElement | null>;
  value: string;
  onType: (text: string) => void;
  /** Something to know about what was typed. */
  onHint?: (hint: string) => void;
  /** It may have line breaks. */
  paragraphs?: boolean;
  /** Called for the Enter key in a text that has no line breaks. Without it, a hint says so. */
  onEnter?: (() => void) | undefined;
  /** Called for what's pasted with line breaks. Returns whether it has been dealt with. */
  onPasteList?: ((paste: Paste) => boolean) | undefined;
}

/**
 * A box for a text, as high as its words, in which each token looks like what it stands for. The
 * browser itself changes plain words, and composes letters. All else is done here: what could split
 * a token, or bring more than text.
 */
export function TokenBox(props: Props) {
  const { ref, value, onType, onHint, onEnter, onPasteList, paragraphs = false, ...rest } = props;
  const { document, facts } = useStudio(liveContent);
  const { endStep } = useActions();
  const local = useRef<HTMLDivElement>(null);
  const box = ref ?? local;
  const isComposing = useRef(false);
  const pieces = (text: string) => piecesOf(text, facts, document);

  function put(root: HTMLElement, text: string, caret: number) {
    if (show(root, pieces(text))) select(root, caret);
    if (text !== value) onType(text);
  }

  /** Puts a text, which may be pasted, in place of what's selected. */
  function replace(root: HTMLElement, [from, to]: readonly [number, number], inserted: string) {
    const before = typedOf(root);
    const text = paragraphs
      ? inserted.replaceAll(/\r\n?/g, '\n')
      : inserted.replaceAll(/[\r\n]+/g, ' ');
    const fitting = text.slice(0, Math.max(0, longestText - before.length + to - from));
    put(root, before.slice(0, from) + fitting + before.slice(to), from + fitting.length);
    keepInSight(root);
    if (fitting !== text) onHint?.(words.overflow.replace('#', String(longestText)));
  }

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { inputType: type, data, dataTransfer, cancelable } = event;
    const { current: root } = box;
    if (!root || !cancelable || isComposing.current || type.includes('Composition')) return;
    const selection = rangeIn(root);
    const [range = selection] = 'getTargetRanges' in event ? event.getTargetRanges() : [];
    const isDeleting = type.startsWith('delete');
    const isPlain = isDeleting ? !range?.collapsed : type === 'insertText' && !data?.includes('\n');
    const hasRoom = isDeleting || typedOf(root).length < longestText;
    if (isPlain && hasRoom && range && range !== selection && isInWords(range)) return;
    event.preventDefault();
    if (/^(?:history|format)/.test(type)) return;
    const pastedText = data ?? dataTransfer?.getData('text/plain') ?? '';
    if (type === 'insertParagraph' || type === 'insertLineBreak') {
      if (paragraphs) replace(root, offsetsOf(root, range), '\n');
      else if (onEnter) onEnter();
      else onHint?.(words.enter);
    } else if (isDeleting) {
      const isOne = selection?.collapsed && type.startsWith('deleteContent');
      if (range?.collapsed || isOne) deleteOne(root, type.endsWith('Forward'));
      else replace(root, offsetsOf(root, range), '');
    } else if (pastedText === '') {
      // An image: what's selected stays.
      onHint?.(studioPictures.faults.beside);
    } else {
      if (type.startsWith('insertFrom')) endStep();
      const [from, to] = offsetsOf(root, range);
      const text = typedOf(root);
      const paste = { before: text.slice(0, from), pasted: pastedText, after: text.slice(to) };
      if (!/[\n\r]/.test(pastedText) || !onPasteList?.(paste))
        replace(root, [from, to], pastedText);
    }
  });

  function deleteOne(root: HTMLElement, isForward = false) {
    const [, at] = offsetsOf(root);
    const { from, to } = nextTo(pieces(typedOf(root)), at, isForward);
    replace(root, [from, to], '');
  }

  /** Takes over what the browser has changed. */
  function onInput({ currentTarget: root, nativeEvent }: React.InputEvent<HTMLElement>) {
    const text = typedOf(root);
    if (isComposing.current) return onType(text);
    // A phone's keyboard may delete only what's invisible beside a token.
    const isLost = text === value && nativeEvent.inputType === 'deleteContentBackward';
    if (isLost) return deleteOne(root);
    const [, caret] = offsetsOf(root);
    put(root, text, caret);
  }

  useEffect(() => {
    const { current: root } = box;
    root?.addEventListener('beforeinput', onBeforeInput);
    return () => root?.removeEventListener('beforeinput', onBeforeInput);
  }, [box]);

  // After each change from elsewhere, the caret is where the two texts become the same.
  useLayoutEffect(() => {
    const { current: root } = box;
    if (!root || isComposing.current) return;
    const before = typedOf(root);
    if (!show(root, pieces(value)) || globalThis.document.activeElement !== root) return;
    let [start, same] = [0, 0];
    while (start < value.length && value[start] === before[start]) start += 1;
    const most = Math.min(value.length, before.length) - start;
    while (same < most && value.at(-1 - same) === before.at(-1 - same)) same += 1;
    select(root, value.length - same);
  });

  function onCopy(event: React.ClipboardEvent<HTMLElement>) {
    const { currentTarget: root, clipboardData, type } = event;
    const range = rangeIn(root);
    if (!range || range.collapsed) return;
    event.preventDefault();
    const [from, to] = offsetsOf(root, range);
    clipboardData.setData('text/plain', typedOf(root).slice(from, to));
    if (type === 'cut') replace(root, [from, to], '');
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget: root } = event;
    if (!/^Arrow(?:Left|Right)$/.test(key) || ctrlKey || altKey || metaKey) return;
    const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction === 'ltr');
    if (stepOver(root, pieces(typedOf(root)), isForward, shiftKey)) event.preventDefault();
  }

  return (
    <div
      ref={box}
      contentEditable
      // A page translator would change the words, and the draft would keep that.
      translate="no"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no textarea can show a token
      role="textbox"
      tabIndex={0}
      aria-multiline={paragraphs}
      onInput={onInput}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget: root }) => {
        isComposing.current = false;
        put(root, typedOf(root), offsetsOf(root)[1]);
      }}
      onCopy={onCopy}
      onCut={onCopy}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
      onClick={({ currentTarget: root, target }) => {
        if (!(target instanceof HTMLElement) || target === root) return;
        const token = globalThis.document.createRange();
        token.selectNode(target);
        select(root, ...offsetsOf(root, token));
      }}
      className={`max-h-60 w-full overflow-y-auto rounded-sm border border-line bg-input px-3 py-2 text-base leading-snug wrap-anywhere whitespace-pre-wrap aria-invalid:border-danger ${paragraphs ? 'min-h-28' : 'min-h-11'}`}
      {...rest}
    />
  );
}
