import { canon } from '@zar/contract/evidence/canon'
import { expect, test } from 'vitest'
import { type EventRow, macOf, NO_MAC, spellEvent } from './event-text.ts'

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
    before = macOf(KEY, before, canon(event))
    expect(before.toString('hex')).toBe(mac)
  }
})

const ROW: EventRow = {
  id: 12n,
  at_ms: '1764408123456',
  actor_kind: 'staff',
  actor: 'op-1',
  roles: ['cashier', 'risk'],
  elevation: '7',
  does: 'withdrawal.approve',
  right_name: 'withdrawal.approve',
  outcome: 'refused',
  code: 'no_right',
  object: 'withdrawal:1',
  player_id: '11111111-1111-4111-8111-111111111111',
  before: { z: [1, null, true], a: { b: 'ş"\\' } },
  after: {},
  reason: 'a\n\t\u0001\u2028𝕏"\\/',
  linked: 'case:1',
  seen: { rows: 2, fields: ['x'] },
  request: 'r',
  session: 's',
  ip: '10.4.7.19',
  agent: 'Firefox',
}
const NULLABLE = [
  ...([
    'roles',
    'elevation',
    'right_name',
    'code',
    'object',
    'player_id',
    'before',
    'after',
  ] as const),
  ...(['reason', 'linked', 'seen', 'request', 'session', 'ip', 'agent'] as const),
]

test('LOG-02: a row is spelled as canon spells it, whatever it lacks', () => {
  const whole = JSON.parse(spellEvent(ROW))
  expect(canon(whole)).toBe(spellEvent(ROW))
  expect(whole).toMatchObject({ id: 12, at: '2025-11-29T09:22:03.456Z', reason: ROW.reason })
  expect(Object.keys(whole)).toHaveLength(Object.keys(ROW).length)
  const spelled = NULLABLE.map((name) => spellEvent({ ...ROW, [name]: null }))
  for (const one of spelled) expect(canon(JSON.parse(one))).toBe(one)
  const others = Object.keys(ROW).flatMap((name) =>
    name === 'id' || name === 'at_ms' ? [] : spellEvent({ ...ROW, [name]: 'another' as never }),
  )
  const all = [spellEvent(ROW), ...spelled, ...others]
  expect(new Set(all).size).toBe(all.length)
})

test('LOG-02: no text of one column can stand for another column', () => {
  for (const name of ['actor_kind', 'actor', 'does', 'outcome', 'reason', 'agent'] as const) {
    const spelled = spellEvent({ ...ROW, [name]: 'x","code":"y' })
    expect(JSON.parse(spelled).code).toBe('no_right')
    expect(Object.values(JSON.parse(spelled))).toContain('x","code":"y')
  }
})
