import { approveWithdrawals, togetherOf } from '@zar/contract/office/withdrawals/bulk'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { decideWithdrawal, type QueuedWithdrawal } from '../../payments/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutWithdrawal, depsOf, isPlain, sayMeanwhile } from './deciding.ts'
import type { WithdrawalDeps } from './person-of.ts'
import { findHeld, heldNow } from './read.ts'

type Seen = { id: string; version: number }
type Call = OfficeCall<{ withdrawals: Seen[] }>

/** Many at once. Each is looked at and decided by itself, so that one that is refused stops no other. */
export const bulkRoute = (deps: WithdrawalDeps): OfficeRoute =>
  serve(approveWithdrawals, async (call: Call) => {
    const { withdrawals } = call.input
    const found = await findAll(deps, call)
    const sums = [...found.values()].map(({ amountE5 }) => amountE5)
    call.may({
      object: togetherOf(withdrawals.map(({ id }) => id)),
      amountE5: sums.reduce((sum, one) => sum + one, 0n),
      greatestE5: sums.reduce((most, one) => (one > most ? one : most), 0n),
    })
    const results = []
    for (const one of withdrawals) results.push(await approveOne(deps, call, one))
    return { data: { results } }
  })

/** Those that are still held: of the others the decision says what has become of them. */
async function findAll(deps: WithdrawalDeps, { input, caller }: Call) {
  const found = new Map<string, QueuedWithdrawal>()
  for (const { id } of input.withdrawals) {
    const one = await orRefused(() => findHeld(deps, id, caller.locale))
    if (!('refused' in one)) found.set(id, one)
  }
  return found
}

async function approveOne(deps: WithdrawalDeps, call: Call, { id, version }: Seen) {
  const came = await orRefused(() =>
    sayMeanwhile(deps, id, async () => {
      const one = await heldNow(deps, { input: { id }, caller: call.caller })
      refuseIf(!isPlain(one), 'withdrawal_flagged')
      const about = await aboutWithdrawal(deps, one)
      refuseUnlessAllowed(call, about)
      const decision = { paymentId: id, operator: call.person.id, version }
      return { outcome: await decideWithdrawal(depsOf(deps, call), decision) }
    }),
  )
  if (!('refused' in came))
    return { id, outcome: came.outcome === 'waits out' ? 'timed' : 'done', why: null } as const
  const { refused: code } = came
  await deps.db
    .transaction()
    .execute((tx) => call.note(tx, { object: `withdrawal:${id}`, outcome: 'refused', code }))
  return { id, outcome: 'refused', why: REFUSALS[code][call.caller.locale] } as const
}

/** Whether this one alone is theirs: by its player, its sum and the person's scopes. */
function refuseUnlessAllowed(call: Call, about: Parameters<Call['actions']>[1]): void {
  for (const { state, why } of call.actions(['withdrawal.bulk_approve'], about))
    if (state !== 'yes') throw new Refusal(why && isRefusal(why) ? why : 'no_right')
}

const isRefusal = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text)

/** What it gave, or the name of what stood against it; a bug is thrown. */
async function orRefused<Result extends object>(
  work: () => Promise<Result>,
): Promise<Result | { refused: RefusalCode }> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code }
    throw error
  }
}
