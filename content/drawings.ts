/** What stands written in the drawings of the landing pages. The cities of the fleet's are those of the ads (key-visuals.ts). */
export const drawingTexts = {
  /** Who may open which part of a record; who may open none is stopped. */
  records: {
    record: 'Patient record',
    parts: ['Chart', 'Lab results', 'Appointments', 'Invoices'],
    people: [
      { name: 'Clinician', opens: [0, 1] },
      { name: 'Front desk', opens: [2] },
      { name: 'Billing partner', opens: [3] },
      { name: 'Left last spring', opens: [] },
    ],
    stopped: '02:14',
  },
} as const;
