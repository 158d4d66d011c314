import { type MarketChances, winOrLose } from '../chances.ts'
import { chanceAbove, shift } from '../distributions/distribution.ts'
import { negativeBinomial } from '../distributions/negative-binomial.ts'
import type { OwnMarket } from '../model.ts'

const STATS = ['points', 'rebounds', 'assists'] as const
export type PlayerStats = Readonly<Record<(typeof STATS)[number], number>>
/** What a player is expected to do in a match. */
export type BasketballPlayer = PlayerStats & { id: string }

/** Variance over mean, assumed. */
const DISPERSIONS: PlayerStats = { points: 2.2, rebounds: 1.5, assists: 1.4 }
const NOTHING: PlayerStats = { points: 0, rebounds: 0, assists: 0 }

/** Each selection is a player, who wins over the line. `left`: share of the match to come. */
export const playerMarkets = (
  players: readonly BasketballPlayer[],
  soFar: ReadonlyMap<string, PlayerStats>,
  left: number,
): [string, OwnMarket][] =>
  STATS.map((stat) => [
    `player.${stat}`,
    (line): MarketChances =>
      new Map(
        players.map((player) => {
          const rest = negativeBinomial(player[stat] * left, DISPERSIONS[stat])
          const all = shift(rest, (soFar.get(player.id) ?? NOTHING)[stat])
          return [player.id, winOrLose(chanceAbove(all, Number(line)))]
        }),
      ),
  ])
