/** Marks that cards and crests share, around the origin. */
export const SPADE =
  'M0 -15C5 -7 15 -2 13 6C11 12 4 11 2 7L5 15L-5 15L-2 7C-4 11 -11 12 -13 6C-15 -2 -5 -7 0 -15Z'
export const RHOMB = 'M0 -16C4 -8 7 -4 12 0C7 4 4 8 0 16C-4 8 -7 4 -12 0C-7 -4 -4 -8 0 -16Z'
export const BUD =
  'M0 16C-12 10 -15 -4 -10 -15C-7 -10 -4 -7 -3 -4C-2 -9 -1 -13 0 -17C1 -13 2 -9 3 -4C4 -7 7 -10 10 -15C15 -4 12 10 0 16Z'
