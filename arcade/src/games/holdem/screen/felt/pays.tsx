import { Fragment } from 'react'
import type { Language } from '../../../../protocol.ts'
import { percent } from '../../../../screens/figures.ts'
import { HAND_NAMES } from '../../../../screens/kit/card-words.ts'
import { HANDS, type Hand } from '../../../poker.ts'
import { holdemModes } from '../../modes.ts'
import { AA_PAYS, ACES_PAY, ANTE_PAYS } from '../../rules.ts'
import { HOLDEM_WORDS } from '../words.ts'

type Row = { key: string; name: string; odds: number }
export type Table = 'ante' | 'aa'

/** From the best hand down. AA+ pays the same from a pair of aces to a straight. */
export function rowsOf(table: Table, language: Language): Row[] {
  const pays = table === 'ante' ? ANTE_PAYS : AA_PAYS
  const words = HOLDEM_WORDS[language]
  const rows = HANDS.toReversed().flatMap((hand) => {
    const odds = pays[hand]
    const isApart = odds !== undefined && (table === 'ante' || odds !== ACES_PAY)
    return isApart ? [{ key: hand, name: HAND_NAMES[language][hand], odds }] : []
  })
  const last =
    table === 'ante'
      ? { key: 'other', name: words.otherHands, odds: 1 }
      : { key: 'aces', name: words.acesToStraight, odds: ACES_PAY }
  return [...rows, last]
}

/** The row that pays for this hand, where the bet is won. */
export function rowFor(table: Table, hand: Hand): string {
  const isApart =
    table === 'ante' ? ANTE_PAYS[hand] !== undefined : (AA_PAYS[hand] ?? ACES_PAY) !== ACES_PAY
  if (isApart) return hand
  return table === 'ante' ? 'other' : 'aces'
}

type Props = { table: Table; language: Language; row?: string | undefined; className?: string }

export function OddsTable({ table, language, row, className = '' }: Props) {
  const words = HOLDEM_WORDS[language]
  return (
    <table className={`holdem__odds num ${className}`}>
      <caption>{words.oddsTable(words.places[table])}</caption>
      <tbody>
        {rowsOf(table, language).map(({ key, name, odds }) => (
          <tr key={key} className={key === row ? 'holdem__row--now' : ''}>
            <th scope="row">{name}</th>
            <td>{words.odds(odds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Both tables, each with the return of its bet. */
export const Paytable = ({ language }: { language: Language }) =>
  (['ante', 'aa'] as const).map((table) => (
    <Fragment key={table}>
      <OddsTable table={table} language={language} />
      <p>{HOLDEM_WORDS[language].returnOf(percent(returnBp(table), language))}</p>
    </Fragment>
  ))

export const returnBp = (table: Table): number => {
  const bet = holdemModes.declared().find(({ mode }) => mode === table)
  return Math.round((bet?.rtp ?? 0) * 10_000)
}
