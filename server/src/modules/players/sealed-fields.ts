import { personalNoContext } from './player.ts'
import { secretContext } from './two-step/second-step.ts'

/** The sealed columns of players, for whoever seals them anew. */
export const PLAYER_SEALED = [
  { table: 'player', owner: 'id', column: 'personal_no_sealed', contextOf: personalNoContext },
  { table: 'two_step', owner: 'player_id', column: 'secret_sealed', contextOf: secretContext },
] as const
