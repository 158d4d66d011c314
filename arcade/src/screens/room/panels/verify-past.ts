import { drawFrom, messageOf } from '../../../fairness/draws.ts'
import { bytesOf, bytesOfHex, openHmac, sha256 } from '../../../fairness/web-crypto.ts'
import type { Json, Random } from '../../../games/game.ts'
import { findRoom } from '../../../games/rooms/find-room.ts'
import type { AnyRoom } from '../../../games/rooms/room-game.ts'
import type { ChainTold, PastRound } from '../../../rooms/protocol.ts'

/** No round draws more. */
const BLOCKS = 64
/** So far back to its first hash the chain is walked. */
const WALK_MAX = 20_000

/**
 * Computes these rounds again, the newest first, with Web Crypto alone: that each hash gives the one
 * before it, back to one that was published, and that the result is what the hash gives (FAIR-05).
 */
export async function verifyPast(
  gameCode: string,
  { firstHash, salt }: Pick<ChainTold, 'firstHash' | 'salt'>,
  past: readonly PastRound[],
): Promise<Map<number, boolean>> {
  const rules = findRoom(gameCode)
  if (!rules) throw new Error(`no room is ${gameCode}`)
  const known = new Map(past.map(({ number, hash }) => [number, hash]))
  const verdicts = new Map<number, boolean>()
  for (const round of past) {
    const isLinked = await isOfChain(round, known, firstHash)
    verdicts.set(round.number, isLinked && (await isResult(rules, round, salt)))
  }
  return verdicts
}

async function isOfChain(
  { number, hash }: PastRound,
  known: ReadonlyMap<number, string>,
  firstHash: string,
): Promise<boolean> {
  const before = await hashBefore(hash)
  const told = number === 1 ? firstHash : known.get(number - 1)
  if (told !== undefined) return before === told
  if (number > WALK_MAX) return true
  let at = before
  for (let left = number - 1; left > 0; left--) at = await hashBefore(at)
  return at === firstHash
}

async function isResult(rules: AnyRoom, round: PastRound, salt: string): Promise<boolean> {
  const draws = await drawsOf(rules.stream, round, salt)
  let table = rules.begin(null)
  for (let next: Json | undefined = table; next !== undefined; next = rules.next(table, [], draws))
    table = next
  return JSON.stringify(rules.shownOf(table)) === JSON.stringify(round.shown)
}

/** The draws of a round, as docs/verifying.md has them. Each call goes on where the one before stopped. */
async function drawsOf(
  stream: AnyRoom['stream'],
  { hash, number }: PastRound,
  salt: string,
): Promise<() => Random> {
  const blockOf = await openHmac(stream === 'crash' ? salt : hash)
  const messages =
    stream === 'crash'
      ? [bytesOfHex(hash)]
      : Array.from({ length: BLOCKS }, (_, index) => bytesOf(messageOf(salt, number, index)))
  const blocks = await Promise.all(messages.map(blockOf))
  const random = drawFrom((index) => {
    const block = blocks[index]
    if (!block) throw new Error(`round ${number} has no block ${index}`)
    return block
  })
  return () => random
}

const hashBefore = (hash: string): Promise<string> => sha256(bytesOfHex(hash))
