import { count, score } from '../../schema/figure';

/** Figures for this audience only. Company-wide figures are in content/figures.ts. */
export const smartHomeFigures = {
  homesProtected: count(60_000),
  camerasActive: count(4, 4),
  devicesOnline: count(12, 12),
  alertsToday: count(3),
  securityScore: score(98, 100),
};
