/** Marketing figures of the whole company: fixed display values, used by several audiences. */
export const figures = {
  uptime: '99.9%',
  realTime: '24/7',
  threatsBlocked: '2.5M',
  /** Average cost of a data breach, as IBM's Cost of a Data Breach Report 2022 gives it worldwide. */
  breachCost: '$4.35M',
} as const;
