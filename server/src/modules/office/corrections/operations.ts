import { KURUS_E5, MAX_E5 } from '@zar/contract/money'
import * as contract from '@zar/contract/office/corrections'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readDaySum } from '../../approvals/index.ts'
import { correctBalance, readCorrections } from '../../corrections/index.ts'
import { balanceE5 } from '../../ledger/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { byTwo, type Facts } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../players/about-player.ts'
import { readCaseDeeds } from '../rights/case-deeds.ts'
import { limitOf } from '../rights/role-limits.ts'
import { countriesWithin } from '../rights/scopes.ts'
import { type LinkedRecord, readLinked } from './linked-record.ts'

/** Corrections of a balance: one person proposes, another approves the same terms. */
export const correctionOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  serve(contract.proposeCorrection, async (call) => ({
    data: await correct(deps, call, { ...call.input, proposal: undefined }),
  })),
  serve(contract.approveCorrection, async (call) => ({
    data: await correct(deps, call, call.input),
  })),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listCorrections, async (call) => {
    const { player: playerId, after } = call.input
    if (playerId !== undefined) call.may(await aboutPlayer(deps, playerId))
    const countries = countriesWithin(call.person, 'adjustment.view')
    const { rows, next } = await readCorrections(deps.db, { playerId, countries, after })
    return { data: { rows: rows.map(present), next } }
  }),
  serve(contract.previewCorrection, async (call) => {
    const { id, linked } = call.input
    await aboutPlayer(deps, id)
    const [balance, today, record] = await Promise.all([
      balanceE5(deps.db, id),
      readDaySum(deps.db, 'adjustment.propose', call.person.id),
      linked && readLinked(deps.db, linked),
    ])
    const left = limitOf(call.person, 'adjustmentDayE5', call.limits) - today
    const own = record?.playerId === id ? record : undefined
    return {
      data: {
        balanceE5: `${balance}`,
        leftE5: `${left > 0n ? left : 0n}`,
        linked: own ? { ...factsOf(own), at: own.at.toISOString() } : null,
      },
    }
  }),
]

type Row = Awaited<ReturnType<typeof readCorrections>>['rows'][number]

function present(row: Row): contract.Correction {
  const [kind = '', number = ''] = row.linked.split(':')
  return {
    id: `${row.id}`,
    at: row.at.toISOString(),
    player: {
      id: row.player_id,
      number: shownUsercode(row.usercode),
      username: row.username,
    },
    isAddition: row.is_addition,
    amountE5: `${row.amount_e5}`,
    code: row.code as contract.CorrectionCode,
    linked: { kind: kind as contract.LinkedKind, number },
    reason: row.reason,
    proposedBy: row.proposed_by,
    approvedBy: row.approved_by,
  }
}

const factsOf = ({ amountE5, state }: LinkedRecord) => ({
  amountE5: amountE5 === null ? null : `${amountE5}`,
  state,
})

type Terms = z.output<typeof contract.proposeCorrection.input> & { proposal: string | undefined }

async function correct(deps: PlayerOfficeDeps, call: OfficeCall<unknown>, terms: Terms) {
  const { id, isAddition, code, linked, reason, proposal } = terms
  const amountE5 = BigInt(terms.amountE5)
  const isWhole = amountE5 > 0n && amountE5 <= MAX_E5 && amountE5 % KURUS_E5 === 0n
  const named = `${linked.kind}:${linked.number}`
  const isFitting = contract.toldOf(code, isAddition) !== undefined
  const about = await aboutPlayer(deps, id)
  const record = await readOwn(deps.db, id, linked)
  const pastIn = (tx: Tx) => readCaseDeeds(tx, call.person.id, record.cases)
  const todayIn = (tx: Tx) => readDaySum(tx, 'adjustment.propose', call.person.id)
  const mayDo = async (tx: Tx) =>
    call.may({ ...about, amountE5, reason, past: await pastIn(tx), todayE5: await todayIn(tx) })
  refuseIf(!isWhole || !isFitting, 'invalid_input')

  const outcome = await byTwo(
    deps,
    call,
    {
      right: 'adjustment.propose',
      object: about.object,
      playerId: id,
      terms: { isAddition, amountE5: `${amountE5}`, code, linked: named },
      facts: async (tx): Promise<Facts> => {
        await holdPerson(tx, call.person.id)
        if (proposal === undefined) await mayDo(tx)
        return factsOf(await readOwn(tx, id, linked))
      },
      reason,
      amountE5,
      past: pastIn,
      todayE5: todayIn,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        const approvedBy = call.person.id
        const agreed = { playerId: id, isAddition, amountE5, code, linked: named, reason }
        await correctBalance(tx, deps, { ...agreed, proposedBy, approvedBy })
      }),
  )
  if (outcome.outcome === 'done') deps.onCommitted()
  return outcome
}

/** The linked record; refuses one that is another player’s or nobody’s. */
async function readOwn(db: Tx | PlayerOfficeDeps['db'], playerId: string, linked: contract.Linked) {
  const record = await readLinked(db, linked)
  if (record?.playerId !== playerId) throw new Refusal('linked_not_found')
  return record
}

/** Two proposals of one person wait for each other, so that both are in the sum of the day. */
const holdPerson = (tx: Tx, staffId: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
