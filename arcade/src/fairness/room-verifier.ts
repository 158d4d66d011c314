import type { Json } from '../games/game.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { gameText } from './game-text.ts'
import { openRoomDraws } from './room-draws.ts'
import { bytesOf, bytesOfHex, sha256 } from './web-crypto.ts'

type BetToVerify = {
  serverSeed: string
  clientSeed: string
  /** The number of the round. */
  nonce: number
  bet: Json
  moves: readonly Json[]
  /** What is kept of the round, where its bets share a pot. */
  past?: Json | undefined
}

/**
 * Computes a bet of a room's round again: `serverSeed` is the round's hash, `clientSeed` the chain's
 * salt. What was promised is the hash of the round before, which is the SHA-256 of this one's bytes.
 * Throws where the room has no such bet, or the bet no such moves.
 */
export async function verifyRoomBet(room: AnyRoom, round: BetToVerify) {
  if (!/^[0-9a-f]{64}$/.test(round.serverSeed)) throw new Error('the hash is none')
  const bet = room.readBet(round.bet)
  const { serverSeed: hash, clientSeed: salt, nonce: number } = round
  const draws = await openRoomDraws(room.stream, { hash, salt, number })
  const replayed =
    bet === undefined ? undefined : room.replay?.(bet, round.moves, draws, round.past)
  if (bet === undefined || !replayed) throw new Error(`no bet of ${room.code}`)
  return {
    commitment: await sha256(bytesOfHex(hash)),
    digest: await sha256(bytesOf(gameText(room))),
    version: room.version,
    shown: replayed.shown,
    stakedKurus: room.stakeOf(bet),
    winKurus: replayed.winKurus,
  }
}
