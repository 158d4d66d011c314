import { personalNoContext } from './player.ts'
import { secretContext } from './two-step/second-step.ts'

/** The encrypted columns of players, for whoever encrypts them anew. */
export const PLAYER_ENCRYPTED = [
  { table: 'player', owner: 'id', column: 'personal_no_sealed', contextOf: personalNoContext },
  { table: 'two_step', owner: 'player_id', column: 'secret_sealed', contextOf: secretContext },
] as const
