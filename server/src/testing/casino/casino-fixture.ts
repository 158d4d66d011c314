import { createHash, randomUUID } from 'node:crypto'
import { hub88LaunchUrl } from '@zar/contract/casino/launch'
import { GAME, openStandIn } from '../../providers/hub88/testing/stand-in.ts'
import type { Seat } from '../../providers/testing/wire.ts'
import { openTestCasino, type TestCasino } from '../test-casino.ts'
import { makeKeys } from './keys.ts'
import { type CasinoProcess, type Environment, startCasino, type Way } from './process.ts'

/** As long as a log-in lasts at most (SES-02): long tests go on for more than an hour. */
const LOG_IN_MS = 12 * 3_600_000

export type CasinoFixture = Awaited<ReturnType<typeof openCasinoFixture>>

/** A database, keys and a supplier to run casinos on, and players who are at a game there. */
export async function openCasinoFixture(on?: TestCasino) {
  const testCasino = on ?? (await openTestCasino())
  const keys = makeKeys()
  const standIn = await openStandIn(keys.operatorPublicKey)
  const open: CasinoProcess[] = []
  const environment: Environment = {
    DATABASE_URL: testCasino.url,
    KEYS_DIR: keys.folder,
    ARCADE_URL: standIn.url,
    WEB_DIR: 'server/no-pages',
    DRAIN_SECONDS: '0',
    // All players of a test call from one address.
    CALLS_PER_SECOND: '100000',
    CHANGES_PER_SECOND: '100000',
  }

  /** Logs the player in behind the form's back, and gives the bearer token. */
  async function signIn(playerId: string): Promise<string> {
    const token = randomUUID()
    const now = new Date()
    await testCasino.db
      .insertInto('session')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        player_id: playerId,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + LOG_IN_MS),
        ended_at: null,
        ip: '127.0.0.1',
        user_agent: 'test',
        fingerprint: '',
      })
      .execute()
    return token
  }

  /** The player launches the supplier's game, with the token that the supplier was given. */
  async function seatOf(address: string, playerId: string): Promise<Seat & { bearer: string }> {
    const bearer = await signIn(playerId)
    const response = await fetch(address + hub88LaunchUrl.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({
        platform: 1,
        gameCode: GAME.game_code,
        language: 'tr',
        lobbyUrl: 'http://localhost/casino',
      }),
    })
    const launch = standIn.state.calls.find(({ body }) => body.user === playerId)
    if (!launch) throw new Error(`not launched: ${await response.text()}`)
    return { playerId, bearer, token: String(launch.body.token), gameCode: GAME.game_code }
  }

  return {
    testCasino,
    keys,
    standIn,
    environment,
    signIn,
    async start(more: Environment = {}, way?: Way, folder?: string): Promise<CasinoProcess> {
      const casino = await startCasino({ ...environment, ...more }, way, folder)
      open.push(casino)
      return casino
    },
    seatOf,
    /** The same of a player with this much cash. */
    seat: async (address: string, cashE5: bigint) =>
      seatOf(address, await testCasino.player({ cashE5 })),
    async close(): Promise<void> {
      await Promise.all(open.map((casino) => casino.end('SIGKILL')))
      await standIn.close()
      await testCasino.close()
      keys.remove()
    },
  }
}
