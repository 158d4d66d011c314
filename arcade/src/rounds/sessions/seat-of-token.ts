import type { Arcade } from '../arcade.ts'
import { seatedAtDemo } from '../demo/play-demo.ts'
import { finishRound } from '../finish-round.ts'
import { listRounds } from '../list-rounds.ts'
import { makeMove } from '../make-move.ts'
import { rotateSeed } from '../seeds/rotate-seed.ts'
import { startRound } from '../start-round.ts'
import { readSession, sessionOf } from './open-session.ts'
import type { Seated } from './seated.ts'

/** Whom the page's token was given to. Throws `session_unknown`. */
export async function seatOfToken(arcade: Arcade, token: string): Promise<Seated> {
  const demo = arcade.demos.find(token)
  if (demo) return seatedAtDemo(arcade, demo)
  const session = await sessionOf(arcade, token)
  return {
    read: () => readSession(arcade, session),
    begin: (command) => startRound(arcade, session, command),
    move: (command) => makeMove(arcade, session, command),
    finish: (roundId) => finishRound(arcade, session, roundId),
    rotate: (command) => rotateSeed(arcade, session, command),
    rounds: () => listRounds(arcade, session),
  }
}
