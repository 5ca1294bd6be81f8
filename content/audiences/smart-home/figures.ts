/** Figures of this audience alone; the whole company's are in content/figures.ts. */
export const smartHomeFigures = {
  homesProtected: '60K',
  camerasActive: '4',
  devicesOnline: '12',
  alertsToday: '3',
  securityScore: '98/100',
} as const;
