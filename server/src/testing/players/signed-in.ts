import type { FindSignedIn } from '../../platform/http/http.ts'

/** Where the token of a test is the player's id. */
export const signedInById: FindSignedIn = async (playerId) => ({
  playerId,
  tokenHash: Buffer.from(playerId),
})
