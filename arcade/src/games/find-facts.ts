import { baccaratFacts } from './baccarat/facts.ts'
import { blackjackFacts } from './blackjack/facts.ts'
import { diceFacts } from './dice/facts.ts'
import type { Facts } from './facts.ts'
import { hiLoFacts } from './hi-lo/facts.ts'
import { holdemFacts } from './holdem/facts.ts'
import { kenoFacts } from './keno/facts.ts'
import { limboFacts } from './limbo/facts.ts'
import { minesFacts } from './mines/facts.ts'
import { plinkoFacts } from './plinko/facts.ts'
import { ROOM_FACTS } from './rooms/room-facts.ts'
import { rouletteFacts } from './roulette/facts.ts'
import { scratchFacts } from './scratch/facts.ts'
import { sicBoFacts } from './sic-bo/facts.ts'
import { LINES_FACTS } from './slot/lale-devri/facts.ts'
import { MACHINE_FACTS } from './slot/machine-facts.ts'
import { videoPokerFacts } from './video-poker/facts.ts'
import { wheelFacts } from './wheel/facts.ts'

/** Of every game that is not a slot, by its folder, in the order of `GAMES`. */
export const FACTS_BY_FOLDER = {
  mines: minesFacts,
  plinko: plinkoFacts,
  dice: diceFacts,
  limbo: limboFacts,
  keno: kenoFacts,
  'hi-lo': hiLoFacts,
  wheel: wheelFacts,
  scratch: scratchFacts,
  blackjack: blackjackFacts,
  roulette: rouletteFacts,
  baccarat: baccaratFacts,
  holdem: holdemFacts,
  'video-poker': videoPokerFacts,
  'sic-bo': sicBoFacts,
} as const satisfies Record<string, Facts>

const byCode = new Map<string, Facts>(
  [...Object.values(FACTS_BY_FOLDER), ...MACHINE_FACTS, ...LINES_FACTS, ...ROOM_FACTS].map(
    (facts) => [facts.code, facts],
  ),
)

export const findFacts = (code: string): Facts | undefined => byCode.get(code)
