import type { Arcade } from './arcade.ts'
import { seatedAtDemo } from './demo/play-demo.ts'
import { finishRound } from './finish-round.ts'
import { listRounds } from './list-rounds.ts'
import { readSession, sessionOf } from './open-session.ts'
import { rotateSeed } from './rotate-seed.ts'
import type { Seated } from './seated.ts'
import { startRound } from './start-round.ts'

/** Whom the page's token was given to. Throws `session_unknown`. */
export async function seatOfToken(arcade: Arcade, token: string): Promise<Seated> {
  const demo = arcade.demos.find(token)
  if (demo) return seatedAtDemo(arcade, demo)
  const session = await sessionOf(arcade, token)
  return {
    read: () => readSession(arcade, session),
    spin: (command) => startRound(arcade, session, command),
    finish: (roundId) => finishRound(arcade, session, roundId),
    rotate: (command) => rotateSeed(arcade, session, command),
    rounds: () => listRounds(arcade, session),
  }
}
