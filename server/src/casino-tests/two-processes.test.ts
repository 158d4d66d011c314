import { randomUUID } from 'node:crypto'
import { logout } from '@zar/contract/players/auth'
import { endOtherSessions } from '@zar/contract/players/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellPlayer } from '../hub/outbox.ts'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import type { CasinoProcess } from '../testing/casino/process.ts'

const CASH_E5 = 100_00000n
const LIRA_E5 = 100_000n
const AT_ONCE = 20
const redisUrl = process.env.TEST_REDIS_URL

type Hub = Awaited<ReturnType<typeof connectHub>>

describe('two processes on one database', () => pairTests({}))

describe.skipIf(!redisUrl)(
  `two processes with Redis between them${redisUrl ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'}`,
  () => pairTests({ REDIS_URL: redisUrl ?? '' }),
)

function pairTests(environment: Record<string, string>): void {
  let casinoFixture: CasinoFixture
  let a: CasinoProcess
  let b: CasinoProcess
  beforeAll(async () => {
    casinoFixture = await openCasinoFixture()
    ;[a, b] = await Promise.all([
      casinoFixture.start(environment),
      casinoFixture.start(environment),
    ])
  })
  afterAll(() => casinoFixture.close())

  const post = async (to: CasinoProcess, kind: 'bet' | 'win', fields: object) => {
    const { body, headers } = signRequest(
      casinoFixture.keys.hub88PrivateKey,
      JSON.stringify(fields),
    )
    const url = `${to.address}/wallet/hub88/transaction/${kind}`
    const response = await fetch(url, { method: 'POST', body: Uint8Array.from(body), headers })
    return response.text()
  }

  /** What is told after it was said that a session is over, to another session of the player. */
  async function hearsWhatFollows(hub: Hub, playerId: string) {
    const { db } = casinoFixture.testCasino
    await db.transaction().execute((tx) => tellPlayer(tx, playerId, 'Balance', { balance: 7 }))
    expect(await hub.next('Balance')).toEqual({ balance: 7 })
  }

  test('SES-03: logged out at one, the hub connection at the other hears nothing of what follows', async () => {
    const seat = await casinoFixture.seat(a.address, CASH_E5)
    const hub = await connectHub(b.address, seat.bearer)
    const own = await connectHub(b.address, await casinoFixture.signIn(seat.playerId))
    const response = await fetch(a.address + logout.path, {
      headers: { authorization: `Bearer ${seat.bearer}` },
    })
    expect(response.status).toBe(200)
    await hearsWhatFollows(own, seat.playerId)
    await hub.closed
    expect(hub.heard).toEqual([])
    const again = await connectHub(b.address, seat.bearer).catch((error: Error) => error)
    expect(again).toBeInstanceOf(Error)
    await own.connection.stop()
  })

  test('SES-03, SES-04: a session ended from the list at one hears nothing of what follows at the other’s hub', async () => {
    const playerId = await casinoFixture.testCasino.player({ cashE5: CASH_E5 })
    const [here, there] = [
      await casinoFixture.signIn(playerId),
      await casinoFixture.signIn(playerId),
    ]
    const hub = await connectHub(b.address, there)
    const own = await connectHub(b.address, here)
    const response = await fetch(a.address + endOtherSessions.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ success: true, data: { ended: 1 } })
    await hearsWhatFollows(own, playerId)
    await hub.closed
    expect(hub.heard).toEqual([])
    const again = await connectHub(b.address, there).catch((error: Error) => error)
    expect(again).toBeInstanceOf(Error)
    expect(own.connection.state).toBe('Connected')
    await own.connection.stop()
  })

  test('ACC-02: each win posted at one reaches the player at the other before the next is posted', async () => {
    const seat = await casinoFixture.seat(a.address, CASH_E5)
    const bet = betFields(seat, { id: randomUUID(), amountE5: 0n, round: 'r' })
    expect(await post(a, 'bet', { ...bet, is_free: true })).toContain('"RS_OK"')
    const hub = await connectHub(b.address, seat.bearer)
    hub.heard.length = 0
    for (const balance of [125, 150, 175]) {
      const win = betFields(seat, { id: randomUUID(), amountE5: 25n * LIRA_E5, round: 'r' })
      const ofBet = { ...win, reference_transaction_uuid: bet.transaction_uuid }
      expect(await post(a, 'win', ofBet)).toContain('"RS_OK"')
      expect(await hub.next('Balance')).toEqual({ balance })
      hub.heard.length = 0
    }
    await hub.connection.stop()
    expect(await casinoFixture.testCasino.sumOfBooks()).toBe(0n)
  })

  test('the same bet sent to both at once is taken once, and both say the same', async () => {
    const seat = await casinoFixture.seat(a.address, CASH_E5)
    for (let round = 1; round <= AT_ONCE; round += 1) {
      const bet = betFields(seat, { id: randomUUID(), amountE5: LIRA_E5, round: `r${round}` })
      const said = await Promise.all([a, b, a, b].map((to) => post(to, 'bet', bet)))
      expect(new Set(said).size, said.join('\n')).toBe(1)
      expect(said[0]).toContain('"RS_OK"')
      expect(await casinoFixture.testCasino.cashE5(seat.playerId)).toBe(
        CASH_E5 - BigInt(round) * LIRA_E5,
      )
    }
    expect(await casinoFixture.testCasino.sumOfBooks()).toBe(0n)
  })
}
