import type { Json } from '../game.ts'
import type { Modes } from '../modes.ts'
import { oneSeedModes } from '../plinko/earlier/one-seed.ts'
import { earlierSlotModes } from '../slot/modes.ts'

/** What a game stores of a round is its own. */
const anyModes = <Bet extends Json, Move extends Json, State extends Json>(
  modes: Modes<Bet, Move, State>,
) => modes as unknown as Modes<Json, Json, Json>

/** The rules and returns of every earlier version (`versions.ts`), named `game@version` on the commands. */
export const EARLIER_MODES: readonly Modes<Json, Json, Json>[] = [
  ...earlierSlotModes.map((modes) => anyModes(modes)),
  anyModes(oneSeedModes),
]
