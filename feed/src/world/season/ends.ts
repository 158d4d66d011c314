import { poissonTerms } from '@zar/betting/prices/distributions/poisson'
import { chancesOf, type Model } from '@zar/betting/prices/model'
import type { Two } from '../fixture.ts'
import type { ScoreChance } from '../play.ts'

/** What is rarer changes no price. */
const LEAST = 1e-9
const GOALS_MAX = 12

const likely = (ends: readonly ScoreChance[]) => ends.filter(({ p }) => p > LEAST)

/** Goals of both sides, each Poisson. */
export function goalEnds([home, away]: Two): ScoreChance[] {
  const [ofHome, ofAway] = [poissonTerms(home, GOALS_MAX), poissonTerms(away, GOALS_MAX)]
  return likely(
    [...ofHome].flatMap((p, own) =>
      [...ofAway].map((q, other): ScoreChance => ({ score: [own, other], p: p * q })),
    ),
  )
}

/** Who leads by how much, overtime counted. */
export function marginEnds(model: Model): ScoreChance[] {
  const { from = 0, p = [] } = model.periods.get('match')?.margin ?? {}
  return likely(
    Array.from(p, (chance, at): ScoreChance => {
      const lead = from + at
      return { score: [Math.max(0, lead), Math.max(0, -lead)], p: chance }
    }),
  )
}

/** The score in sets or maps. */
export function seriesEnds(model: Model, name: 'sets' | 'maps'): ScoreChance[] {
  const chances = chancesOf(model, { key: `match.${name}`, line: null }) ?? new Map()
  return likely(
    [...chances].map(([score, { win }]): ScoreChance => {
      const [home = 0, away = 0] = score.split(':').map(Number)
      return { score: [home, away], p: win }
    }),
  )
}
