import type { Drawing } from '../../schema';
import { accessLog } from './figures';

export const drawing: Drawing = {
  id: 'records',
  record: 'Patient record',
  parts: ['Chart', 'Lab results', 'Appointments', 'Invoices'],
  people: [
    { name: 'Clinician', opens: [0, 1] },
    { name: 'Front desk', opens: [2] },
    { name: 'Billing', opens: [3] },
    { name: 'Former staff', opens: [] },
  ],
  stopped: `Stopped at ${accessLog.alert}`,
};
