import * as contract from '@zar/contract/office/risk/payees'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  confirmPayee,
  readPayeeFacts,
  readPayees,
  refusePayee,
  type WaitingPayee,
} from '../../payments/index.ts'
import { findCases, listCases, takeCase, type WaitingCase } from '../../queues/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { nameOf } from './present.ts'

const RIGHTS = ['payee.confirm', 'payee.refuse'] as const

/** Accounts that players are paid to for the first time, and what one person says of one. */
export const payeeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listPayees, async (call) => {
    // No player is in a segment yet: whoever is kept to some sees nobody.
    if (narrowingOf(call.person, 'payee.view').segments) return { data: [] }
    const cases = await listCases(deps.db, 'payees')
    const subjects = cases.map(({ subject }) => subject)
    const found = await readPayees(deps, subjects, call.caller.locale)
    const rows = cases.flatMap((one) => {
      const payee = found.get(one.subject)
      return payee ? [present(payee, one)] : []
    })
    return { data: rows }
  }),
  serve(contract.readPayee, async (call) => {
    const { payee, standing } = await findWaiting(deps, call)
    const about = await aboutPayee(deps, payee)
    call.may(about)
    const facts = await readPayeeFacts(deps, payee.id)
    await noteAlone(deps, call, { object: about.object, playerId: payee.playerId })
    return {
      data: { ...present(payee, standing), ...facts, actions: call.actions(RIGHTS, about) },
    }
  }),
  serve(contract.takePayee, async (call) => {
    const { payee, standing } = await findWaiting(deps, call)
    const { caseId } = call.input
    const about = await aboutPayee(deps, payee)
    call.may(about)
    refuseIf(standing.caseId !== caseId, 'not_found')
    await deps.db.transaction().execute(async (tx) => {
      await takeCase(tx, 'payees', caseId, { by: call.person.id, now: call.now })
      await call.note(tx, { object: about.object, playerId: payee.playerId })
    })
    return { data: null }
  }),
  serve(contract.confirmPayee, async (call) => {
    const who = await mayDecide(deps, call)
    const { id: paymentId, caseId, version } = call.input
    await confirmPayee(deps, { paymentId, caseId, version }, who('confirmed'))
    return { data: null }
  }),
  serve(contract.refusePayee, async (call) => {
    const who = await mayDecide(deps, call)
    const { id: paymentId, caseId, version, code } = call.input
    await refusePayee(deps, { paymentId, caseId, version, fact: code }, who(code))
    return { data: null }
  }),
]

type ById = OfficeCall<{ id: string }>

async function findWaiting(deps: PlayerOfficeDeps, { input, caller }: ById) {
  const subject = `payee:${input.id}`
  const [standing] = await findCases(deps.db, 'payees', [subject])
  const payee = (await readPayees(deps, [subject], caller.locale)).get(subject)
  if (!payee) throw new Refusal('not_found')
  if (!standing) throw new Refusal('decided_meanwhile')
  return { payee, standing }
}

async function aboutPayee(deps: PlayerOfficeDeps, { id, playerId, amountE5 }: WaitingPayee) {
  const { player } = await aboutPlayer(deps, playerId)
  return { object: `payee:${id}`, player, amountE5 }
}

type Deciding = OfficeCall<{ id: string; reason: string }>

/** Who decides, once their right to it is looked at; its row in the log is written with the decision. */
async function mayDecide(deps: PlayerOfficeDeps, call: Deciding) {
  const { payee } = await findWaiting(deps, call)
  const about = await aboutPayee(deps, payee)
  const { reason } = call.input
  call.may({ ...about, reason })
  return (state: string) => ({
    by: call.person.id,
    because: reason,
    also: (tx: Tx, playerId: string) =>
      call.note(tx, { object: about.object, playerId, reason, after: { state } }),
  })
}

function present(payee: WaitingPayee, waiting: WaitingCase): contract.PayeeRow {
  const { subject: _, playerId: __, ...standing } = waiting
  return {
    ...standing,
    clockAt: payee.clockAt?.toISOString() ?? null,
    id: payee.id,
    player: nameOf(payee),
    amountE5: `${payee.amountE5}`,
    method: payee.method,
    account: payee.account,
    isDoubted: payee.hold === 'payee',
    askedAt: payee.askedAt.toISOString(),
    atEnd: payee.isPaidAtEnd ? 'bank' : 'returned',
  }
}
