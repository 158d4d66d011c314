import type { MouseEvent } from 'react'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { Icon } from '../../../screens/icon.tsx'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { OddsTable, type Table } from './pays.tsx'
import type { Frame, Options } from './shown.ts'
import { HOLDEM_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame> & {
  /** The rows that are paid. */
  rows: Partial<Record<Table, string>>
}

/** The pay tables of the felt, and the button that opens them where it has no room for them. */
export function PaysOnTable({ play: { language }, options, onOptions, rows }: Props) {
  const words = HOLDEM_WORDS[language]
  const { arePaysOpen } = options
  // A press on the stage ends what is told; one here does not.
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    onOptions({ arePaysOpen: !arePaysOpen })
  }
  return (
    <>
      <button
        type="button"
        className="holdem__door"
        aria-expanded={arePaysOpen}
        onMouseDown={keepFocus}
        onClick={press}
      >
        <Icon name={arePaysOpen ? 'close' : 'grid'} /> {words.pays}
      </button>
      <div className={`holdem__pays${arePaysOpen ? ' holdem__pays--open' : ''}`}>
        {(['ante', 'aa'] as const).map((table) => (
          <OddsTable
            key={table}
            table={table}
            language={language}
            row={rows[table]}
            className={`holdem__odds--${table}`}
          />
        ))}
      </div>
    </>
  )
}
