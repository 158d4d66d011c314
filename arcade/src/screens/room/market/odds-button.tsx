import type { ReactNode } from 'react'
import type { Language } from '../../../protocol.ts'
import { keepFocus } from '../../kit/keep-focus.ts'
import { oddsText } from './book.ts'
import type { Slip } from './slip/use-slip.ts'
import { MARKET_WORDS } from './words.ts'

type Props = {
  slip: Slip
  place: string
  language: Language
  /** Its full name, for those who do not see where it stands. */
  name: string
  children?: ReactNode
}

/** One price to select; hatched while there is none. */
export function OddsButton({ slip, place, language, name, children }: Props) {
  const price = slip.book.offered === undefined ? undefined : slip.book.priceOf(place)
  const words = MARKET_WORDS[language]
  const isShut = price === undefined
  return (
    <button
      type="button"
      className={`odd num${isShut ? ' odd--shut' : ''}`}
      aria-pressed={slip.selection?.place === place}
      aria-disabled={isShut}
      aria-label={isShut ? words.shutOdds(name) : words.odds(name, oddsText(price))}
      onMouseDown={keepFocus}
      onClick={() => slip.toggle(place)}
    >
      {children && <span>{children}</span>} <b>{isShut ? '—' : oddsText(price)}</b>
    </button>
  )
}
