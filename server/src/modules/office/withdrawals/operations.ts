import * as contract from '@zar/contract/office/withdrawals/withdrawals'
import { sql } from 'kysely'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  askPlayer,
  consentToWithdrawal,
  decideWithdrawal,
  extendReview,
  type WaitingProposal,
} from '../../payments/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { isAboveTwo, limitOf } from '../rights/role-limits.ts'
import { bulkRoute } from './bulk.ts'
import {
  aboutWithdrawal,
  depsOf,
  firstOf,
  mayDecide,
  outcomeOf,
  rejectIt,
  sayMeanwhile,
} from './deciding.ts'
import { holdRoute } from './hold.ts'
import { houseReviewRoutes } from './house.ts'
import { payRuleRoutes } from './pay-rule.ts'
import type { WithdrawalDeps } from './person-of.ts'
import { findHeld, heldNow, readList, readOne } from './read.ts'
import { sentRoutes } from './sent.ts'

const TAKEN_MINUTES = 5

/** What may be done with one that is held. */
const RIGHTS = [
  'withdrawal.approve',
  'withdrawal.consent',
  'withdrawal.reject_fact',
  'withdrawal.reject_judged',
  'withdrawal.extend',
  'withdrawal.take',
  'document.ask',
  'legalhold.place',
  'legalhold.lift',
] as const

/** The queue of withdrawals, and what people decide of one. */
export const withdrawalOfficeRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...approvingRoutes(deps),
  bulkRoute(deps),
  ...decidingRoutes(deps),
  ...takingRoutes(deps),
  holdRoute(deps),
  ...houseReviewRoutes(deps),
  ...sentRoutes(deps),
  ...payRuleRoutes(deps),
]

const readingRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.listWithdrawals, async (call) => ({ data: await readList(deps, call) })),
  serve(contract.readWithdrawal, async (call) => {
    const one = await findHeld(deps, call.input.id, call.caller.locale)
    const about = await aboutWithdrawal(deps, one)
    call.may(about)
    const found = await readOne(deps, call, one)
    return { data: { ...found, actions: call.actions(RIGHTS, about) } }
  }),
]

/** Who lets it go: two of the money's people, and compliance above what they may. */
const approvingRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.approveWithdrawal, async (call) => {
    const { id, version } = call.input
    const came = await sayMeanwhile(deps, id, async () => {
      const one = await heldNow(deps, call)
      const { firstApprover: by, clockAt, consentedBy } = one
      // A first approval stands until the clock has its word.
      const first = {
        by: by ?? '',
        lapsesAt: clockAt ?? call.now,
        right: 'withdrawal.approve',
        isConsented: consentedBy !== null,
      } as const
      await mayDecide(deps, call, await aboutWithdrawal(deps, one), by ? first : undefined)
      const aloneE5 = limitOf(call.person, 'withdrawalAloneE5', call.limits)
      const decision = { paymentId: id, operator: call.person.id, version, aloneE5 }
      return decideWithdrawal(depsOf(deps, call), decision)
    })
    const outcome = came === 'waits out' ? ('timed' as const) : outcomeOf(came).outcome
    return { data: { outcome } }
  }),
  serve(contract.consentToWithdrawal, async (call) => {
    const { id, version, reason } = call.input
    await sayMeanwhile(deps, id, async () => {
      const one = await heldNow(deps, call)
      call.may({ ...(await aboutWithdrawal(deps, one)), reason })
      refuseIf(!isAboveTwo(one.amountE5, call.limits), 'consent_not_needed')
      const consent = { paymentId: id, staffId: call.person.id, because: reason, version }
      await consentToWithdrawal(depsOf(deps, call, reason), consent)
    })
    return { data: null }
  }),
]

const decidingRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.rejectOnFact, async (call) => {
    const one = await sayMeanwhile(deps, call.input.id, () => heldNow(deps, call))
    call.may({ ...(await aboutWithdrawal(deps, one)), reason: call.input.reason })
    return { data: outcomeOf(await rejectIt(deps, call)) }
  }),
  serve(contract.rejectOnJudgement, async (call) => {
    const { id, code, reason } = call.input
    const one = await sayMeanwhile(deps, id, () => heldNow(deps, call))
    const first = firstOf(
      one,
      ({ right, terms }) => right === 'withdrawal.reject_judged' && terms.reason === code,
    )
    await mayDecide(deps, call, await aboutWithdrawal(deps, one), {
      by: first?.by ?? call.person.id,
      right: 'withdrawal.reject_judged',
      reason,
      lapsesAt: first ? new Date(first.lapsesAt) : call.now,
    })
    return { data: outcomeOf(await rejectIt(deps, call)) }
  }),
  serve(contract.extendWithdrawal, async (call) => {
    const { id, code, hours, reason, version } = call.input
    const one = await sayMeanwhile(deps, id, () => heldNow(deps, call))
    const first = firstOf(one, isExtension(code, hours))
    await mayDecide(deps, call, await aboutWithdrawal(deps, one), {
      by: first?.by ?? call.person.id,
      right: 'withdrawal.extend',
      reason,
      lapsesAt: first ? new Date(first.lapsesAt) : call.now,
    })
    const came = await sayMeanwhile(deps, id, () =>
      extendReview(depsOf(deps, call, reason), {
        paymentId: id,
        operator: call.person.id,
        code,
        hours,
        note: reason,
        version,
      }),
    )
    return { data: outcomeOf(came) }
  }),
  serve(contract.askPlayer, async (call) => {
    const { id, kind, reason: note, version } = call.input
    const one = await sayMeanwhile(deps, id, () => heldNow(deps, call))
    call.may({ ...(await aboutWithdrawal(deps, one)), reason: note })
    const question = { paymentId: id, operator: call.person.id, kind, note, version }
    const came = await sayMeanwhile(deps, id, () => askPlayer(depsOf(deps, call, note), question))
    return { data: outcomeOf(came) }
  }),
]

const isExtension =
  (code: string, hours: number) =>
  ({ right, terms }: WaitingProposal) =>
    right === 'withdrawal.extend' && terms.code === code && terms.hours === hours

const takingRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.takeWithdrawal, async (call) => {
    const about = await aboutWithdrawal(
      deps,
      await findHeld(deps, call.input.id, call.caller.locale),
    )
    call.may(about)
    const until = await deps.db.transaction().execute(async (tx) => {
      const ends = sql<Date>`clock_timestamp() + make_interval(mins => ${TAKEN_MINUTES})`
      const lock = await tx
        .insertInto('office_lock')
        .values({ object: about.object, staff_id: call.person.id, ends_at: ends })
        .onConflict((taken) =>
          taken
            .column('object')
            .doUpdateSet({ staff_id: call.person.id, ends_at: ends })
            .where(({ or, eb }) =>
              or([
                eb('office_lock.staff_id', '=', call.person.id),
                eb('office_lock.ends_at', '<=', sql<Date>`clock_timestamp()`),
              ]),
            ),
        )
        .returning('ends_at')
        .executeTakeFirst()
      if (!lock) throw new Refusal('withdrawal_taken')
      await call.note(tx, { object: about.object, playerId: about.player.id })
      return lock.ends_at
    })
    return { data: { until: until.toISOString() } }
  }),
  serve(contract.releaseWithdrawal, async (call) => {
    const object = `withdrawal:${call.input.id}`
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('office_lock')
        .set({ ends_at: sql<Date>`clock_timestamp()` })
        .where('object', '=', object)
        .where('staff_id', '=', call.person.id)
        .execute()
      await call.note(tx, { object, after: { owner: null } })
    })
    return { data: null }
  }),
]
