import type {
  BeginReply,
  FinishReply,
  MoveReply,
  RoundsReply,
  SeedReply,
  Session,
} from '../../protocol.ts'
import type { MoveCommand } from '../make-move.ts'
import type { SeedCommand } from '../seeds/rotate-seed.ts'
import type { BeginCommand } from '../start-round.ts'

/** What can be done at a game, by a player at their seat or by a visitor at a demo. */
export type Seated = {
  read(): Promise<Session>
  begin(command: BeginCommand): Promise<BeginReply>
  move(command: MoveCommand): Promise<MoveReply>
  finish(roundId: string): Promise<FinishReply>
  rotate(command: SeedCommand): Promise<SeedReply>
  rounds(): Promise<RoundsReply>
}
