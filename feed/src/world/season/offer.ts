import { fairChance } from '@zar/betting/prices/chances'
import { bookOf } from '@zar/betting/prices/margin/books'
import { seasonChances } from '@zar/betting/prices/outright/season-chances'
import { priceOf } from '@zar/betting/prices/price'
import type { PriceRow } from '../../protocol/message.ts'
import type { Offered } from '../play.ts'
import { randomOf } from '../random.ts'
import type { Season } from './season.ts'
import { expectedOf, type Result } from './table.ts'

/** A chance of a half is met within half a point by this, two times of three. */
const TIMES = 10_000
const STEP = 500
/** Of scorers those alone who have so much of a chance: the others would all be at the greatest odds. */
const SCORER_MIN = 0.002

/**
 * What is offered of a season once these matches of it are over, from the one who is likeliest. The same results
 * make the same prices, before a restart and after it. Yields after a part of the work.
 */
export function* offerOfSeason(
  seed: string,
  season: Season,
  results: readonly Result[],
): Generator<void, Offered[]> {
  const random = randomOf(seed, 'season', season.id, results.length)
  const chances = yield* seasonChances(expectedOf(season, results), {
    random,
    times: TIMES,
    step: STEP,
  })
  return Object.entries(chances).flatMap(([key, all]) => {
    const least = key === 'outright.topscorer' ? SCORER_MIN : 0
    const offered = [...all]
      .filter(([, one]) => fairChance(one) >= least)
      .sort(([, one], [, other]) => fairChance(other) - fairChance(one))
    // A place that is taken for certain has no part in the margin of the others.
    const certain = offered.filter(([, one]) => fairChance(one) === 1)
    const open = new Map(offered.slice(certain.length))
    const prices = [
      ...certain.map(([selection]): PriceRow => [selection, null, 1_000_000]),
      ...[...priceOf(open, bookOf('football', key, false))].map(
        ([selection, { oddsMilli, fairPpm }]): PriceRow => [selection, oddsMilli, fairPpm],
      ),
    ]
    // What is as good as decided is not on sale.
    const isOpen = prices.filter(([, odds]) => odds !== null).length > 1
    return isOpen ? [{ key, line: null, prices }] : []
  })
}
