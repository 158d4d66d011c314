import type { ReactNode } from 'react'
import type { PublicBet } from '../../../rooms/protocol.ts'
import type { BetRow, RoomPlay } from '../room-screen.ts'
import { ChipBetsProvider } from './chip-bets-context.tsx'
import type { ChipTable } from './use-chip-bets.ts'

type Props = { play: RoomPlay; children: ReactNode }

/** Around stage and desk of a table of chips: they share what is laid. */
export const aroundChips = (table: ChipTable) =>
  function AroundChips({ play, children }: Props) {
    return (
      <ChipBetsProvider play={play} table={table}>
        {children}
      </ChipBetsProvider>
    )
  }

/** A bet on the list, by the names of its places. */
export const chipRow = (names: string, { returnKurus }: PublicBet): BetRow => ({
  course: names,
  isOut: (returnKurus ?? 0) > 0,
  isLost: returnKurus === 0,
})
