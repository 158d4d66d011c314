import { HUB_PATH } from '@zar/contract/hub'
import type { RefusalCode } from '@zar/contract/refusal'
import type { FindSignedIn } from '../platform/http/http.ts'
import type { SignedIn } from '../platform/http/route.ts'

/**
 * Whose connections end: those of one session (its hash in hex), all of a player's, or everybody's.
 * `why` is what they are told.
 */
export type Ended = {
  tokenHash?: string
  playerId?: string
  isEveryone?: true
  why?: RefusalCode | undefined
}

/** Longer than any process keeps what it has read of a session. */
const JUST_ENDED_MS = 5_000

export const isOf = ({ playerId, tokenHash }: SignedIn, ended: Ended) =>
  ended.isEveryone === true ||
  playerId === ended.playerId ||
  tokenHash.toString('hex') === ended.tokenHash

/** Finds who holds a token, and is not fooled by a session that ends at that moment. */
export function openLookup(findSignedIn: FindSignedIn) {
  /** What ended while each token was being looked up. */
  const lookingUp = new Set<Ended[]>()
  const justEnded = new Set<string>()
  return {
    async find(token: string): Promise<SignedIn | undefined> {
      const ended: Ended[] = []
      lookingUp.add(ended)
      const player = await findSignedIn(token, HUB_PATH).finally(() => lookingUp.delete(ended))
      if (!player || justEnded.has(player.tokenHash.toString('hex'))) return undefined
      return ended.some((one) => isOf(player, one)) ? undefined : player
    },
    end(ended: Ended): void {
      const { tokenHash } = ended
      for (const list of lookingUp) list.push(ended)
      if (tokenHash === undefined) return
      justEnded.add(tokenHash)
      setTimeout(() => justEnded.delete(tokenHash), JUST_ENDED_MS).unref()
    },
  }
}
