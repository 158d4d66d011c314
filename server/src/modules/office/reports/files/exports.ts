import {
  BULK_ROWS,
  EXPORT_ROWS,
  type exportBulk,
  type exportPersonal,
} from '@zar/contract/office/reports/files'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { refuseIf } from '../../../../platform/refusal.ts'
import { countTransfers } from '../../../ledger/index.ts'
import { byTwo, type Facts, type Outcome } from '../../approvals/two-persons.ts'
import type { OfficeDeps } from '../../deps.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'
import { countriesWithin } from '../../rights/scopes.ts'
import { countPlayers } from './read-players.ts'
import { fileEnd } from './store.ts'

type Deps = Pick<OfficeDeps, 'db' | 'random'>
type Asked<Operation extends { input: z.ZodMiniType }> = OfficeCall<z.output<Operation['input']>>

const DAY_MS = 24 * 3_600_000
/** The moments between which days of Istanbul lie, the second exclusive. */
export const momentsOf = ({ from, to }: { from: string; to: string }) => ({
  from: new Date(`${from}T00:00:00+03:00`),
  to: new Date(new Date(`${to}T00:00:00+03:00`).getTime() + DAY_MS),
})

type Order = {
  right: Right
  kind: 'personal' | 'bulk'
  name: string
  type: string
  wish: Record<string, string>
  count: (tx: Tx) => Promise<number>
  most: number
}

/**
 * Players of days with their personal fields: the first person proposes it and sees how many there are, the
 * second says yes, and the file is made for the first.
 */
export const personalByTwo = (deps: Deps, call: Asked<typeof exportPersonal>): Promise<Outcome> => {
  const { from, to } = call.input
  const days = momentsOf({ from, to })
  return orderByTwo(deps, call, {
    right: 'export.personal',
    kind: 'personal',
    name: `zar-players-${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    wish: { from, to },
    count: (tx) =>
      countPlayers(tx, { ...days, countries: countriesWithin(call.person, 'export.personal') }),
    most: EXPORT_ROWS,
  })
}

/** All transfers of days without personal fields, the same way. */
export const bulkByTwo = (deps: Deps, call: Asked<typeof exportBulk>): Promise<Outcome> => {
  const { from, to, currency = HOUSE_CURRENCY } = call.input
  return orderByTwo(deps, call, {
    right: 'export.bulk',
    kind: 'bulk',
    name: `zar-transfers-${from}-${to}.csv.gz`,
    type: 'application/gzip',
    wish: { from, to, currency },
    count: (tx) => countTransfers(tx, { ...momentsOf({ from, to }), currency }, BULK_ROWS),
    most: BULK_ROWS,
  })
}

const HOUSE_CURRENCY = 'TRY'
type Call = Asked<typeof exportPersonal> | Asked<typeof exportBulk>

async function orderByTwo(deps: Deps, call: Call, order: Order): Promise<Outcome> {
  const { right, wish } = order
  const { to, reason, proposal } = call.input
  const object = `export:${order.kind}`
  call.may({ object, reason })
  // The last day has to be over, so that both people see the same number of rows.
  refuseIf(momentsOf({ from: to, to }).to > call.now, 'export_day_open')
  const facts = async (tx: Tx): Promise<Facts> => {
    const rows = await order.count(tx)
    refuseIf(rows === 0, 'export_empty')
    refuseIf(rows > order.most, 'export_too_large')
    return { rows }
  }
  return byTwo(deps, call, { right, object, terms: wish, facts, reason, proposal }, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const proposer = await approve(tx)
      await keepOrder(tx, deps, call, { ...order, proposer, proposal: BigInt(proposal ?? 0) })
    }),
  )
}

type Kept = Order & { proposer: string; proposal: bigint }

async function keepOrder(tx: Tx, { random }: Deps, { now, caller }: Call, order: Kept) {
  await tx
    .insertInto('office_file')
    .values({
      id: random.uuid(),
      staff_id: order.proposer,
      kind: order.kind,
      right_name: order.right,
      wish: JSON.stringify(order.wish),
      locale: caller.locale,
      name: order.name,
      type: order.type,
      asked_at: sql<Date>`clock_timestamp()`,
      made_at: null,
      ends_at: fileEnd(now),
      bytes: null,
      rows: null,
      schedule_id: null,
      due_at: null,
      proposal_id: order.proposal,
    })
    .execute()
}
