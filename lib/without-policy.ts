/** Removes the content-security policy from an exported email's HTML. It's only for viewing the email on this site. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}
