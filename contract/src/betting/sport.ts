/** The sports of our own sportsbook, in the order of its tree. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'ice-hockey',
  'american-football',
  'cs2',
  'valorant',
  'lol',
  'dota2',
] as const
export type Sport = (typeof SPORTS)[number]

/** Those of `/esports`. */
export const ESPORTS: readonly Sport[] = ['cs2', 'valorant', 'lol', 'dota2']
