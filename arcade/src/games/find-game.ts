import { baccarat } from './baccarat/rules.ts'
import { blackjack } from './blackjack/rules.ts'
import { dice } from './dice/rules.ts'
import { EARLIER_MODES } from './earlier/modes.ts'
import type { Game, Json } from './game.ts'
import { hiLo } from './hi-lo/rules.ts'
import { holdem } from './holdem/rules.ts'
import { keno } from './keno/rules.ts'
import { limbo } from './limbo/rules.ts'
import { mines } from './mines/rules.ts'
import { plinko } from './plinko/rules.ts'
import { roulette } from './roulette/rules.ts'
import { scratch } from './scratch/rules.ts'
import { sicBo } from './sic-bo/rules.ts'
import { MACHINES } from './slot/machines.ts'
import { SLOTS } from './slot/slots.ts'
import { videoPoker } from './video-poker/rules.ts'
import { wheel } from './wheel/rules.ts'

/** A game whose bets, moves and states are known to itself alone. */
export type AnyGame = Game<Json, Json, Json>

/** What a game reads and stores is its own: nobody else looks into it. */
const anyGame = <Bet extends Json, Move extends Json, State extends Json>(
  game: Game<Bet, Move, State>,
) => game as unknown as AnyGame

/** Every game that the arcade plays. */
export const GAMES: readonly AnyGame[] = [
  ...SLOTS.map((slot) => anyGame(slot)),
  ...MACHINES.map(({ game }) => game),
  anyGame(mines),
  anyGame(plinko),
  anyGame(dice),
  anyGame(limbo),
  anyGame(keno),
  anyGame(hiLo),
  anyGame(wheel),
  anyGame(scratch),
  anyGame(blackjack),
  anyGame(roulette),
  anyGame(baccarat),
  anyGame(holdem),
  anyGame(videoPoker),
  anyGame(sicBo),
]

const EVERY_VERSION = [...GAMES, ...EARLIER_MODES.map(({ game }) => game)]
const byCode = new Map(
  GAMES.map(({ code }) => [code, EVERY_VERSION.filter((game) => game.code === code)]),
)

/** Every version of a game that is known here: the one that is played now first. */
export const versionsOf = (code: string): readonly AnyGame[] => byCode.get(code) ?? []

/** A game as it is played now, or by the rules of a version. */
export const findGame = (code: string, version?: string): AnyGame | undefined =>
  versionsOf(code).find((game) => version === undefined || game.version === version)
