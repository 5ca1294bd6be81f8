/**
 * Makes webpack leave out of an icon of lucide-react what no page uses: its names, its size, and the
 * keys of its shapes, which are random and so hardly get smaller in a compressed file. Paths become
 * one: each would be an element of the page, for every icon on it.
 * @param {string} source
 */
export default (source) =>
  source
    .replace(/name: "[^"]*",\s*size: \d+,/, '')
    .replace(/aliases: \[[^\]]*\],?/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    // A path may start with a relative move, which has to start where it would on its own.
    .replaceAll(/(?<=\["path", \{ d: "[^"]*)" \}\],\s*\["path", \{ d: "/g, 'M0 0')
    .replace('__iconData.node;', '');
