import { createContext, type ReactNode, useContext } from 'react'
import type { RoomPlay } from '../room-screen.ts'
import { type ChipBets, type ChipTable, useChipBets } from './use-chip-bets.ts'

const Context = createContext<ChipBets | null>(null)

type Props = { play: RoomPlay; table: ChipTable; children: ReactNode }

/** Stage and desk of a table share the player's chips. */
export const ChipBetsProvider = ({ play, table, children }: Props) => (
  <Context.Provider value={useChipBets(play, table)}>{children}</Context.Provider>
)

export function useTableChips(): ChipBets {
  const bets = useContext(Context)
  if (!bets) throw new Error('no table of chips is around')
  return bets
}
