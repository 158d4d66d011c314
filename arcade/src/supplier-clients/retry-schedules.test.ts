import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../chance.ts'
import { systemClock, type Waits } from '../clock.ts'
import type { FairnessLog } from '../fairness/log/seal-log.ts'
import { type Arcade, LEASE_MS } from '../rounds/arcade.ts'
import { backoffMs } from '../rounds/backoff.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { OFFERED_SLOTS, type SupplierName } from './offered-games.ts'
import { type Operators, openSupplierClients } from './open-supplier-clients.ts'
import { SCHEDULES } from './retry-schedules.ts'
import { seatUserOf } from './supplier-client.ts'
import type { Transport } from './transport.ts'

const SUPPLIERS = Object.keys(SCHEDULES) as SupplierName[]
const ASKED_AGAIN = 5

const walletUrl = 'http://127.0.0.1:9/wallet'
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const others: Omit<Required<Operators>, 'hub88'> = {
  softgamings: { apiKey: 'k', apiPassword: 'p', serverIp: '127.0.0.1', walletUrl, hmacSecret: 's' },
  amusnet: { userName: 'u', password: 'p', portal: 'zar', walletUrl },
  egtDigital: { casinoId: 'zar', checksumKey: 'k', giftPassword: 'g', walletUrl },
  everymatrix: { operatorId: '7', loginName: 'l', password: 'p', walletUrl },
  digitain: { operatorId: '42', hmacKey: 'k', walletUrl },
}

const userOf = (client: SupplierName) => (client === 'hub88' ? 'p-1' : seatUserOf(client, 'p-1'))
const movement = (client: SupplierName) => ({
  user: userOf(client),
  token: 't',
  gameCode: 'g',
  currency: 'TRY',
  roundId: 'r',
  supplierUser: 's',
  transactionUuid: systemChance.uuid(),
  rewardRef: null,
  amountKurus: 100,
  stakeUuid: systemChance.uuid(),
})

/** A supplier client whose transport never answers, and all that it waited for. */
function silentClient(name: SupplierName) {
  const told: [what: string, ms: number][] = []
  const waits: Waits = {
    pause: async (ms) => void told.push(['pause', ms]),
    deadline(ms) {
      told.push(['deadline', ms])
      return AbortSignal.abort()
    },
  }
  const transport: Transport = async (_, { signal }) => {
    if (!signal?.aborted) throw new Error('nobody waits for an answer without an end')
    throw signal.reason
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const machine = { chance: systemChance, clock: systemClock, log, waits }
  const hub88 = { walletUrl, ...keys }
  const deps = { arcade: machine as unknown as Arcade, fairness: {} as FairnessLog, publicUrl: '' }
  const client = openSupplierClients({ hub88, ...others }, transport)
    .map((open) => open(deps))
    .find((one) => one.name === name)
  if (!client) throw new Error(`${name} is not connected`)
  return { wallet: client.wallet, told }
}

test.each(SUPPLIERS)(
  '%s asks an operator that is silent in the rhythm of its own schedule',
  async (name) => {
    const { timeoutMs, pausesMs } = SCHEDULES[name]
    const once = ['deadline', timeoutMs]
    const tries = [once, ...pausesMs.flatMap((ms) => [['pause', ms], once])]
    for (const ask of ['takeStake', 'payWin', 'balanceKurus'] as const) {
      const { wallet, told } = silentClient(name)
      await wallet[ask](movement(name)).catch(() => {})
      expect({ ask, told }).toEqual({ ask, told: tries })
    }
    const { wallet, told } = silentClient(name)
    expect(await wallet.giveBack(movement(name))).toBe(false)
    expect(told).toEqual([once])
    const longestMs = timeoutMs * (pausesMs.length + 1) + pausesMs.reduce((sum, ms) => sum + ms, 0)
    expect(longestMs).toBeLessThan(LEASE_MS)
  },
)

test('no two suppliers ask in the same rhythm', () => {
  expect(new Set(Object.values(SCHEDULES).map((one) => JSON.stringify(one))).size).toBe(
    SUPPLIERS.length,
  )
})

test('Hub88’s is that of its document: three tries of a second, and 500 rollbacks, later each time', () => {
  expect(SCHEDULES.hub88).toMatchObject({ timeoutMs: 1_000, pausesMs: { length: 2 } })
  const { patience } = SCHEDULES.hub88
  expect(patience.rollbacksMax).toBe(500)
  const pauses = [0, 1, 2, 3, 20, 499].map((attempts) => backoffMs(patience, attempts))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 300_000, 300_000])
})

let fixture: ArcadeFixture
let asked = 0
beforeAll(async () => {
  const transport: Transport = async () => {
    asked++
    throw new Error('nobody is there')
  }
  fixture = await openTestArcade({ ...others, transport })
})
afterAll(() => fixture.close())

test.each(SUPPLIERS)(
  'a rollback over %s is asked for on its schedule to the end, which the log tells',
  async (name) => {
    const { patience } = SCHEDULES[name]
    const given: unknown[] = []
    fixture.arcade.log = {
      info: () => {},
      warn: () => {},
      error: (fields, message) => given.push([fields, message]),
    }
    const askedWithin = async (ms: number) => {
      const before = asked
      fixture.later(ms)
      await fixture.sweepAll()
      return asked - before
    }
    fixture.later(10_000)
    const token = await fixture.seat(userOf(name), OFFERED_SLOTS[name][0].gameCode)
    expect((await fixture.spin(token, OFFERED_SLOTS[name][0].stakesKurus[0])).body.refusal).toBe(
      'wallet_down',
    )
    for (let attempts = 0; attempts < ASKED_AGAIN; attempts++) {
      const pauseMs = backoffMs(patience, attempts)
      expect([await askedWithin(pauseMs - 1), await askedWithin(1)]).toEqual([0, 1])
    }
    const { id } = (await fixture.rounds()).at(-1)
    const skipTo = (attempts: number) =>
      fixture.database.pool.query('update arcade.round set attempts = $2 where id = $1', [
        id,
        attempts,
      ])
    await skipTo(patience.rollbacksMax - 2)
    expect(await askedWithin(patience.longestMs)).toBe(1)
    expect(given).toEqual([])
    expect(await askedWithin(patience.longestMs)).toBe(1)
    expect(given).toEqual([[{ round: id }, 'rollback given up: settle it by hand']])
    expect(await askedWithin(365 * 24 * 3_600_000)).toBe(0)
  },
)
