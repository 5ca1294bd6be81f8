import * as fc from 'fast-check';

declare global {
  var propertySeed: number | undefined;
}

type Arbitraries<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/**
 * A test of something that holds for all values of some kinds. A failure says how to repeat it.
 * @param runs how many values it's tried with; each night, four times as many
 */
export function property<Values extends unknown[]>(
  name: string,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => void | Promise<void>,
  runs = 100,
): void {
  const checked = fc.asyncProperty(fc.tuple<Values>(...arbitraries), async (values) =>
    check(...values),
  );
  const { propertySeed: seed } = globalThis;
  // oxlint-disable-next-line jest/valid-title, jest/expect-expect -- both are parameters
  test(name, () => fc.assert(checked, { numRuns: seed ? runs : 4 * runs, seed }));
}

export const slowProperty: typeof property = (name, arbitraries, check) =>
  property(name, arbitraries, check, 10);
