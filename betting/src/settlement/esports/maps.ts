import { type PairOf, winnerRule } from '../period-rules.ts'
import { eachPart, partsRules } from '../rallies/best-of.ts'
import { SIDES, won } from '../results.ts'
import { type Plain, picks, type Rule, type Rules, type Settled } from '../rule.ts'
import type { EsportsFacts, EsportsMap } from './facts.ts'

type Facts = EsportsFacts
export const MATCH: Plain<Facts> = { stopGroup: 'goals', price: 'm' }
export const MAP: Plain<Facts> = { stopGroup: 'period', price: 'm' }

/** Reads something of a map; `void` where the map was not played or was given up before it began. */
export const ofMap =
  <Answer>(number: number, read: (map: EsportsMap) => Answer) =>
  ({ maps }: Facts): Answer | 'void' | undefined => {
    if (!maps) return undefined
    const map = maps[number - 1]
    return map && !map.isForfeit ? read(map) : 'void'
  }

/** Which of the sides did something in a map; void where neither did. */
export const sideOfMap = (
  number: number,
  read: (map: EsportsMap) => '1' | '2' | null | undefined,
  about = MAP,
): Rule<Facts> =>
  picks(about, SIDES, (facts): Settled => {
    const side = ofMap(number, read)(facts)
    if (side === null) return 'void'
    return side === undefined || side === 'void' ? side : won(SIDES, side)
  })

const maps: PairOf<Facts> = ({ maps }) =>
  maps && [
    maps.filter(({ winner }) => winner === '1').length,
    maps.filter(({ winner }) => winner === '2').length,
  ]

/** The match in maps, and each map by the rules of its game. */
export const esportsRules = (ofGame: (number: number) => Rules<Facts>): Rules<Facts> => ({
  ...partsRules('maps', MATCH, maps),
  ...eachPart('map', (number) => ({
    winner: winnerRule(
      MAP,
      ofMap(number, ({ winner }) => (winner === '1' ? ([1, 0] as const) : ([0, 1] as const))),
    ),
    ...ofGame(number),
  })),
})
