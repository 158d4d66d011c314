import { Refusal } from '../refusal.ts'
import type { Runner } from '../store/database.ts'
import { whyStopped } from '../store/game-stops.ts'
import type { Arcade } from './arcade.ts'

/** No new round at a game that was stopped by command or closed by the self-check; open ones go on (GAM-13). */
export async function refuseIfStopped(
  { closed }: Pick<Arcade, 'closed'>,
  runner: Runner,
  gameCode: string,
): Promise<void> {
  if (closed.has(gameCode) || (await whyStopped(runner, gameCode)))
    throw new Refusal('game_stopped')
}
