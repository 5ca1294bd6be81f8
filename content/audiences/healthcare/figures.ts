/** Figures of this audience alone; the whole company's are in content/figures.ts. */
export const healthcareFigures = {
  compliant: '100%',
  recordsProtected: '8M+',
  recordsSecured: '7.9M',
  blockedThreats: '3.2K',
  malwareBlocked: '5.4K',
  violationCost: '$50K',
  practicesExposed: '89%',
  breachDetection: '48hrs',
} as const;
