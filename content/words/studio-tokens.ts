/** Groups of the facts that a text can repeat. */
export const studioTokens = {
  row: 'Columns of your table',
  offer: 'Offer and brand',
  own: 'Facts of this campaign',
  figures: 'Company figures',
} as const;
