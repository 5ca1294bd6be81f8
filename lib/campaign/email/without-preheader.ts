/** An email's HTML without the preview text, for services that add it from a field of their own. */
export function withoutPreheader(html: string): string {
  return html.replace(/<div class="preheader"[^]*?<\/div>\n?/, '');
}
