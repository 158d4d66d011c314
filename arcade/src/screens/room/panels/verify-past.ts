import { openRoomDraws } from '../../../fairness/room-draws.ts'
import { bytesOfHex, sha256 } from '../../../fairness/web-crypto.ts'
import { findRoom } from '../../../games/rooms/find-room.ts'
import { isPastRight } from '../../../games/rooms/replay-table.ts'
import type { AnyRoom } from '../../../games/rooms/room-game.ts'
import type { ChainTold, PastRound } from '../../../rooms/protocol.ts'
import { fetchListedBets } from '../../arcade-call.ts'

/** So far back to its first hash the chain is walked. */
const WALK_MAX = 20_000

/**
 * Computes these rounds again, the newest first, with Web Crypto alone: that each hash gives the one
 * before it, back to one that was published, and that the result is what the hash gives (FAIR-05). Where
 * bets share a pot, that it is what all of them give: throws where their list did not come.
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
  const { hash, number, shown } = round
  const draws = await openRoomDraws(rules.stream, { hash, salt, number })
  if (!isPastRight(rules, shown, draws)) return false
  if (!rules.isListRight) return true
  return rules.isListRight(shown, await fetchListedBets(rules.code, hash), draws)
}

const hashBefore = (hash: string): Promise<string> => sha256(bytesOfHex(hash))
