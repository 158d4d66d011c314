import { Refusal } from '../refusal.ts'
import type { Runner } from '../store/database.ts'
import { whyStopped } from '../store/game-stops.ts'
import type { Arcade } from './arcade.ts'

/** Whether the game was stopped by command or closed by the self-check (GAM-13). */
export async function isStopped(
  { closed }: Pick<Arcade, 'closed'>,
  runner: Runner,
  gameCode: string,
): Promise<boolean> {
  return closed.has(gameCode) || (await whyStopped(runner, gameCode)) !== undefined
}

/** No new round at a stopped game; open ones go on. */
export async function refuseIfStopped(
  machine: Pick<Arcade, 'closed'>,
  runner: Runner,
  gameCode: string,
): Promise<void> {
  if (await isStopped(machine, runner, gameCode)) throw new Refusal('game_stopped')
}
