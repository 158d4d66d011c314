import { baccaratModes } from './baccarat/modes.ts'
import { blackjackModes } from './blackjack/modes.ts'
import { diceModes } from './dice/modes.ts'
import { EARLIER_MODES } from './earlier/modes.ts'
import type { Json } from './game.ts'
import { hiLoModes } from './hi-lo/modes.ts'
import { holdemModes } from './holdem/modes.ts'
import { kenoModes } from './keno/modes.ts'
import { limboModes } from './limbo/modes.ts'
import { minesModes } from './mines/modes.ts'
import type { Declared, Modes } from './modes.ts'
import { plinkoModes } from './plinko/modes.ts'
import { rouletteModes } from './roulette/modes.ts'
import { scratchModes } from './scratch/modes.ts'
import { sicBoModes } from './sic-bo/modes.ts'
import { MACHINES } from './slot/machines.ts'
import { slotModes } from './slot/modes.ts'
import { videoPokerModes } from './video-poker/modes.ts'
import { wheelModes } from './wheel/modes.ts'

/** The modes of a game whose bets, moves and states are known to itself alone. */
export type AnyModes = Modes<Json, Json, Json>

/** What is declared is computed once: dice has some nineteen thousand modes. */
function anyModes<Bet extends Json, Move extends Json, State extends Json>(
  modes: Modes<Bet, Move, State>,
): AnyModes {
  let declared: readonly Declared[] | undefined
  return {
    ...(modes as unknown as AnyModes),
    declared() {
      declared ??= modes.declared()
      return declared
    },
  }
}

/** Of every game that the arcade plays, in the order of `GAMES`. */
export const MODES: readonly AnyModes[] = [
  ...slotModes.map((modes) => anyModes(modes)),
  ...MACHINES.map((modes) => anyModes(modes)),
  anyModes(minesModes),
  anyModes(plinkoModes),
  anyModes(diceModes),
  anyModes(limboModes),
  anyModes(kenoModes),
  anyModes(hiLoModes),
  anyModes(wheelModes),
  anyModes(scratchModes),
  anyModes(blackjackModes),
  anyModes(rouletteModes),
  anyModes(baccaratModes),
  anyModes(holdemModes),
  anyModes(videoPokerModes),
  anyModes(sicBoModes),
]

/** By the game's name on the commands, or by its code: as it is played now, or as a version has it. */
export const findModes = (name: string, version?: string): AnyModes | undefined =>
  [...MODES, ...EARLIER_MODES].find(
    ({ name: own, game }) =>
      (own === name || game.code === name) && (version ?? game.version) === game.version,
  )
