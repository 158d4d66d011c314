import { HAND_MOVES } from '../../blackjack/play.ts'
import type { Random } from '../../game.ts'
import { range } from '../../shuffle.ts'
import { type Bet, SEATS } from '../bets.ts'
import { at, behind, openTable } from './open-table.ts'

/**
 * A round in which `chance` sits down, bets behind, insures, plays and comes late, and has wallets that
 * refuse. Stakes are whole `unitKurus`.
 */
export function playByChance(random: () => Random, chance: Random, unitKurus = 500) {
  const isSo = (of: number) => chance.below(of) === 0
  const first = chance.below(SEATS)
  const places = range(0, SEATS - 1).filter((place) => place === first || isSo(2))
  const bets: Bet[] = places.flatMap((place) => [
    at(place, unitKurus * (1 + chance.below(4))),
    ...(isSo(2) ? [behind(place, { stakeKurus: unitKurus, follows: !isSo(3) })] : []),
  ])
  const table = openTable(random, ...bets)
  for (const { id } of table.placed) if (isSo(4)) table.poor.add(id)
  table.to('dealing')
  while (table.phase !== 'result') {
    const { phase } = table.playing
    if (phase === 'insurance') answerSome()
    if (phase === 'turn') playOne()
    else if (table.playing.phase === phase) table.pass()
  }
  return table

  function answerSome(): void {
    for (const { id } of table.placed) if (isSo(3)) table.give(id, { insure: isSo(2) })
  }

  function playOne(): void {
    if (isSo(9)) {
      table.pass()
      return
    }
    const play = HAND_MOVES[chance.below(HAND_MOVES.length)] ?? 'stand'
    table.placed.some(({ id }) => table.play(id, play) === undefined)
  }
}
