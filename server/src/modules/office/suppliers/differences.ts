import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/suppliers'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { findCases, takeCase, type WaitingCase } from '../../queues/index.ts'
import {
  countDifferences,
  type DifferenceRow,
  explainDifference,
  favourE5,
  findDifference,
  readDifferencePage,
  subjectOf,
} from '../../suppliers/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const QUEUE = 'supplier_differences'
const PAGE = 100

/** What suppliers and our books differ about: listed, taken, and closed with words by two people. */
export const differenceRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listDifferences, async (call) => ({ data: await readPage(deps, call) })),
  serve(contract.takeDifference, async (call) => {
    const object = subjectOf(BigInt(call.input.id))
    const [found] = await findCases(deps.db, QUEUE, [object])
    if (!found) throw new Refusal('not_found')
    call.may({ object, reason: TAKEN })
    await deps.db.transaction().execute(async (tx) => {
      await takeCase(tx, QUEUE, found.caseId, { by: call.person.id, now: call.now })
      await call.note(tx, { object, after: { owner: call.person.id } })
    })
    return { data: null }
  }),
  explainRoute(deps),
  standRoute(deps),
]

type Words = {
  id: string
  reason: string
  proposal?: string | undefined
  code?: contract.ExplanationCode
}
type Closing = {
  right: 'difference.explain' | 'reconcile.explain'
  /** Whether its clock has passed. */
  isPast: boolean
}

const explainRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.explainDifference, async (call) => ({
    data: await explain(deps, call, { right: 'difference.explain', isPast: false }),
  }))

const standRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.reconcileExplain, async (call) => ({
    data: await explain(deps, call, { right: 'reconcile.explain', isPast: true }),
  }))

/** Closes a difference by two; one past its clock has a code beside the words. No money moves. */
async function explain(deps: OfficeDeps, call: OfficeCall<Words>, { right, isPast }: Closing) {
  const { reason, proposal, code } = call.input
  const id = BigInt(call.input.id)
  const object = subjectOf(id)
  if (!(await findDifference(deps.db, id))) throw new Refusal('not_found')
  call.may({ object, reason })
  const wish = {
    right,
    object,
    reason,
    proposal,
    terms: { explanation: reason, code: code ?? null },
    facts: async (tx: OfficeDeps['db']) => {
      const facts = await factsOf(tx, id)
      const [held] = await findCases(tx, QUEUE, [object])
      refuseIf((held?.state === 'asked') !== isPast, 'case_changed')
      return facts
    },
  } as const
  return byTwo(deps, call, wish, (approve) =>
    explainDifference(deps, {
      id,
      code,
      operator: call.person.name,
      explanation: reason,
      also: approve,
    }),
  )
}

/** Taking a case decides nothing, and has no reason but that. */
const TAKEN = 'Opened to look at it, nothing is decided.'

/** What both people see; one that is over is refused. */
async function factsOf(db: Parameters<typeof findDifference>[0], id: bigint) {
  const one = await findDifference(db, id)
  if (!one || one.closedAt || one.explainedAt) throw new Refusal('decided_meanwhile')
  return {
    provider: one.provider,
    transaction: one.transactionId,
    what: one.what,
    oursE5: one.ours?.amountE5 ?? null,
    theirsE5: one.theirs?.amountE5 ?? null,
  }
}

type Wish = {
  state?: (typeof contract.DIFFERENCE_STATES)[number] | undefined
  provider?: ProviderName | undefined
  before?: string | undefined
}

async function readPage({ db }: OfficeDeps, call: OfficeCall<Wish>) {
  const { state = 'open', provider, before } = call.input
  const found = await readDifferencePage(db, {
    state,
    provider,
    before: before === undefined ? undefined : BigInt(before),
    limit: PAGE + 1,
  })
  const page = found.slice(0, PAGE)
  const [cases, open] = await Promise.all([
    findCases(
      db,
      QUEUE,
      page.map(({ id }) => subjectOf(id)),
    ),
    countDifferences(db),
  ])
  const caseOf = new Map(cases.map((one) => [one.subject, one]))
  return {
    rows: page.map((row) => tell(call, row, caseOf.get(subjectOf(row.id)))),
    next: found.length > PAGE ? `${page.at(-1)?.id}` : null,
    open,
  }
}

function tell(call: OfficeCall<unknown>, row: DifferenceRow, found: WaitingCase | undefined) {
  const favour = favourE5(row)
  const provider = row.provider as ProviderName
  return {
    provider,
    id: `${row.id}`,
    name: PROVIDER_NAMES[provider] ?? row.provider,
    transaction: row.transactionId,
    what: row.what,
    day: row.day,
    ours: tellSide(row.ours),
    theirs: tellSide(row.theirs),
    favourE5: favour === undefined ? null : `${favour}`,
    foundAt: row.foundAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    explanation: row.explanation,
    explanationCode: row.explanationCode,
    explainedBy: row.explainedBy,
    explainedAt: row.explainedAt?.toISOString() ?? null,
    standing: found ?? null,
    actions: call.actions(['difference.explain', 'reconcile.explain'], {
      object: subjectOf(row.id),
    }),
  }
}

const tellSide = (side: DifferenceRow['ours']) =>
  side && {
    does: side.kind,
    amountE5: side.amountE5,
    currency: side.currency,
    round: side.round,
    at: side.at,
  }
