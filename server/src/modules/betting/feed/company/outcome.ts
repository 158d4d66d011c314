import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'

export type ToldResult = {
  result: number
  /** The part of the stake that is given back. */
  void: number
  voidReason: number | null
  deadHeat: DeadHeat | null
}

/** What a result and its part that is given back mean. */
export function outcomeOf({ result, void: part, voidReason, deadHeat }: ToldResult): Outcome {
  if (part === 1) return voidReason === null ? 'push' : 'void'
  if (deadHeat) return 'dead-heat'
  if (part > 0) return result === 1 ? 'half-win' : 'half-loss'
  return result === 1 ? 'win' : 'loss'
}
