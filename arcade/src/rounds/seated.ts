import type { FinishReply, RoundsReply, SeedReply, Session, SpinReply } from '../protocol.ts'
import type { SeedCommand } from './rotate-seed.ts'
import type { SpinCommand } from './start-round.ts'

/** What can be done at a game, by a player at their seat or by a visitor at a demo. */
export type Seated = {
  read(): Promise<Session>
  spin(command: SpinCommand): Promise<SpinReply>
  finish(roundId: string): Promise<FinishReply>
  rotate(command: SeedCommand): Promise<SeedReply>
  rounds(): Promise<RoundsReply>
}
