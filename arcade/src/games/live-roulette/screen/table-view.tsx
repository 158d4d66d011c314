import { createContext, type ReactNode, useContext, useState } from 'react'
import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import type { FeltTable } from '../../roulette/screen/felt/felt-table.ts'
import { NEIGHBOURS_MOST } from '../../roulette/screen/felt/track.ts'
import type { Press } from '../../roulette/screen/shown.ts'

/** What the table shows: the felt, or the racetrack in its place. */
type View = 'felt' | 'track'
type TableView = {
  view: View
  table: FeltTable
  turn: () => void
  moreNeighbours: () => void
}

const Context = createContext<TableView | null>(null)

/** The boards of the table, and which of the two is shown, for stage and desk. */
export function TableViewProvider({ play, children }: { play: RoomPlay; children: ReactNode }) {
  const bets = useTableChips()
  const [view, setView] = useState<View>('felt')
  const [asked, setAsked] = useState<View | null>(null)
  const [neighbours, setNeighbours] = useState(2)
  const chipsOf = ({ chips }: Press) =>
    chips.map(({ place, count }) => ({ place, stakeKurus: count * bets.chip * 100 }))
  const show = (next: View) => {
    setView(next)
    setAsked(next)
  }
  useKeys((event) => {
    const key = event.repeat || !play.hasSingleKeys ? undefined : keyFor(event)
    if (key === 'n') show(view === 'felt' ? 'track' : 'felt')
    else if (key?.startsWith('Arrow')) setAsked(view)
    else return
    event.preventDefault()
  })
  const table: FeltTable = {
    language: play.language,
    isOpen: bets.isOpen,
    isTaking: false,
    neighbours,
    press: (what) => bets.lay(chipsOf(what)),
    take: (what) => bets.lift(chipsOf(what)),
    asked,
    onFocused: () => setAsked(null),
  }
  const value: TableView = {
    view,
    table,
    turn: () => setView(view === 'felt' ? 'track' : 'felt'),
    moreNeighbours: () => setNeighbours((neighbours % NEIGHBOURS_MOST) + 1),
  }
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useTableView(): TableView {
  const view = useContext(Context)
  if (!view) throw new Error('no roulette table is around')
  return view
}
