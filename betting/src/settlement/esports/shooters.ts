import { handicapRule, totalRule } from '../period-rules.ts'
import { isNumber, linesFrom } from '../quarter-lines.ts'
import { SIDES, won, YES_NO, yesNo } from '../results.ts'
import { lined, picks, type Rules, type Settled } from '../rule.ts'
import type { EsportsFacts } from './facts.ts'
import { esportsRules, MAP, ofMap, sideOfMap } from './maps.ts'

/** Rounds of a half: the first of each is a pistol round. */
const HALF = { cs2: 12, valorant: 12 } as const

/** Who won a round of a map, also of the one that is played; void where the map ended before it. */
function roundOf(facts: EsportsFacts, number: number, round: number): Settled {
  const { maps, current } = facts
  if (current && number === (maps?.length ?? 0) + 1) {
    const side = current.roundWinners?.[round - 1]
    return side && won(SIDES, side)
  }
  const winners = ofMap(number, ({ roundWinners }) => roundWinners)(facts)
  if (!winners || winners === 'void') return winners
  const side = winners[round - 1]
  return side ? won(SIDES, side) : 'void'
}

const shooterRules = (half: number): Rules<EsportsFacts> =>
  esportsRules((number) => {
    const rounds = ofMap(number, (map) => map.rounds)
    const pistol = (round: number) => sideOfMap(number, (map) => map.roundWinners?.[round - 1])
    return {
      'rounds.total': totalRule(MAP, rounds, linesFrom(15.5, 36.5, 0.5)),
      'rounds.ah': handicapRule(MAP, rounds, linesFrom(-10.5, 10.5, 0.5)),
      pistol1: pistol(1),
      pistol2: pistol(half + 1),
      overtime: picks(MAP, YES_NO, (facts) => {
        const was = ofMap(number, ({ hasOvertime }) => hasOvertime)(facts)
        return was === undefined || was === 'void' ? was : yesNo(was)
      }),
      round: lined(
        MAP,
        SIDES,
        linesFrom(1, 48, 1),
        (facts, line) => roundOf(facts, number, line / 4),
        isNumber,
      ),
    }
  })

export const cs2Rules = shooterRules(HALF.cs2)
export const valorantRules = shooterRules(HALF.valorant)
