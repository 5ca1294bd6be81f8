/** Never shown: global-not-found.tsx is the 404 page. Without this, Next's own would be in the data of every page. */
export default function NotFound() {
  return null;
}
