/** An exported email as it is sent: the policy that the site serves it under is none of a mail program's business. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}
