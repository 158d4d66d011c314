import { type Limits, type Placed, sumOf } from '../../../games/bets.ts'
import type { Json } from '../../../games/game.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { type ChipRefusal, plus, whyNotLaid } from '../../kit/chips/placing.ts'
import type { RoomState } from '../room-state.ts'

/** The chips that a bet lies on its places, as the page sent it. */
export type ReadChips = (bet: Json) => Placed

export const chipsOf: ReadChips = (bet) => (bet as { bets?: Placed }).bets ?? []

/** All chips of these bets, by place. */
export const allChips = (bets: readonly Pick<OwnBet, 'bet'>[], read = chipsOf): Placed =>
  bets.reduce<Placed>((sum, { bet }) => plus(sum, read(bet)), [])

/** The chips of the player's last round before this one. */
export function lastChips({ view, mine }: RoomState, read = chipsOf): Placed {
  const before = mine.filter(
    ({ number, state }) => number !== view.round?.number && state !== 'back',
  )
  const last = Math.max(...before.map(({ number }) => number))
  return allChips(
    before.filter(({ number }) => number === last),
    read,
  )
}

/** What stands against these chips beside those that lie on the table already. */
export function whyNotBeside(
  onTable: Placed,
  draft: Placed,
  { limits, balanceKurus }: { limits: Limits; balanceKurus: number },
): ChipRefusal | undefined {
  // What lies there is paid for: the balance bounds the chips that are new.
  const all = { limits, balanceKurus: balanceKurus + sumOf(onTable) }
  const why = whyNotLaid(plus(onTable, draft), all)
  return why?.why === 'balance' ? { why: 'balance', mostKurus: balanceKurus } : why
}
