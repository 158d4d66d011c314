import { star } from '../../../screens/kit/art/shapes.ts'

/** The parts of a jar in a box of 100. Body and lid take their colours from the jar's class. */
export const BODY =
  'M34 26H66L63 34C80 40 90 54 88 68C86 84 70 92 50 92S14 84 12 68C10 54 20 40 37 34Z'
export const HANDLES = 'M20 44C8 42 6 58 15 60M80 44C92 42 94 58 85 60'
export const LID = 'M30 14H70V26H30Z'
export const STAR = star(50, 9, 8, 11)
