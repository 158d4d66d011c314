import * as contract from '@zar/contract/office/house/deposits'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { hasBonusOfDeposit } from '../../bonuses/index.ts'
import {
  findPayments,
  giveUpDeposit,
  type ListedDeposit,
  readDeposits,
  readSendable,
  sendDepositBack,
} from '../../payments/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { PAGE } from '../players/paging.ts'
import type { WithdrawalDeps } from '../withdrawals/person-of.ts'

const ACTS = ['deposit.refund', 'deposit.give_up'] as const

/** Deposits of all players: listed, sent back by two people, closed by one where nobody has paid. */
export const depositOfficeRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.listDeposits, async (call) => ({ data: await list(deps, call) })),
  serve(contract.refundDeposit, async (call) => ({ data: await sendBack(deps, call) })),
  serve(contract.giveUpDeposit, async (call) => {
    const { id, reason } = call.input
    const { about } = await aboutDeposit(deps, id)
    call.may({ ...about, reason })
    await giveUpDeposit(deps, {
      depositId: id,
      operator: call.person.id,
      note: reason,
      audit: (tx, playerId) => call.note(tx, { object: about.object, playerId, reason }),
    })
    return { data: null }
  }),
]

async function aboutDeposit(deps: WithdrawalDeps, id: string) {
  const [payment] = await findPayments(deps.db, { ids: [id] })
  if (payment?.kind !== 'deposit') throw new Refusal('not_found')
  const { playerId, amountE5 } = payment
  const { player } = await aboutPlayer(deps, playerId)
  return { playerId, about: { object: `deposit:${id}`, player, amountE5 } }
}

type List = OfficeCall<{
  list?: 'open' | 'paid' | 'over' | undefined
  q?: string | undefined
  after?: string | undefined
}>

/** A page of deposits. What is outside the person's scope is not in it. */
async function list({ db }: WithdrawalDeps, call: List) {
  const { list: which = 'open', q, after } = call.input
  const found = await readDeposits(db, {
    list: which,
    q,
    before: after === undefined ? undefined : BigInt(after),
    limit: PAGE + 1,
    locale: call.caller.locale,
  })
  const page = found.slice(0, PAGE)
  const rows = page.flatMap((one) => tell(call, one) ?? [])
  return { rows, next: found.length > PAGE ? (page.at(-1)?.number ?? null) : null }
}

function tell(call: List, one: ListedDeposit): contract.OfficeDeposit | undefined {
  const { id, playerId, usercode, username, country, amountE5, at, changedAt, back, ...row } = one
  const player = { id: playerId, segments: [], country }
  const about = { object: `deposit:${id}`, player, amountE5 }
  const isSeen = call.actions(['deposit.view'], about).every(({ state }) => state !== 'refused')
  if (!isSeen) return undefined
  return {
    ...row,
    id,
    player: { id: playerId, number: shownUsercode(usercode), username },
    amountE5: `${amountE5}`,
    at: at.toISOString(),
    changedAt: changedAt.toISOString(),
    back: back && { ...back, amountE5: `${back.amountE5}` },
    actions: call.actions(ACTS, about),
  }
}

type SendingBack = OfficeCall<{ id: string; reason: string; proposal?: string | undefined }>

async function sendBack(deps: WithdrawalDeps, call: SendingBack) {
  const { id, reason, proposal } = call.input
  const { playerId, about } = await aboutDeposit(deps, id)
  const { object, amountE5 } = about
  call.may({ ...about, reason })
  let seen = { takesE5: 0n, leavesE5: 0n }
  const wish = {
    right: 'deposit.refund',
    object,
    playerId,
    amountE5,
    reason,
    proposal,
    terms: { deposit: id },
    facts: async (tx: Parameters<typeof readSendable>[0]) => {
      const { takesE5, leavesE5 } = await readSendable(tx, id)
      refuseIf(await hasBonusOfDeposit(tx, id), 'deposit_has_bonus')
      seen = { takesE5, leavesE5 }
      return { amountE5: `${amountE5}`, takesE5: `${takesE5}`, leavesE5: `${leavesE5}` }
    },
  } as const
  const outcome = await byTwo(deps, call, wish, async (agree) => {
    const sent = { depositId: id, operator: call.person.id, note: reason }
    await sendDepositBack(deps, { ...sent, agree })
  })
  return { ...outcome, takesE5: `${seen.takesE5}`, leavesE5: `${seen.leavesE5}` }
}
