// What a page has to reach in Lighthouse, and what a result of it says.

/** @typedef {import('lighthouse').Result} Result */

/** With the least score of each, out of 100. The goal is 100: what else a machine does moves the first. */
export const categories = [
  { id: 'performance', name: 'performance', least: 95 },
  { id: 'accessibility', name: 'accessibility', least: 100 },
  { id: 'best-practices', name: 'best practices', least: 100 },
  { id: 'seo', name: 'search', least: 100 },
];

/** @param {Result} result @param {string} category its id @returns {number} out of 100 */
export function score(result, category) {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** @param {Result} result @param {string} audit its id @returns {number} in the audit's unit; Infinity where it has none */
export function value(result, audit) {
  return result.audits[audit]?.numericValue ?? Infinity;
}

/** @param {string} route @param {Result} result @returns {string[]} a line for each thing that is not as it has to be */
export function faults(route, result) {
  const low = categories.flatMap(({ id, name, least }) => {
    if (score(result, id) >= least) return [];
    const failing = (result.categories[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap((ref) => result.audits[ref.id] ?? [])
      .filter((audit) => (audit.score ?? 1) < 1)
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
    return `${route}: ${name} is ${score(result, id)}, below ${least} (${failing.join('; ')}).`;
  });
  const shift = value(result, 'cumulative-layout-shift');
  return shift > 0 ? [...low, `${route}: CLS is ${shift}, above 0.`] : low;
}
