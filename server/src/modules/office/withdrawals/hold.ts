import { holdWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { Refusal } from '../../../platform/refusal.ts'
import { findPayments, holdByHand } from '../../payments/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { depsOf, sayMeanwhile } from './deciding.ts'
import type { WithdrawalDeps } from './person-of.ts'

/** One person holds what was to be paid by rule. */
export const holdRoute = (deps: WithdrawalDeps): OfficeRoute =>
  serve(holdWithdrawal, async (call) => {
    const { id, code, hours, reason } = call.input
    const [payment] = await findPayments(deps.db, { ids: [id] })
    if (payment?.kind !== 'withdrawal') throw new Refusal('not_found')
    const { player } = await aboutPlayer(deps, payment.playerId)
    const { amountE5 } = payment
    call.may({ object: `withdrawal:${id}`, player, amountE5, reason })
    const held = { paymentId: id, operator: call.person.id, code, hours, note: reason }
    await sayMeanwhile(deps, id, () => holdByHand(depsOf(deps, call, reason), held))
    return { data: null }
  })
