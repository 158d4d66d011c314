/** A game whose rounds the page computes. */
export type VerifiableGame = {
  code: string
  name: string
  /** A slot of twenty lines: its bet is a stake alone. */
  isOfLines?: boolean
}
