import { aroundTheClock, count, dollars, percent } from './schema/figure';

/** Company-wide marketing figures, used by several audiences. */
export const figures = {
  uptime: percent(99.9),
  realTime: aroundTheClock,
  threatsBlocked: count(2_500_000),
  /** Average cost of a data breach worldwide: IBM, Cost of a Data Breach Report 2022. */
  breachCost: dollars(4_350_000),
};
