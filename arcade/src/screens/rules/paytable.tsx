import './pays.css'
import type { GameSheet, Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { RULES } from './words.ts'

type Props = {
  sheet: GameSheet
  language: Language
  stakeKurus: number
  /** Each symbol's picture as an address. */
  pictures: ReadonlyMap<string, string>
}
type SheetSymbol = GameSheet['symbols'][number]

const COUNTS = [5, 4, 3] as const

/** What each symbol pays at a stake, in money. */
export function Paytable({ sheet, language, stakeKurus, pictures }: Props) {
  const words = RULES[language]
  return (
    <section className="pays">
      <p className="pays__note num">{words.paysNote(money(stakeKurus))}</p>
      <ul className="pays__list">
        {sheet.symbols.map((symbol) => (
          <li key={symbol.id} className="pay">
            <img src={pictures.get(symbol.id)} alt="" width={56} height={56} />
            <div>
              <b>{symbol.name[language]}</b>
              {symbol.role !== 'plain' && <small className="tag">{words[symbol.role]}</small>}
              <dl className="num">
                {COUNTS.map((count) => (
                  <div key={count}>
                    <dt>{count}</dt>
                    <dd>{paidFor(sheet, symbol, count, stakeKurus)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function paidFor(sheet: GameSheet, { role, pays }: SheetSymbol, count: number, stakeKurus: number) {
  const multiple = pays[count - 3] ?? 0
  const baseKurus = role === 'scatter' ? stakeKurus : stakeKurus / sheet.lines.length
  return multiple ? money(multiple * baseKurus) : '–'
}
