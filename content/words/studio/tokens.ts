/** Names of facts whose own doesn't say it: a time, a figure without a noun. */
const names: Readonly<Record<string, string>> = {
  'brand.name': 'Brand name',
  'figures.realTime': 'Monitoring, all day and night',
  'own.compliant': 'Compliance',
  'own.heldAt': 'Time of the attempt',
  'own.openedAt': 'Time of the attempt',
  'own.triedAt': 'Time of the attempt',
  'own.reportAt': 'Time of the report',
};

/** Groups of the facts that a text can repeat. */
export const studioTokens = {
  row: 'Columns of your table',
  offer: 'Offer and brand',
  own: 'Facts of this campaign',
  figures: 'Company figures',
  unconfirmed: 'not confirmed',
  names,
} as const;
