import { expect, test } from 'vitest'
import {
  after,
  firstState,
  mustMove,
  STATUS_OF,
  stateOf,
  TRANSITIONS,
  type WithdrawalEvent,
  type WithdrawalRow,
  type WithdrawalState,
} from './states.ts'

const AT = new Date(0)
const PENDING: WithdrawalRow = {
  status: STATUS_OF.held,
  hold: 'amount',
  first_approver: null,
  approved_at: null,
  payee_checked_at: null,
  gateway_id: null,
  legal_hold_id: null,
}
const APPROVED: WithdrawalRow = { ...PENDING, hold: null, approved_at: AT }
const CONFIRMED: WithdrawalRow = { ...APPROVED, payee_checked_at: AT }

/** A row of each state. */
const ROWS: Record<WithdrawalState, WithdrawalRow> = {
  held: PENDING,
  half_approved: { ...PENDING, first_approver: 'ayla' },
  waiting: { ...PENDING, hold: 'new_account' },
  frozen: { ...PENDING, legal_hold_id: 1n },
  approved: APPROVED,
  payee_confirmed: CONFIRMED,
  sent: { ...CONFIRMED, gateway_id: 'p1' },
  paid: { ...CONFIRMED, gateway_id: 'p1', status: STATUS_OF.paid },
  rejected: { ...PENDING, status: STATUS_OF.rejected },
  stopped: { ...APPROVED, status: STATUS_OF.stopped },
}
const STATES = Object.keys(TRANSITIONS) as WithdrawalState[]

/** The whole table: a dash is what cannot happen. */
const TABLE = `
event            held           half_approved  waiting   frozen  approved         payee_confirmed  sent      paid  rejected  stopped
approve_first    half_approved  -              -         -       -                -                -         -     -         -
approve          approved       approved       -         -       -                -                -         -     -         -
approve_early    waiting        waiting        -         -       -                -                -         -     -         -
reject           rejected       rejected       rejected  -       -                -                -         -     -         -
extend           held           half_approved  waiting   -       -                -                -         -     -         -
hold             -              -              -         -       held             -                -         -     -         -
clock_release    approved       approved       approved  -       -                -                -         -     -         -
clock_return     rejected       rejected       rejected  -       -                -                -         -     -         -
freeze           frozen         frozen         frozen    -       frozen           -                -         -     -         -
thaw             -              -              -         held    -                -                -         -     -         -
stop             stopped        stopped        stopped   -       stopped          -                -         -     -         -
payee_confirmed  -              -              -         -       payee_confirmed  payee_confirmed  sent      -     -         -
payee_refused    -              -              -         -       rejected         -                -         -     -         -
bank_accepted    -              -              -         -       -                sent             sent      -     -         -
bank_paid        -              -              -         -       paid             paid             paid      -     -         -
bank_declined    -              -              -         -       rejected         rejected         rejected  -     -         -
`

const [heads = [], ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const CELLS = lines.flatMap(([event = '', ...cells]) =>
  cells.map((cell, at) => ({
    event: event as WithdrawalEvent,
    state: heads[at + 1] as WithdrawalState,
    next: cell === '-' ? undefined : cell,
  })),
)

test('ACC-10: every state takes the events of the table, and no other', () => {
  expect(heads.slice(1)).toEqual(STATES)
  const events = new Set(STATES.flatMap((state) => Object.keys(TRANSITIONS[state])))
  expect(new Set(lines.map(([event]) => event))).toEqual(events)
  expect(CELLS).toHaveLength(STATES.length * events.size)
  for (const { event, state, next } of CELLS)
    expect([state, event, after(ROWS[state], event)]).toEqual([state, event, next])
})

test('a row is in the state that its columns say, with the status that the player sees', () => {
  for (const state of STATES) {
    expect(stateOf(ROWS[state])).toBe(state)
    expect(ROWS[state].status).toBe(STATUS_OF[state])
  }
  expect(stateOf({ ...ROWS.waiting, first_approver: 'ayla' })).toBe('waiting')
})

test('a withdrawal begins held, waiting or approved', () => {
  expect(firstState('amount', AT)).toBe('held')
  expect(firstState(undefined, AT)).toBe('waiting')
  expect(firstState(undefined, null)).toBe('approved')
})

test('an event that cannot happen is a bug of whoever brings it', () => {
  expect(() => mustMove(ROWS.paid, 'stop')).toThrow('a withdrawal that is paid does not take stop')
})
