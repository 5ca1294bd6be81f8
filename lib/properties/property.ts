import * as fc from 'fast-check';

type Arbitraries<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/** A test of something that holds for all values of some kinds. A failure says how to repeat it. */
export function property<Values extends unknown[]>(
  name: string,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => void | Promise<void>,
  numRuns = 100,
): void {
  const each = fc.asyncProperty(fc.tuple<Values>(...arbitraries), async (values) =>
    check(...values),
  );
  // oxlint-disable-next-line jest/valid-title, jest/expect-expect -- both are parameters
  test(name, () => fc.assert(each, { numRuns }));
}
