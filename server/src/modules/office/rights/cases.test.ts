/** The thirty cases of the reference (office-cases.json, `rights`), as it tells them. */

import { rightsOfRoles } from '@zar/contract/office/rights/separation'
import { expect, test } from 'vitest'
import type { Asked, Given, Proof } from './asked.ts'
import { whyNotPropose } from './cover-grant.ts'
import { mayDo } from './may-do.ts'
import { maySecond, type Proposed, type SecondVerdict } from './may-second.ts'
import type { Elevation, Person } from './person.ts'
import { personOf } from './testing/person-of.ts'

// 20:14 in Istanbul.
const NOW = new Date('2026-11-21T17:14:00.000Z')
const minutes = (count: number, from = NOW) => new Date(from.getTime() + count * 60_000)
const kurus = (count: number): bigint => BigInt(count) * 1_000n
const REASON = 'the player has asked for it in writing'

const support = personOf('support', ['support'])
const cashier = personOf('cashier', ['cashier'])
const cashier2 = personOf('cashier-two', ['cashier'])
const lead = personOf('cashier-lead', ['cashier'], { leads: ['cashier'] })
const trader = personOf('trader', ['trader'])
const manager = personOf('manager', ['manager'])
const administrator = personOf('administrator', ['administrator'])
const administrator2 = personOf('administrator-two', ['administrator'])
const VIP = { id: 'player-1', segments: ['vip'], country: 'TR' }

const proofFor = (
  right: Proof['right'],
  object: string,
  { amountE5 = null, ageMinutes = 2 }: { amountE5?: bigint | null; ageMinutes?: number } = {},
): Proof => ({ right, object, amountE5, provenAt: minutes(-ageMinutes) })

type Deed = Partial<Asked & Given> & { right: Asked['right'] }
const deed = (person: Person | undefined, { right, ...more }: Deed) =>
  mayDo(person, { now: NOW, ...more, right })

/** A deed on one withdrawal, proven for its sum. */
const approve = (person: Person, amountE5: bigint, more: Partial<Asked> = {}) =>
  deed(person, {
    right: 'withdrawal.approve',
    object: 'withdrawal:1',
    amountE5,
    proof: {
      ...proofFor('withdrawal.approve', 'withdrawal:1', { amountE5 }),
      provenAt: minutes(-2, more.now ?? NOW),
    },
    ...more,
  })

const revealed = (person: Person, ageMinutes = 2) =>
  deed(person, {
    right: 'player.reveal_identity',
    object: 'player:1',
    reason: REASON,
    proof: proofFor('player.reveal_identity', 'player:1', { ageMinutes }),
  })

const proposal = (more: Partial<Proposed> & Pick<Proposed, 'right' | 'proposer'>): Proposed => ({
  object: 'object:1',
  approvers: [],
  lapsesAt: minutes(60),
  facts: { balance: '100' },
  factsNow: { balance: '100' },
  ...more,
})

const secondOf = (
  person: Person,
  proposed: Proposed,
  right: Proof['right'],
  now = NOW,
): SecondVerdict =>
  maySecond(person, proposed, {
    now,
    todayE5: 0n,
    reason: REASON,
    proof: {
      ...proofFor(right, proposed.object, { amountE5: proposed.amountE5 ?? null }),
      provenAt: now,
    },
  })

const secondApproval = (first: Person, second: Person, amountE5: bigint) =>
  secondOf(
    second,
    proposal({ right: 'withdrawal.approve', proposer: first, amountE5 }),
    'withdrawal.approve',
  )

const correction = (
  second: Person,
  { proposer, now, ...more }: Partial<Proposed> & { proposer: Person; now?: Date },
) =>
  secondOf(
    second,
    proposal({ right: 'adjustment.propose', proposer, amountE5: kurus(150_000), ...more }),
    'adjustment.approve',
    now,
  )

const grantOfCashier = (second: Person, approvers: Person[] = []) =>
  secondOf(
    second,
    proposal({
      right: 'role.propose',
      proposer: administrator,
      approvers,
      grant: {
        receiverId: 'colleague',
        rights: [...rightsOfRoles(['cashier'])],
        heldByNobody: [],
      },
    }),
    'role.approve',
  )

const elevation = (more: Partial<Elevation>): Elevation => ({
  right: 'file.view',
  kind: 'asked',
  object: null,
  endsAt: minutes(30),
  endedAt: null,
  ...more,
})
const onBrokenGlass = personOf('oncall', ['oncall'], {
  elevations: [elevation({ right: 'gaming.stop', kind: 'break_glass' })],
})

