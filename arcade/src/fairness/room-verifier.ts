import type { Json, Random } from '../games/game.ts'
import type { AnyRoom, Listed } from '../games/rooms/room-game.ts'
import { isSameJson } from '../games/rooms/same-json.ts'
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
  /** All bets of that round. */
  bets?: readonly Listed<Json>[] | undefined
}

/**
 * Computes a bet of a room's round again: `serverSeed` is the round's hash, `clientSeed` the chain's
 * salt. What was promised is the hash of the round before, which is the SHA-256 of this one's bytes.
 * Throws where the room has no such bet, the bet no such moves, or the round other bets than it is told with.
 */
export async function verifyRoomBet(room: AnyRoom, round: BetToVerify) {
  if (!/^[0-9a-f]{64}$/.test(round.serverSeed)) throw new Error('the hash is none')
  const bet = room.readBet(round.bet)
  const { serverSeed: hash, clientSeed: salt, nonce: number } = round
  const draws = await openRoomDraws(room.stream, { hash, salt, number })
  const replayed =
    bet === undefined ? undefined : room.replay?.(bet, round.moves, draws, round.past)
  if (bet === undefined || !replayed) throw new Error(`no bet of ${room.code}`)
  if (!isOfBets(room, round, draws)) throw new Error('the round had other bets')
  return {
    commitment: await sha256(bytesOfHex(hash)),
    digest: await sha256(bytesOf(gameText(room))),
    version: room.version,
    shown: replayed.shown,
    stakedKurus: stakedIn(room, bet, round.moves),
    winKurus: replayed.winKurus,
  }
}

/** The stake of the bet and those of its moves. */
const stakedIn = (room: AnyRoom, bet: Json, moves: readonly Json[]): number =>
  moves.reduce<number>((sum, move) => sum + (room.priceOf?.(bet, move) ?? 0), room.stakeOf(bet))

/** Whether the bet is one of all bets, and the round is what these give, as far as they are told. */
function isOfBets(room: AnyRoom, { bet, past, bets }: BetToVerify, draws: () => Random): boolean {
  if (bets === undefined) return true
  if (past === undefined || bets.some((one) => room.readBet(one.bet) === undefined)) return false
  const isOne = bets.some((one) => isSameJson(one.bet, bet))
  return isOne && room.isListRight?.(past, bets, draws) === true
}
