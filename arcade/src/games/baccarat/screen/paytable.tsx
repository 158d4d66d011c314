import type { Language } from '../../../protocol.ts'
import { percent } from '../../../screens/figures.ts'
import { PaysTable } from '../../../screens/kit/pays-table.tsx'
import { range } from '../../shuffle.ts'
import { bankerDraws, type Place } from '../rules.ts'
import { oddsOf, PLACES } from './shown.ts'
import { oddsText } from './texts.ts'
import { BACCARAT_WORDS } from './words.ts'

/** Hundredths of a percent that each bet returns; counting all coups takes too long in a page. */
export const RETURNS_BP: Record<Place, number> = {
  player: 9_876,
  banker: 9_894,
  tie: 9_515,
  playerPair: 9_710,
  bankerPair: 9_710,
}

export function Paytable({ language }: { language: Language }) {
  const words = BACCARAT_WORDS[language]
  const { pays, drawing } = words
  return (
    <>
      <PaysTable
        heads={[pays.bet, pays.odds, pays.returns]}
        rows={PLACES.map((place) => [
          words.places[place],
          oddsText(oddsOf(place), language),
          percent(RETURNS_BP[place], language),
        ])}
      />
      <PaysTable
        caption={drawing.title}
        heads={[drawing.total, drawing.draws]}
        rows={range(0, 7).map((total) => [String(total), drawsText(total, language)])}
      />
    </>
  )
}

/** On which third cards of the player the banker draws: `2–7 ise çeker`. */
export function drawsText(total: number, language: Language): string {
  const words = BACCARAT_WORDS[language]
  const counts = range(0, 9).filter((third) => bankerDraws(total, third))
  if (counts.length === 0) return words.drawing.stands
  if (counts.length === 10) return words.drawing.always
  const runs: number[][] = []
  for (const count of counts) {
    const run = runs.at(-1)
    if (run && run.at(-1) === count - 1) run.push(count)
    else runs.push([count])
  }
  const texts = runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`))
  return words.draws(texts.join(', '))
}
