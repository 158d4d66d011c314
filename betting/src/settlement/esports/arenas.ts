import { handicapRule, totalRule } from '../period-rules.ts'
import { linesFrom, overUnder } from '../quarter-lines.ts'
import { OVER_UNDER } from '../results.ts'
import { lined, type Rules } from '../rule.ts'
import type { EsportsFacts } from './facts.ts'
import { esportsRules, MAP, ofMap, sideOfMap } from './maps.ts'

const TEN_KILLS = 10

const arenaRules = (firsts: readonly string[]): Rules<EsportsFacts> =>
  esportsRules((number) => {
    const kills = ofMap(number, (map) => map.kills)
    return {
      'kills.total': totalRule(MAP, kills, linesFrom(15.5, 80.5, 0.5)),
      'kills.ah': handicapRule(MAP, kills, linesFrom(-20.5, 20.5, 0.5)),
      duration: lined(MAP, OVER_UNDER, linesFrom(20.5, 60.5, 0.5), (facts, line) => {
        const seconds = ofMap(number, ({ durationS }) => durationS)(facts)
        if (seconds === undefined || seconds === 'void') return seconds
        return overUnder(Math.sign(seconds * 4 - line * 60), 0)
      }),
      race: {
        ...sideOfMap(number, ({ tenKills }) => tenKills),
        lines: ['10'],
        takes: (line) => line === 4 * TEN_KILLS,
      },
      ...Object.fromEntries(
        firsts.map((what) => [`first${what}`, sideOfMap(number, (map) => map.firsts?.[what])]),
      ),
    }
  })

export const lolRules = arenaRules(['blood', 'tower', 'dragon', 'baron'])
export const dota2Rules = arenaRules(['blood', 'tower', 'roshan'])