const CASES: [n: number, what: string, got: () => unknown, expected: unknown][] = [
  [1, 'nobody lists players', () => deed(undefined, { right: 'player.list' }), 'not_signed_in'],
  [
    2,
    'a player’s token is nobody here',
    () => deed(undefined, { right: 'player.list' }),
    'not_signed_in',
  ],
  [3, 'support sees a player masked', () => deed(support, { right: 'player.view' }), 'masked'],
  [4, 'support reveals no identity', () => revealed(support), 'no_right'],
  [5, 'compliance reveals one', () => revealed(personOf('c', ['compliance'])), 'yes'],
  [6, '… not six minutes on', () => revealed(personOf('c', ['compliance']), 6), 'reauthenticate'],
  [7, 'a cashier approves 10,000.00', () => approve(cashier, kurus(1_000_000)), 'yes'],
  [8, '10,000.01 waits for a second', () => approve(cashier, kurus(1_000_001)), 'second'],
  [
    9,
    '… who is not the same',
    () => secondApproval(cashier, cashier, kurus(1_000_001)),
    'same_person',
  ],
  [
    10,
    'two cashiers do not approve 60,000',
    () => secondApproval(cashier, cashier2, kurus(6_000_000)),
    'above_role_limit',
  ],
  [11, 'a manager does', () => secondApproval(cashier, manager, kurus(6_000_000)), 'yes'],
  [
    12,
    'a cashier of new players approves nothing of a VIP',
    () =>
      approve(
        { ...cashier, scopes: [{ right: null, kind: 'segment', value: 'new' }] },
        kurus(50_000),
        { player: VIP },
      ),
    'out_of_scope',
  ],
  [
    13,
    'hours end at 18:00:00',
    () =>
      approve(
        { ...cashier, scopes: [{ right: null, kind: 'hours', value: { from: 9, until: 18 } }] },
        kurus(50_000),
        { now: new Date('2026-11-21T15:00:00.000Z') },
      ),
    'out_of_hours',
  ],
  [14, 'risk approves none', () => approve(personOf('r', ['risk']), kurus(5_000)), 'no_right'],
  [
    15,
    'a cashier’s correction waits',
    () =>
      deed(cashier, {
        right: 'adjustment.propose',
        object: 'player:1',
        amountE5: kurus(150_000),
        todayE5: 0n,
        reason: REASON,
        proof: proofFor('adjustment.propose', 'player:1', { amountE5: kurus(150_000) }),
      }),
    'second',
  ],
  [
    16,
    'a manager approves not their own',
    () => correction(manager, { proposer: manager }),
    'same_person',
  ],
  [17, '… but a cashier’s', () => correction(manager, { proposer: cashier }), 'yes'],
  [
    18,
    '… not with another balance',
    () => correction(manager, { proposer: cashier, factsNow: { balance: '99' } }),
    'changed_meanwhile',
  ],
  [
    19,
    '… not 61 minutes old',
    () => correction(manager, { proposer: cashier, now: minutes(61) }),
    'lapsed',
  ],
  [
    20,
    'a trader types 2.50 for 2.00',
    () => deed(trader, { right: 'price.set', price: { fairMilli: 2000, typedMilli: 2500 } }),
    'yes',
  ],
  [
    21,
    '… not 2.51',
    () => deed(trader, { right: 'price.set', price: { fairMilli: 2000, typedMilli: 2510 } }),
    'too_far',
  ],
  [
    22,
    'who priced a market at 20:12 does not settle it at 22:00',
    () =>
      deed(trader, {
        right: 'settlement.confirm',
        now: new Date('2026-11-21T19:00:00.000Z'),
        past: [{ right: 'price.set', at: new Date('2026-11-21T17:12:00.000Z') }],
      }),
    'separation',
  ],
  [23, 'an administrator grants no cashier', () => grantOfCashier(administrator2), 'ceiling'],
  [24, 'a manager grants most of one', () => grantOfCashier(manager), 'second'],
  [25, 'the cashiers’ lead the rest', () => grantOfCashier(lead, [manager]), 'yes'],
  [
    26,
    'nobody proposes roles for themselves',
    () => ({
      refused: whyNotPropose(administrator, {
        receiverId: administrator.id,
        after: { roles: ['manager'], leads: [] },
      }),
    }),
    'self',
  ],
  [
    27,
    'what was given for 30 minutes ends with them',
    () =>
      deed(
        {
          ...support,
          // Off duty: it is the elevation that opened the file.
          scopes: [{ right: null, kind: 'hours', value: { from: 9, until: 18 } }],
          elevations: [elevation({ endsAt: minutes(-1) })],
        },
        { right: 'file.view' },
      ),
    'elevation_ended',
  ],
  [
    28,
    'break-glass stops gaming',
    () => deed(onBrokenGlass, { right: 'gaming.stop', reason: REASON, isNameTyped: true }),
    'yes',
  ],
  [29, '… and pays nothing', () => approve(onBrokenGlass, kurus(100)), 'not_elevatable'],
  [
    30,
    'who is suspended is nobody',
    () => deed({ ...cashier, state: 'suspended' }, { right: 'withdrawal.view' }),
    'not_signed_in',
  ],
]

test.each(CASES)('AUZ-01, AUZ-03: case %i: %s', (_n, _what, got, expected) => {
  const verdict = got() as { state: string } | { refused: string }
  expect('refused' in verdict ? verdict.refused : verdict.state).toBe(expected)
})

test('a manager lacks four rights of a cashier, which the lead adds', () => {
  expect(grantOfCashier(manager)).toEqual({
    state: 'second',
    missing: ['player.reveal_payout', 'document.ask', 'withdrawal.bulk_approve', 'deposit.match'],
  })
})
