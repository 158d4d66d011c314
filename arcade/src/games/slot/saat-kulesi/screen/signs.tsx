import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import type { DrumSheet } from '../rules.ts'
import { DRUM_WORDS } from './words.ts'

type Props = {
  sheet: DrumSheet
  /** Symbols of a line that has won. */
  lit: ReadonlySet<string>
  pictures: ReadonlyMap<string, string>
  language: Language
}

/** The pay table, enamelled on two signs beside the machine. */
export function Signs({ sheet, lit, pictures, language }: Props) {
  const words = DRUM_WORDS[language]
  const pays = Object.entries(sheet.pays)
  const half = Math.ceil(pays.length / 2)
  return [pays.slice(0, half), pays.slice(half)].map((rows, side) => (
    <ul
      key={rows[0]?.[0]}
      className={`drums__sign drums__sign--${side === 0 ? 'left' : 'right'}`}
      aria-label={words.pays}
    >
      {rows.map(([symbol, hundredths]) => (
        <li key={symbol} className={lit.has(symbol) ? 'drums__pay--on' : ''}>
          <img src={pictures.get(symbol)} alt={words.symbols[symbol] ?? symbol} />
          <span>{words.alike}</span>
          <b className="num">{timesText(hundredths, language)}</b>
        </li>
      ))}
    </ul>
  ))
}
