/** Never shown (see global-not-found.tsx). Without it, every page's data would have Next's own. */
export default function NotFound() {
  return null;
}
