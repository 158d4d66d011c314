import type { Json } from '../games/game.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { drawFrom } from './draws.ts'
import { gameText } from './game-text.ts'

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
  const block = await blockOf(round.clientSeed, hash)
  const drawn = drawFrom(() => block)
  const replayed = bet === undefined ? undefined : room.replay?.(bet, round.moves, drawn)
  if (bet === undefined || !replayed) throw new Error(`no bet of ${room.code}`)
  return {
    commitment: hex(await crypto.subtle.digest('SHA-256', hash)),
    digest: hex(await crypto.subtle.digest('SHA-256', bytesOf(gameText(room)))),
    version: room.version,
    shown: replayed.shown,
    stakedKurus: room.stakeOf(bet),
    winKurus: replayed.winKurus,
  }
}

/** HMAC-SHA256 under the salt as text, of the bytes of the hash (requirement 4.1). */
async function blockOf(salt: string, hash: BufferSource): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(salt), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, hash))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const bytesOfHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
