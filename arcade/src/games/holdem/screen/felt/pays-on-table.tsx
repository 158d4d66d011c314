import type { MouseEvent } from 'react'
import type { Language } from '../../../../protocol.ts'
import { Icon } from '../../../../screens/icon.tsx'
import { keepFocus } from '../../../../screens/kit/keep-focus.ts'
import { HOLDEM_WORDS } from '../words.ts'
import { OddsTable, type Table } from './pays.tsx'

type Props = {
  language: Language
  /** Where the felt has no room for the tables: whether they lie over it. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The rows that are paid. */
  rows: Partial<Record<Table, string>>
}

/** The pay tables of the felt, and the button that opens them where it has no room for them. */
export function PaysOnTable({ language, isOpen, onOpen, rows }: Props) {
  const words = HOLDEM_WORDS[language]
  // A press on the stage ends what is told; one here does not.
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    onOpen(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        className="holdem__door"
        aria-expanded={isOpen}
        onMouseDown={keepFocus}
        onClick={press}
      >
        <Icon name={isOpen ? 'close' : 'grid'} /> {words.pays}
      </button>
      <div className={`holdem__pays${isOpen ? ' holdem__pays--open' : ''}`}>
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
