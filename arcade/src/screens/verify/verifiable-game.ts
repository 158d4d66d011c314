import type { GameSheet } from '../../protocol.ts'

/** A game whose rounds the page computes. */
export type VerifiableGame = {
  code: string
  name: string
  /** Of a slot. */
  sheet?: GameSheet
}
