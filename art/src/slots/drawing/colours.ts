/** A title's colours: its light and its depth, an accent, and what lies under words. */
export type Colours = { lit: string; deep: string; accent: string; plate: string }
