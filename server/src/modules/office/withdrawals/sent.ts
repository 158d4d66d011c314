import * as contract from '@zar/contract/office/withdrawals/sent'
import { Refusal } from '../../../platform/refusal.ts'
import {
  countSent,
  findPayments,
  readSent,
  retryPayout,
  type SentPayout,
} from '../../payments/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import type { WithdrawalDeps } from './person-of.ts'

/** What the bank was asked to pay: listed, and asked again by a person who says why. */
export const sentRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.listSentWithdrawals, async (call) => {
    const [rows, { count, sumE5 }] = await Promise.all([
      readSent(deps.db, call.caller.locale),
      countSent(deps.db),
    ])
    return {
      data: { rows: rows.flatMap((one) => tell(call, one) ?? []), count, sumE5: `${sumE5}` },
    }
  }),
  serve(contract.retryWithdrawal, async (call) => {
    const { id, reason } = call.input
    const [payment] = await findPayments(deps.db, { ids: [id] })
    if (payment?.kind !== 'withdrawal') throw new Refusal('not_found')
    const { playerId, amountE5 } = payment
    const { player } = await aboutPlayer(deps, playerId)
    const object = `withdrawal:${id}`
    call.may({ object, player, amountE5, reason })
    await retryPayout(deps, {
      paymentId: id,
      audit: (tx, before) => call.note(tx, { object, playerId, before, reason }),
    })
    return { data: null }
  }),
]

/** What is outside the person's scope is not in the list. */
function tell(call: OfficeCall<unknown>, one: SentPayout): contract.SentWithdrawal | undefined {
  const { playerId, usercode, username, country, amountE5, ...row } = one
  const player = { id: playerId, segments: [], country }
  const about = { object: `withdrawal:${one.id}`, player, amountE5 }
  const isSeen = call.actions(['withdrawal.view'], about).every(({ state }) => state !== 'refused')
  if (!isSeen) return undefined
  return {
    ...row,
    player: { id: playerId, number: shownUsercode(usercode), username },
    amountE5: `${amountE5}`,
    approvedAt: one.approvedAt.toISOString(),
    changedAt: one.changedAt.toISOString(),
    promiseAt: one.promiseAt?.toISOString() ?? null,
    actions: call.actions(['withdrawal.retry'], about),
  }
}
