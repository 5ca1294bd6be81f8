import { renderToStaticMarkup } from 'react-dom/server';
import { weakMapMemoize } from 'reselect';
import type { EmailScheme } from '@/components/templates/shared/email-frame';
import { InboxRow } from '@/components/templates/shared/inbox-row';
import { inboxProps, mergeContent } from '@/components/templates/shared/merge-content';
import { mergeValues, withValues } from '@/components/templates/shared/merge-values';
import { inboxes } from '@/content/market/inboxes';
import { renderEmailWith } from '@/lib/campaign/email/render-email';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { withFields } from '@/lib/studio/text/marks';
import type { Snapshot } from './artboard';
import { drawPictures } from '../pictures/draw-pictures';

export function inboxHtml(snapshot: Snapshot): string {
  const { marked, settings } = snapshot;
  const { merge, subject, preview, ...rest } = inboxProps(marked, mergeContent(marked));
  const values = mergeValues(settings, merge);
  const texts = { subject: withValues(subject, values), preview: withValues(preview, values) };
  const rows = inboxes.map((inbox) => (
    <InboxRow key={inbox.id} {...rest} {...texts} inbox={inbox} />
  ));
  return withFields(
    renderToStaticMarkup(<div className="grid gap-4 p-3">{rows}</div>),
    snapshot.paths,
  );
}

/** The same in light and in dark mode, but for its picture and colors. */
const emailBody = weakMapMemoize(({ marked, settings }: Snapshot) => {
  const { content } = renderEmailWith(renderToStaticMarkup, marked);
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(content) ?? [];
  const [, colors = ''] = /scheme:dark\){([^]*?)\n}/.exec(content) ?? [];
  return { body: withValues(body, mergeValues(settings, mergeContent(marked))), colors };
});

export const emailHtml = weakMapMemoize((snapshot: Snapshot, scheme: EmailScheme) => {
  const { src, dark = src, logo } = emailPicture(snapshot.campaign);
  const { body, colors } = emailBody(snapshot);
  // The frame's own styles have the exported colors.
  const pictures = body
    .replace(`src="${src}"`, `src="${dark}"`)
    .replace(`src="${logo.src}"`, `src="${logo.dark ?? logo.src}"`);
  const html = `<style>${colors}</style>${pictures}`;
  return drawPictures(snapshot, scheme === 'dark' ? html : body);
});
