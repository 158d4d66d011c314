import { randomUUID } from 'node:crypto'
import { logout } from '@zar/contract/auth'
import { endOtherSessions } from '@zar/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betFields } from './providers/hub88/testing/fields.ts'
import { signRequest } from './providers/hub88/testing/sign-request.ts'
import { connectHub } from './testing/casino/hub-client.ts'
import type { CasinoProcess } from './testing/casino/process.ts'
import { openStage, type Stage } from './testing/casino/stage.ts'

const CASH_E5 = 100_00000n
const LIRA_E5 = 100_000n
const AT_ONCE = 20
const SOON_MS = 1_000
const redisUrl = process.env.TEST_REDIS_URL

describe('two processes on one database', () => pairTests({}))

describe.skipIf(!redisUrl)(
  `two processes with Redis between them${redisUrl ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'}`,
  () => pairTests({ REDIS_URL: redisUrl ?? '' }),
)

function pairTests(environment: Record<string, string>): void {
  let stage: Stage
  let a: CasinoProcess
  let b: CasinoProcess
  beforeAll(async () => {
    stage = await openStage()
    ;[a, b] = await Promise.all([stage.start(environment), stage.start(environment)])
  })
  afterAll(() => stage.close())

  const post = async (to: CasinoProcess, kind: 'bet' | 'win', fields: object) => {
    const { body, headers } = signRequest(stage.keys.hub88PrivateKey, JSON.stringify(fields))
    const url = `${to.address}/wallet/hub88/transaction/${kind}`
    const response = await fetch(url, { method: 'POST', body: Uint8Array.from(body), headers })
    return response.text()
  }

  test('SES-03: logged out at one, the hub connection at the other is closed within a second', async () => {
    const seat = await stage.seat(a.address, CASH_E5)
    const hub = await connectHub(b.address, seat.bearer)
    const askedAt = performance.now()
    const response = await fetch(a.address + logout.path, {
      headers: { authorization: `Bearer ${seat.bearer}` },
    })
    expect(response.status).toBe(200)
    await hub.closed
    expect(performance.now() - askedAt).toBeLessThan(SOON_MS)
    const again = await connectHub(b.address, seat.bearer).catch((error: Error) => error)
    expect(again).toBeInstanceOf(Error)
  })

  test('SES-03, SES-04: a session ended from the list at one is closed at the other’s hub within a second', async () => {
    const playerId = await stage.house.player({ cashE5: CASH_E5 })
    const [here, there] = [await stage.signIn(playerId), await stage.signIn(playerId)]
    const hub = await connectHub(b.address, there)
    const own = await connectHub(b.address, here)
    const askedAt = performance.now()
    const response = await fetch(a.address + endOtherSessions.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ success: true, data: { ended: 1 } })
    await hub.closed
    expect(performance.now() - askedAt).toBeLessThan(SOON_MS)
    const again = await connectHub(b.address, there).catch((error: Error) => error)
    expect(again).toBeInstanceOf(Error)
    expect(own.connection.state).toBe('Connected')
    await own.connection.stop()
  })

  test('ACC-02: a win posted at one reaches the player at the other within a second', async () => {
    const seat = await stage.seat(a.address, CASH_E5)
    const bet = betFields(seat, { id: randomUUID(), amountE5: 0n, round: 'r' })
    expect(await post(a, 'bet', { ...bet, is_free: true })).toContain('"RS_OK"')
    const hub = await connectHub(b.address, seat.bearer)
    hub.heard.length = 0
    const askedAt = performance.now()
    const win = betFields(seat, { id: randomUUID(), amountE5: 25n * LIRA_E5, round: 'r' })
    const said = await post(a, 'win', { ...win, reference_transaction_uuid: bet.transaction_uuid })
    expect(said).toContain('"RS_OK"')
    expect(await hub.next('Balance')).toEqual({ balance: 125 })
    expect(performance.now() - askedAt).toBeLessThan(SOON_MS)
    await hub.connection.stop()
    expect(await stage.house.sumOfBooks()).toBe(0n)
  })

  test('the same bet sent to both at once is taken once, and both say the same', async () => {
    const seat = await stage.seat(a.address, CASH_E5)
    for (let round = 1; round <= AT_ONCE; round += 1) {
      const bet = betFields(seat, { id: randomUUID(), amountE5: LIRA_E5, round: `r${round}` })
      const said = await Promise.all([a, b, a, b].map((to) => post(to, 'bet', bet)))
      expect(new Set(said).size, said.join('\n')).toBe(1)
      expect(said[0]).toContain('"RS_OK"')
      expect(await stage.house.cashE5(seat.playerId)).toBe(CASH_E5 - BigInt(round) * LIRA_E5)
    }
    expect(await stage.house.sumOfBooks()).toBe(0n)
  })
}
