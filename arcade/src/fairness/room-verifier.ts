import type { Json } from '../games/game.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { drawFrom } from './draws.ts'
import { gameText } from './game-text.ts'
import { bytesOf, bytesOfHex, openHmac, sha256 } from './web-crypto.ts'

type BetToVerify = { serverSeed: string; clientSeed: string; bet: Json; moves: readonly Json[] }

/**
 * Computes a bet of a room's round again: `serverSeed` is the round's hash, `clientSeed` the chain's
 * salt. What was promised is the hash of the round before, which is the SHA-256 of this one's bytes.
 * Throws where the room has no such bet, or the bet no such moves.
 */
export async function verifyRoomBet(room: AnyRoom, round: BetToVerify) {
  if (!/^[0-9a-f]{64}$/.test(round.serverSeed)) throw new Error('the hash is none')
  const bet = room.readBet(round.bet)
  const hash = bytesOfHex(round.serverSeed)
  // HMAC-SHA256 under the salt as text, of the bytes of the hash (requirement 4.1).
  const block = await (await openHmac(round.clientSeed))(hash)
  const drawn = drawFrom(() => block)
  const replayed = bet === undefined ? undefined : room.replay?.(bet, round.moves, drawn)
  if (bet === undefined || !replayed) throw new Error(`no bet of ${room.code}`)
  return {
    commitment: await sha256(hash),
    digest: await sha256(bytesOf(gameText(room))),
    version: room.version,
    shown: replayed.shown,
    stakedKurus: room.stakeOf(bet),
    winKurus: replayed.winKurus,
  }
}
