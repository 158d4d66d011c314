import type { Language } from '../../../protocol.ts'
import { percent } from '../../../screens/figures.ts'
import { PaysTable } from '../../../screens/kit/pays-table.tsx'
import { range } from '../../shuffle.ts'
import { FELT, type Place, returnBp } from './places.ts'
import { fullOdds } from './texts.ts'
import { SIC_BO_WORDS } from './words.ts'

const KINDS = ['even', 'anyTriple', 'triple', 'pair', 'single'] as const

/** Every kind of bet with what it pays and returns; the totals in twos that pay alike. */
export function Paytable({ language }: { language: Language }) {
  const words = SIC_BO_WORDS[language]
  const { pays } = words
  const row = (name: string, at: Place | undefined) =>
    at ? [name, fullOdds(at, language), percent(returnBp(at.place), language)] : [name]
  return (
    <PaysTable
      heads={[pays.bet, pays.odds, pays.returns]}
      rows={[
        ...KINDS.map((kind) =>
          row(
            words.kinds[kind],
            FELT.find((at) => at.kind === kind),
          ),
        ),
        ...range(4, 10).map((total) =>
          row(
            words.totals(total, 21 - total),
            FELT.find(({ place }) => place === `total:${total}`),
          ),
        ),
      ]}
    />
  )
}
