import { totalOf } from '../baccarat/rules.ts'
import type { Card } from '../cards.ts'
import type { Memory, SeenRounds } from '../rooms/memory.ts'

/** Who won the last coups. */
export const baccaratMemory = ({ past }: SeenRounds): Memory => ({
  kind: 'road',
  winners: past
    .map(({ shown }) => {
      const { player, banker } = shown as { player: Card[]; banker: Card[] }
      const difference = totalOf(player) - totalOf(banker)
      if (difference === 0) return 'tie' as const
      return difference > 0 ? ('player' as const) : ('banker' as const)
    })
    .toReversed(),
})
