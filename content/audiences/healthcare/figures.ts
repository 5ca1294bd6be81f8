import { atLeast, count, dollars, hours, percent } from '../../schema/figure';

/** Figures for this audience only. Company-wide figures are in content/figures.ts. */
export const healthcareFigures = {
  compliant: percent(100),
  recordsProtected: atLeast(8_000_000),
  recordsSecured: count(7_900_000),
  blockedThreats: count(3200),
  malwareBlocked: count(5400),
  violationCost: dollars(50_000),
  practicesExposed: percent(89),
  breachDetection: hours(48),
};

/** The sample access log in the ads and the drawing: when records were opened. `alert` is the one that's suspicious. */
export const accessLog = {
  opened: ['17:52', '19:40', '02:14', '07:58', '08:10', '09:26', '11:45'],
  alert: '02:14',
};
