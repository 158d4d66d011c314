import { type AnyGame, versionsOf } from '../games/find-game.ts'
import type { Json, Kurus } from '../games/game.ts'
import { findRoom } from '../games/rooms/find-room.ts'
import type { Listed } from '../games/rooms/room-game.ts'
import { drawFrom, messageOf } from './draws.ts'
import { committedText, gameText } from './game-text.ts'
import { verifyRoomBet } from './room-verifier.ts'
import { bytesOf, openHmac, sha256 } from './web-crypto.ts'

export type RoundToVerify = {
  serverSeed: string
  clientSeed: string
  nonce: number
  gameCode: string
  bet: Json
  /** The moves that were made after it, in their order. */
  moves: readonly Json[]
  /** What was promised before the round. It names the game's version where the digest does not. */
  commitment?: string | undefined
  /** Of the game's mathematics, as the commitment has it; null where it has none. */
  digest?: string | null | undefined
  /** What is kept of a room's round, where its bets share a pot. */
  past?: Json | undefined
  /** And all its bets, where they are at hand. */
  bets?: readonly Listed<Json>[] | undefined
}

/** `winKurus` is null where the moves leave the round undecided. */
export type Verified = {
  /** Of the server seed and the digest that the round names. */
  commitment: string
  /** Of the mathematics that the round was computed with. */
  digest: string
  /** Of the game, with that mathematics. */
  version: string
  shown: Json
  /** The first stake and those of the moves. */
  stakedKurus: Kurus
  winKurus: Kurus | null
}

type Replayed = Omit<Verified, 'commitment' | 'digest' | 'version'>

/**
 * Plays a round again from its revealed seed with nothing but Web Crypto: for any browser, with
 * no word from the server. Throws where the game is unknown, or the bet or a move is none of its own.
 */
export async function verifyRound(round: RoundToVerify): Promise<Verified> {
  const room = findRoom(round.gameCode)
  if (room) return verifyRoomBet(room, round)
  const { game, digest } = await versionOf(round)
  return {
    commitment: await commitmentTo(round.serverSeed, round.digest ?? null),
    digest,
    version: game.version,
    ...(await replay(game, round)),
  }
}

/**
 * The version that a round was played by: the one that its digest names, or else its commitment. Those
 * that have no digest are of the first version; a round that tells neither is of the version of now.
 */
async function versionOf({
  gameCode,
  serverSeed,
  digest,
  commitment,
}: RoundToVerify): Promise<{ game: AnyGame; digest: string }> {
  const known = versionsOf(gameCode)
  const versions = await Promise.all(
    known.map(async (game) => ({ game, digest: await gameDigest(game) })),
  )
  const [now] = versions
  if (!now) throw new Error(`unknown game: ${gameCode}`)
  const isPromised = async (of: string | null) =>
    commitment === (await commitmentTo(serverSeed, of))
  if (digest === null || (digest === undefined && (await isPromised(null))))
    return versions.at(-1) ?? now
  for (const version of versions)
    if (digest === undefined ? await isPromised(version.digest) : digest === version.digest)
      return version
  return now
}

const digests = new WeakMap<AnyGame, Promise<string>>()

function gameDigest(game: AnyGame): Promise<string> {
  const known = digests.get(game) ?? sha256(bytesOf(gameText(game)))
  digests.set(game, known)
  return known
}

/** What a player was told before a round with this seed, under mathematics of this digest. */
export const commitmentTo = (serverSeed: string, digest: string | null): Promise<string> =>
  sha256(bytesOf(committedText(serverSeed, digest)))

/** The game draws at once but Web Crypto answers later, so blocks are made ahead of the play. */
async function replay(game: AnyGame, round: RoundToVerify): Promise<Replayed> {
  const blockOf = await openHmac(round.serverSeed)
  const blocks: Uint8Array[] = []
  for (;;) {
    const message = messageOf(round.clientSeed, round.nonce, blocks.length)
    blocks.push(await blockOf(bytesOf(message)))
    const replayed = replayWith(game, round, blocks)
    if (replayed) return replayed
  }
}

const TOO_FEW_BLOCKS = Symbol('too few blocks')

function replayWith(
  game: AnyGame,
  round: RoundToVerify,
  blocks: Uint8Array[],
): Replayed | undefined {
  const random = drawFrom((index) => {
    const block = blocks[index]
    if (!block) throw TOO_FEW_BLOCKS
    return block
  })
  try {
    const bet = game.readBet(round.bet)
    if (bet === undefined) throw new Error(`no bet of ${game.code}: ${JSON.stringify(round.bet)}`)
    const begun = game.begin(bet, random)
    let stakedKurus = game.stakeOf(bet)
    const state = round.moves.reduce((before: Json, one) => {
      const move = game.readMove(one)
      if (move === undefined || game.whyNot(before, move)) {
        throw new Error(`no move of ${game.code} here: ${JSON.stringify(one)}`)
      }
      stakedKurus += game.priceOf(before, move)
      return game.play(before, move, random)
    }, begun)
    return { shown: game.shownOf(state), stakedKurus, winKurus: game.returnOf(state) ?? null }
  } catch (error) {
    if (error === TOO_FEW_BLOCKS) return undefined
    throw error
  }
}
