/** Figures of this audience alone; the whole company's are in content/figures.ts. */
export const remoteFigures = {
  devicesProtected: '185K',
  countriesSecured: '94',
  teamMembers: '42K',
} as const;
