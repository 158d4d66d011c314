import { type Greatest, greatestOf } from '../greatest.ts'
import { columnsOf } from '../reels/columns.ts'
import { cycleOf } from '../reels/cycle.ts'
import { ROWS } from '../reels/sheet.ts'
import type { Hold, HoldSheet } from './rules.ts'

/** What the respins bring, in stakes, from so many coins on. */
export type Award = { mean: number; square: number; meanCoins: number; fullChance: number }

/** P(filled at the end), by a chain on the filled cells and the respins left. */
export function filledAtEnd({ respins, fillsOneIn }: Hold, cells: number, start: number): number[] {
  const chance = 1 / fillsOneIn
  const known = new Map<string, number[]>()
  const from = (filled: number, left: number): number[] => {
    const none = Array<number>(cells + 1).fill(0)
    if (left === 0 || filled === cells) return none.with(filled, 1)
    const key = `${filled} ${left}`
    const found = known.get(key)
    if (found) return found
    const empty = cells - filled
    for (let more = 0; more <= empty; more++) {
      const weight = choose(empty, more) * chance ** more * (1 - chance) ** (empty - more)
      const after = from(filled + more, more > 0 ? respins : left - 1)
      after.forEach((value, at) => {
        none[at] = (none[at] ?? 0) + weight * value
      })
    }
    known.set(key, none)
    return none
  }
  return from(start, respins)
}

function choose(all: number, some: number): number {
  let ways = 1
  for (let at = 1; at <= some; at++) ways = (ways * (all - some + at)) / at
  return ways
}

const NO_AWARD: Award = { mean: 0, square: 0, meanCoins: 0, fullChance: 0 }

export function awardOf(hold: Hold, cells: number, start: number): Award {
  const weights = hold.coins.reduce((sum, { weight }) => sum + weight, 0)
  const moment = (power: number) =>
    hold.coins.reduce((sum, { stakes, weight }) => sum + stakes ** power * weight, 0) / weights
  const [coin, spread] = [moment(1), moment(2) - moment(1) ** 2]
  const ends = filledAtEnd(hold, cells, start)
  const award: Award = { mean: 0, square: 0, meanCoins: 0, fullChance: ends[cells] ?? 0 }
  ends.forEach((chance, filled) => {
    const mean = coin * filled + (filled === cells ? hold.fullStakes : 0)
    award.mean += chance * mean
    award.square += chance * (mean * mean + filled * spread)
    award.meanCoins += chance * filled
  })
  return award
}

export type HoldFigures = {
  rtp: number
  hitRate: number
  deviation: number
  /** Of the return, the part that respins bring. */
  heldRtp: number
  /** Rounds for each with respins. */
  onceIn: number
  mostHundredths: number
  mostChance: number
}

/** All stops by the number of coins that they show, and for each number what the respins add. */
export function figuresOfHold(sheet: HoldSheet): HoldFigures {
  const { hold, lines } = sheet
  const classes = cycleOf({ ...sheet, columns: sheet.reels.map((reel) => columnsOf(reel)) })
  const cells = sheet.reels.length * ROWS
  const all = classes.reduce((sum, { weight }) => sum + weight, 0)
  const total = { mean: 0, square: 0, held: 0, hits: 0, triggers: 0 }
  const greatest: Greatest[] = []
  classes.forEach(({ weight, winning, sum, squareSum, most, mostWeight }, coins) => {
    const isHeld = coins >= hold.least
    const award = isHeld ? awardOf(hold, cells, coins) : NO_AWARD
    const [chance, pays, squares] = [
      weight / all,
      sum / lines.length / all,
      squareSum / lines.length ** 2 / all,
    ]
    total.mean += pays + chance * award.mean
    total.held += chance * award.mean
    total.square += squares + 2 * pays * award.mean + chance * award.square
    total.hits += (isHeld ? weight : winning) / all
    total.triggers += isHeld ? chance : 0
    const best = isHeld ? greatestHeld(hold, cells, award) : { most: 0, chance: 1 }
    if (weight > 0)
      greatest.push({
        most: most + lines.length * best.most,
        chance: (mostWeight / all) * best.chance,
      })
  })
  const { most, chance: mostChance } = greatestOf(greatest)
  return {
    rtp: total.mean,
    hitRate: total.hits,
    deviation: Math.sqrt(total.square - total.mean ** 2),
    heldRtp: total.held,
    onceIn: 1 / total.triggers,
    mostHundredths: Math.round((most * 100) / lines.length),
    mostChance,
  }
}

/** A full board, and the dearest coin in each of its cells. */
function greatestHeld({ coins, fullStakes }: Hold, cells: number, { fullChance }: Award): Greatest {
  const weights = coins.reduce((sum, { weight }) => sum + weight, 0)
  const coin = greatestOf(
    coins.map(({ stakes, weight }) => ({ most: stakes, chance: weight / weights })),
  )
  return { most: cells * coin.most + fullStakes, chance: fullChance * coin.chance ** cells }
}
