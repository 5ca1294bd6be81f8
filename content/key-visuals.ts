/** What stands written in the drawings of the ads. */
export const keyVisualTexts = {
  /** When a record was opened, and which of these was nobody's business. */
  accessLog: {
    opened: ['17:52', '19:40', '02:14', '07:58', '08:10', '09:26', '11:45'],
    alert: '02:14',
  },
  /** The cities of the remote landing page's panel, at the same moment; the one with the device in red. */
  worldMap: {
    cities: [
      { name: 'Austin', time: '08:05', longitude: -98, latitude: 30, devices: 2 },
      { name: 'Toronto', time: '09:05', longitude: -79, latitude: 44, devices: 5 },
      { name: 'Lisbon', time: '14:05', longitude: -9, latitude: 39, devices: 3 },
      { name: 'Manila', time: '22:05', longitude: 121, latitude: 15, devices: 4 },
    ],
    alert: 'Lisbon',
  },
} as const;
