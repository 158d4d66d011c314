import { handicapRule, totalRule } from '../period-rules.ts'
import { isNumber, linesFrom } from '../quarter-lines.ts'
import { SIDES, won, YES_NO, yesNo } from '../results.ts'
import { lined, picks, type Rules } from '../rule.ts'
import type { EsportsFacts } from './facts.ts'
import { esportsRules, MAP, ofMap, sideOfMap } from './maps.ts'

/** Rounds of a half: the first of each is a pistol round. */
const HALF = { cs2: 12, valorant: 12 } as const

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
        (facts, line) => {
          const { maps, current } = facts
          const isPlayed = current !== undefined && number === (maps?.length ?? 0) + 1
          const winners = isPlayed
            ? current.roundWinners
            : ofMap(number, ({ roundWinners }) => roundWinners)(facts)
          if (!winners || winners === 'void') return winners
          const side = winners[line / 4 - 1]
          if (side) return won(SIDES, side)
          return isPlayed ? undefined : 'void'
        },
        isNumber,
      ),
    }
  })

export const cs2Rules = shooterRules(HALF.cs2)
export const valorantRules = shooterRules(HALF.valorant)
