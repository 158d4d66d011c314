import type { Language } from '../../../../protocol.ts'
import type { Press } from '../shown.ts'

/** What the boards of a roulette table ask of it, whoever takes the chips. */
export type FeltTable = {
  language: Language
  /** Chips can be laid. */
  isOpen: boolean
  /** A press takes a chip in place of laying one. */
  isTaking: boolean
  /** On each side of a number of the racetrack. */
  neighbours: number
  press: (what: Press) => void
  take: (what: Press) => void
  /** The board that a key of the page asked to have the focus, until it has it. */
  asked: 'felt' | 'track' | null
  onFocused: () => void
}
