import { RIGHT_FACTS, RIGHTS, ROLES } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { expect, test } from 'vitest'
import { actionsOf, ownActions } from './actions.ts'
import type { Asked, Given } from './asked.ts'
import { elevationUsed, mayBegin, mayDo, mayOffer } from './may-do.ts'
import type { Elevation, PersonScope } from './person.ts'
import { narrowingOf } from './scopes.ts'
import { personOf } from './testing/person-of.ts'

const NOW = new Date('2026-11-21T17:14:00.000Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const kurus = (count: number): bigint => BigInt(count) * 1_000n
const cashier = personOf('cashier', ['cashier'])
const REASON = '20 characters exactly'.slice(0, 20)

const answer = (
  person: Parameters<typeof mayDo>[0],
  asked: Partial<Asked & Given> & Pick<Asked, 'right'>,
) => {
  const verdict = mayDo(person, { now: NOW, ...asked })
  return 'refused' in verdict ? verdict.refused : verdict.state
}
const offer = (
  person: Parameters<typeof mayDo>[0],
  asked: Partial<Asked> & Pick<Asked, 'right'>,
) => {
  const verdict = mayOffer(person, { now: NOW, ...asked })
  return 'refused' in verdict ? verdict.refused : verdict.state
}

test('AUZ-01: of each role and right, exactly what the matrix has is offered', () => {
  for (const role of ROLES)
    for (const right of RIGHTS) {
      const got = offer(personOf('somebody', [role]), { right })
      expect(got === 'no_right', `${role} ${right}`).toBe(!ROLE_FACTS[role].holds[right])
    }
})

test('AUZ-01: nobody, an invited person and a suspended one do nothing', () => {
  for (const right of RIGHTS) {
    expect(offer(undefined, { right })).toBe('not_signed_in')
    expect(offer({ ...cashier, state: 'suspended' }, { right })).toBe('not_signed_in')
  }
})

test('AUZ-03: each right of two people waits for a second, whatever the sum', () => {
  for (const right of RIGHTS.filter((one) => RIGHT_FACTS[one].second === 'always'))
    for (const role of ROLES.filter((one) => ROLE_FACTS[one].holds[right]))
      expect(offer(personOf('somebody', [role]), { right })).toBe('second')
})

test('AUZ-03: above the bound of a right there are two, at the bound one', () => {
  const trader = personOf('trader', ['trader'])
  const marketing = personOf('marketing', ['marketing'])
  expect(offer(trader, { right: 'waiting.accept', amountE5: kurus(1_000_000) })).toBe('yes')
  expect(offer(trader, { right: 'waiting.accept', amountE5: kurus(1_000_001) })).toBe('second')
  expect(offer(marketing, { right: 'notify.segment', players: 1_000 })).toBe('yes')
  expect(offer(marketing, { right: 'notify.segment', players: 1_001 })).toBe('second')
})

test('limits are those in force, not those of a new house', () => {
  const limits = {
    cashier: { withdrawalAloneE5: kurus(500), withdrawalTwoE5: kurus(600), adjustmentDayE5: 0n },
  }
  const asked = { right: 'withdrawal.approve', limits } as const
  expect(offer(cashier, { ...asked, amountE5: kurus(500) })).toBe('yes')
  expect(offer(cashier, { ...asked, amountE5: kurus(501) })).toBe('second')
})

test('many withdrawals at once: each within the limit of one person, together within 50,000', () => {
  const many = (amountE5: bigint, greatestE5: bigint) =>
    offer(cashier, { right: 'withdrawal.bulk_approve', amountE5, greatestE5 })
  expect(many(kurus(5_000_000), kurus(1_000_000))).toBe('yes')
  expect(many(kurus(5_000_001), kurus(1_000_000))).toBe('above_role_limit')
  expect(many(kurus(5_000_000), kurus(1_000_001))).toBe('above_role_limit')
})

test('corrections of a day add up, and what is not known of the day is a mistake', () => {
  const asked = { right: 'adjustment.propose', todayE5: kurus(150_000) } as const
  expect(offer(cashier, { ...asked, amountE5: kurus(50_000) })).toBe('second')
  expect(offer(cashier, { ...asked, amountE5: kurus(50_001) })).toBe('above_role_limit')
  const manager = personOf('manager', ['manager'])
  expect(offer(manager, { ...asked, amountE5: kurus(1_850_000) })).toBe('second')
  expect(offer(manager, { ...asked, amountE5: kurus(1_850_001) })).toBe('above_role_limit')
  expect(() => offer(cashier, { right: 'adjustment.propose', amountE5: 1n })).toThrow(/day/)
})

const scoped = (...scopes: PersonScope[]) => ({ ...cashier, scopes })
const PLAYER = { id: 'player-1', segments: ['new', 'calm'], country: 'TR' }

test('hours of Istanbul are half-open, and may run over midnight', () => {
  const at = (time: string, from: number, until: number) =>
    offer(scoped({ right: null, kind: 'hours', value: { from, until } }), {
      right: 'withdrawal.view',
      now: new Date(`2026-11-21T${time}Z`),
    })
  expect(at('05:59:59.999', 9, 18)).toBe('out_of_hours')
  expect(at('06:00:00.000', 9, 18)).toBe('yes')
  expect(at('14:59:59.999', 9, 18)).toBe('yes')
  expect(at('15:00:00.000', 9, 18)).toBe('out_of_hours')
  expect(at('18:59:59.999', 22, 6)).toBe('out_of_hours')
  expect(at('19:00:00.000', 22, 6)).toBe('yes')
  expect(at('02:59:59.999', 22, 6)).toBe('yes')
  expect(at('03:00:00.000', 22, 6)).toBe('out_of_hours')
})

test('scopes of one kind allow what one of them allows; each kind narrows', () => {
  const person = scoped(
    { right: null, kind: 'segment', value: 'vip' },
    { right: 'withdrawal.view', kind: 'segment', value: 'new' },
    { right: null, kind: 'country', value: 'TR' },
  )
  const see = (player: typeof PLAYER) => offer(person, { right: 'withdrawal.view', player })
  expect(see(PLAYER)).toBe('yes')
  expect(see({ ...PLAYER, segments: ['vip'] })).toBe('yes')
  expect(see({ ...PLAYER, segments: [] })).toBe('out_of_scope')
  expect(see({ ...PLAYER, country: 'DE' })).toBe('out_of_scope')
  // A segment of one right is none of another's.
  expect(offer(person, { right: 'withdrawal.hold', player: PLAYER })).toBe('out_of_scope')
  expect(narrowingOf(person, 'withdrawal.view')).toEqual({
    segments: ['vip', 'new'],
    countries: ['TR'],
  })
  expect(narrowingOf(cashier, 'withdrawal.view')).toEqual({})
})

test('a sum of a scope is the greatest that is in it, for rights that have sums', () => {
  const person = scoped({ right: null, kind: 'amount', value: { maxE5: kurus(100) } })
  const asked = { right: 'withdrawal.approve' } as const
  expect(offer(person, { ...asked, amountE5: kurus(100) })).toBe('yes')
  expect(offer(person, { ...asked, amountE5: kurus(100) + 1n })).toBe('out_of_scope')
  expect(offer(person, { right: 'withdrawal.view', amountE5: kurus(101) })).toBe('yes')
})

test('nothing is done with a relative’s account, by whatever right', () => {
  const related = {
    ...personOf('somebody', ['compliance'], { relatives: ['player-1'] }),
    elevations: [given({ right: 'ticket.view' })],
  }
  for (const right of Object.keys(ROLE_FACTS.compliance.holds) as typeof RIGHTS)
    expect(offer(related, { right, player: PLAYER }), right).toBe('own_account')
  expect(offer(related, { right: 'player.view', player: { ...PLAYER, id: 'player-2' } })).toBe(
    'masked',
  )
  // Who lacks the right learns nothing of whose account it is.
  expect(offer(related, { right: 'price.set', player: PLAYER })).toBe('no_right')
})

test('a proof is good for its right, object and sum, for five minutes', () => {
  const asked = {
    right: 'withdrawal.approve',
    object: 'withdrawal:1',
    amountE5: kurus(100),
  } as const
  const proof = { ...asked, provenAt: NOW }
  const at = (ms: number, given = proof) =>
    answer(cashier, { ...asked, now: later(ms), proof: given })
  expect(at(0)).toBe('yes')
  expect(at(5 * 60_000 - 1)).toBe('yes')
  expect(at(5 * 60_000)).toBe('reauthenticate')
  expect(at(-1)).toBe('reauthenticate')
  expect(answer(cashier, asked)).toBe('reauthenticate')
  for (const wrong of [
    { right: 'withdrawal.bulk_approve' as const },
    { object: 'withdrawal:2' },
    { amountE5: kurus(101) },
  ])
    expect(at(0, { ...proof, ...wrong } as typeof proof)).toBe('reauthenticate')
})

test('a reason has 20 characters, and a dangerous thing is typed by name', () => {
  const manager = personOf('manager', ['manager'])
  const stop = (given: Given) => answer(manager, { right: 'gaming.stop', ...given })
  expect(stop({})).toBe('reason_needed')
  expect(stop({ reason: ` ${REASON.slice(1)} `, isNameTyped: true })).toBe('reason_needed')
  expect(stop({ reason: REASON })).toBe('name_needed')
  expect(stop({ reason: REASON, isNameTyped: true })).toBe('yes')
  expect(offer(manager, { right: 'gaming.stop' })).toBe('yes')
})

function given(more: Partial<Elevation>): Elevation {
  return {
    right: 'ledger.view',
    kind: 'asked',
    object: null,
    endsAt: later(1_000),
    endedAt: null,
    ...more,
  }
}

test('AUZ-04: a right for a while is looked at on each request: time, case and end', () => {
  const ask = (elevation: Partial<Elevation>, more: Partial<Asked> = {}) =>
    offer(personOf('s', ['support'], { elevations: [given(elevation)] }), {
      right: 'ledger.view',
      ...more,
    })
  expect(ask({})).toBe('yes')
  expect(ask({}, { now: later(999) })).toBe('yes')
  expect(ask({}, { now: later(1_000) })).toBe('elevation_ended')
  expect(ask({ endedAt: NOW })).toBe('elevation_ended')
  expect(ask({ object: 'ticket:1' }, { object: 'ticket:1' })).toBe('yes')
  expect(ask({ object: 'ticket:1' }, { object: 'ticket:2' })).toBe('no_right')
  expect(ask({ object: 'ticket:1' })).toBe('no_right')
  expect(ask({ right: 'ledger.verify' })).toBe('no_right')
})

test('a right for one case lets its call begin, and no call of another right', () => {
  const begin = (elevation: Partial<Elevation>, right: Asked['right'] = 'ledger.view') => {
    const person = personOf('s', ['support'], { elevations: [given(elevation)] })
    const verdict = mayBegin(person, right, NOW)
    return 'refused' in verdict ? verdict.refused : verdict.state
  }
  expect(begin({ object: 'ticket:1' })).toBe('yes')
  expect(begin({ object: 'ticket:1', endedAt: NOW })).toBe('elevation_ended')
  expect(begin({ object: 'ticket:1' }, 'ledger.verify')).toBe('no_right')
  expect(begin({})).toBe('yes')
  expect(mayBegin(undefined, 'ledger.view', NOW)).toEqual({ refused: 'not_signed_in' })
})

test('a right for a while brings no pair that nobody may hold', () => {
  const person = personOf('s', ['support'], {
    elevations: [given({ right: 'withdrawal.approve' }), given({ right: 'deposit.match' })],
  })
  expect(offer(person, { right: 'withdrawal.approve', amountE5: 1n })).toBe('no_right')
  expect(offer(person, { right: 'deposit.match', amountE5: 1n })).toBe('second')
})

test('who has a payment right for a while has a cashier’s limits', () => {
  const person = personOf('t', ['trader'], { elevations: [given({ right: 'withdrawal.approve' })] })
  const asked = { right: 'withdrawal.approve', object: 'withdrawal:1' } as const
  expect(offer(person, { ...asked, amountE5: kurus(1_000_000) })).toBe('yes')
  expect(offer(person, { ...asked, amountE5: kurus(1_000_001) })).toBe('second')
  expect(elevationUsed(person, { ...asked, now: NOW })?.right).toBe('withdrawal.approve')
  expect(elevationUsed(cashier, { ...asked, now: NOW })).toBeUndefined()
})

test('break-glass rights only stop, even where a row says otherwise', () => {
  for (const right of RIGHTS) {
    const person = personOf('o', ['oncall'], {
      elevations: [given({ right, kind: 'break_glass' })],
    })
    const stops = [
      'cashout.stop',
      'market.suspend',
      'offer.stop',
      'player.sessions_end',
      'staff.suspend',
    ]
    if (ROLE_FACTS.oncall.holds[right]) continue
    expect(offer(person, { right }), right).toBe(stops.includes(right) ? 'yes' : 'not_elevatable')
  }
})

test('a right for a while is not narrowed by scopes, and what ended is told before them', () => {
  const hours: PersonScope = { right: null, kind: 'hours', value: { from: 9, until: 18 } }
  const person = personOf('s', ['support'], { scopes: [hours] })
  const see = (elevation?: Elevation) =>
    offer({ ...person, elevations: elevation ? [elevation] : [] }, { right: 'file.view' })
  expect(see()).toBe('out_of_hours')
  expect(see(given({ right: 'file.view' }))).toBe('yes')
  expect(see(given({ right: 'file.view', endedAt: NOW }))).toBe('elevation_ended')
})

test('who did the other half of a case is kept from it: for 24 hours, or for ever', () => {
  const DAY = 24 * 3_600_000
  const settle = (past: Asked['past'], now = NOW) =>
    offer(personOf('t', ['trader']), { right: 'settlement.confirm', past, now })
  expect(settle([])).toBe('second')
  expect(settle([{ right: 'market.suspend', at: NOW }], later(DAY - 1))).toBe('separation')
  expect(settle([{ right: 'market.suspend', at: NOW }], later(DAY))).toBe('second')
  expect(settle([{ right: 'result.enter', at: NOW }], later(30 * DAY))).toBe('separation')
  expect(settle([{ right: 'note.write', at: NOW }])).toBe('second')
})

test('actions say what may be done and why not; a page’s frame has those that may be', () => {
  const about = { now: NOW, amountE5: kurus(1_000_001), object: 'withdrawal:1' }
  expect(
    actionsOf(cashier, ['withdrawal.view', 'withdrawal.approve', 'withdrawal.consent'], about),
  ).toEqual([
    { right: 'withdrawal.view', state: 'yes', why: null },
    { right: 'withdrawal.approve', state: 'second', why: null },
    { right: 'withdrawal.consent', state: 'refused', why: 'no_right' },
  ])
  expect(
    ownActions(cashier, NOW)
      .map(({ right }) => right)
      .sort(),
  ).toEqual(Object.keys(ROLE_FACTS.cashier.holds).sort())
})
