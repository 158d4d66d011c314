import { expect, test } from 'vitest'
import { macOf, NO_MAC } from './event-text.ts'

const KEY = Buffer.from('example audit chain key')
/** Known answers of the reference: `auditChain` of office-cases.json. */
const ROWS = [
  {
    event: {
      at: '2026-11-21T17:02:11.205Z',
      actor: 'op-1',
      roles: ['cashier'],
      does: 'withdrawal.approve',
      object: 'withdrawal:884117',
      player: 'ZR198004',
      outcome: 'waits',
      reason: 'Spor kazancı, düzeni aynı.',
      before: {
        step: 'held',
      },
      after: {
        step: 'first_approved',
      },
      request: '77d0-1c2e',
      session: 's-71ab',
      ip: '10.4.0.0/16',
      id: 1,
    },
    mac: 'ddc9cc4cb4109d7f545bd8082e061cbdc9ee2d92130e3ff00a21d07a89a8463f',
  },
  {
    event: {
      at: '2026-11-21T17:11:52.660Z',
      actor: 'op-2',
      roles: ['manager'],
      does: 'withdrawal.approve',
      object: 'withdrawal:884117',
      player: 'ZR198004',
      outcome: 'done',
      reason: 'Üç aydır aynı IBAN.',
      before: {
        step: 'first_approved',
      },
      after: {
        step: 'approved',
      },
      request: '77d0-1c30',
      session: 's-80aa',
      ip: '10.4.0.0/16',
      id: 2,
    },
    mac: 'df97a665d12661c232bea7416d05580cdbea2e0a2356e30bcf19016fdff555f4',
  },
  {
    event: {
      at: '2026-11-21T17:12:00.001Z',
      actor: 'op-1',
      roles: ['cashier'],
      does: 'adjustment.approve',
      object: 'adjustment:309',
      player: 'ZR204718',
      outcome: 'refused',
      code: 'no_right',
      reason: null,
      before: null,
      after: null,
      request: '77d0-1c31',
      session: 's-71ab',
      ip: '10.4.0.0/16',
      id: 3,
    },
    mac: 'c7bd6e88444cc2e7b512eab13d0ab45d6be60ce2e68e407f14a74bda292a17ec',
  },
]

test('LOG-02: the chain of three known events has the known hashes', () => {
  let before: Buffer = NO_MAC
  for (const { event, mac } of ROWS) {
    before = macOf(KEY, before, event)
    expect(before.toString('hex')).toBe(mac)
  }
})

test('LOG-02: every member of an event and the hash before it are in its hash', () => {
  const { event, mac } = ROWS[0] ?? {}
  const [first, ...others] = [
    macOf(KEY, NO_MAC, { ...event }),
    macOf(KEY, Buffer.alloc(32, 1), { ...event }),
    macOf(Buffer.from('another key'), NO_MAC, { ...event }),
    ...Object.keys(event ?? {}).flatMap((name) => [
      macOf(KEY, NO_MAC, { ...event, [name]: 'another' }),
      macOf(
        KEY,
        NO_MAC,
        Object.fromEntries(Object.entries(event ?? {}).filter(([n]) => n !== name)),
      ),
    ]),
  ].map((one) => one.toString('hex'))
  expect(first).toBe(mac)
  expect(new Set([first, ...others]).size).toBe(others.length + 1)
})
