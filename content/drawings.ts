import { keyVisualTexts } from './key-visuals';

interface Records {
  record: string;
  parts: string[];
  /** Who may open which of the parts, by their place in the list; who may open none is stopped. */
  people: { name: string; opens: number[] }[];
  /** When that was. */
  stopped: string;
}

/** What stands written in the drawings of the landing pages. What they share with the ads is in key-visuals.ts. */
export const drawingTexts: { records: Records } = {
  records: {
    record: 'Patient record',
    parts: ['Chart', 'Lab results', 'Appointments', 'Invoices'],
    people: [
      { name: 'Clinician', opens: [0, 1] },
      { name: 'Front desk', opens: [2] },
      { name: 'Billing', opens: [3] },
      { name: 'Former staff', opens: [] },
    ],
    stopped: keyVisualTexts.accessLog.alert,
  },
};
