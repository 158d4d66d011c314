import { PAYMENT_TYPES } from '@zar/contract/payment'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import type { DecidedBy, JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import { findMethod } from '../methods/methods.ts'
import { CLOCK } from '../withdrawals/payout.ts'
import { WITHDRAWAL_POLICY } from '../withdrawals/rules.ts'

/** Above it two people approve. In 1/100 000 of the unit. */
export const TWO_ABOVE_E5: bigint = WITHDRAWAL_POLICY.oneApproverMaxE5

type Event = Selectable<PaymentTables['payment_event']> &
  Pick<
    Selectable<PaymentTables['payment']>,
    'player_id' | 'type' | 'amount_e5' | 'method_id' | 'detail' | 'detail_sealed'
  > & { is_sent: boolean }

/** What happened to payments, with what a player may see of it: no note, and no word of a suspicion. */
export async function paymentFacts(
  db: Db | Tx,
  fieldCipher: FieldCipher,
  which: WhichFacts,
): Promise<JournalFact[]> {
  const events = await db
    .selectFrom('payment_event')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .selectAll('payment_event')
    .select(['player_id', 'type', 'amount_e5', 'method_id', 'detail', 'detail_sealed'])
    .select(
      sql<boolean>`exists (select from payment_event earlier where earlier.payment_id = payment.id
        and earlier.step = 'sent' and earlier.seq < payment_event.seq)`.as('is_sent'),
    )
    .$if('playerId' in which, (query) =>
      query.where('player_id', '=', 'playerId' in which ? which.playerId : ''),
    )
    .$if('since' in which, (query) =>
      'since' in which
        ? query.where('payment_event.at', '>=', which.since).limit(which.most)
        : query,
    )
    .orderBy('payment_event.at')
    .orderBy('payment_event.seq')
    .execute()
  return events.flatMap((event) => factsOf(event, fieldCipher))
}

function factsOf(event: Event, fieldCipher: FieldCipher): JournalFact[] {
  const told = membersOf(event, fieldCipher)
  return told.map(({ step, ...rest }, place) => ({
    playerId: event.player_id,
    source: `payment:${event.seq}${place === 0 ? '' : `.${place}`}`,
    at: event.at,
    kind: `payment.${step}`,
    ...rest,
  }))
}

type Told = Pick<JournalFact, 'members' | 'by'> & { step: string }

/** The fact of an event, or both that a withdrawal comes to which ends in one step here. */
function membersOf(event: Event, fieldCipher: FieldCipher): Told[] {
  const { step, payment_id: payment, reason } = event
  const isPayout = event.type === PAYMENT_TYPES.Withdraw
  const plain = { step, members: { payment } }
  if (step === 'ordered') return [{ step, members: orderOf(event, fieldCipher) }]
  if (isPayout && (step === 'returned' || step === 'stopped')) {
    const code = codeOf(reason) ?? step
    return [
      { step: 'declined', members: { payment, code }, by: decidedBy(event) },
      { step: 'returned', members: { payment } },
    ]
  }
  if (step === 'declined')
    return [{ step, members: { payment, code: codeOf(reason) ?? 'bank' }, by: ['bank'] }]
  if (isPayout && step === 'paid' && !event.is_sent) return [{ ...plain, step: 'sent' }, plain]
  return [DECIDED.has(step) ? decided(event) : { step, members: coded(event) }]
}

const DECIDED = new Set(['held', 'first_approved', 'extended', 'approved', 'released'])

const decided = (event: Event): Told => ({
  step: event.step,
  members: {
    ...coded(event),
    ...(event.clock_at && STEPS_WITH_CLOCK.has(event.step)
      ? { clock: event.clock_at.toISOString() }
      : {}),
  },
  by: decidedBy(event),
})

const STEPS_WITH_CLOCK = new Set(['held', 'extended'])

function coded({ step, payment_id: payment, reason }: Event) {
  const code = codeOf(reason) ?? (step === 'released' ? 'clock' : undefined)
  return code === undefined ? { payment } : { payment, code }
}

/** What was found in a withdrawal is told as no more than that it was looked at. */
const NOT_TOLD = new Set(['risk', 'linked', 'manual', 'velocity'])
const codeOf = (reason: string | null): string | undefined =>
  reason !== null && NOT_TOLD.has(reason) ? 'review' : (reason ?? undefined)

function decidedBy({ step, reason, first_operator: first, operator }: Event): DecidedBy[] {
  if (step === 'stopped') return ['player']
  if (step === 'returned' && reason === 'declined_by_bank') return ['bank']
  if (operator === null) return ['rule']
  return [first, operator].flatMap((name) => (name === null ? [] : [nameOf(name)]))
}

function nameOf(operator: string): DecidedBy {
  if (operator === CLOCK) return 'clock'
  return operator.startsWith('system:') ? 'rule' : { person: operator }
}

function orderOf(event: Event, fieldCipher: FieldCipher) {
  const isPayout = event.type === PAYMENT_TYPES.Withdraw
  const method = findMethod(
    event.method_id,
    isPayout ? PAYMENT_TYPES.Withdraw : PAYMENT_TYPES.Deposit,
  )
  return {
    payment: event.payment_id,
    type: isPayout ? 'withdrawal' : 'deposit',
    amount: String(event.amount_e5),
    method: method?.title.en ?? String(event.method_id),
    account: accountFrom(event, fieldCipher),
  }
}

/** Its end; null where nothing was filled in, or of a player who was erased. */
function accountFrom(event: Event, fieldCipher: FieldCipher): string | null {
  const account = accountOf(decryptDetail(fieldCipher, { ...event, id: event.payment_id }))
  return account === '' ? null : account
}
