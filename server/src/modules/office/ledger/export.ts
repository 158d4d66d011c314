import type { exportLedger } from '@zar/contract/office/house/ledger-export'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { type Cell, csvOf } from '../../../platform/csv.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  type ExportedTransfer,
  type ExportRange,
  exportedTransfers,
  readExportedRange,
} from '../../ledger/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { readPlayerName } from './player-name.ts'

type Call = OfficeCall<z.output<typeof exportLedger.input>>
type Answer = z.input<typeof exportLedger.output>

/** What was posted up to now is under a checkpoint so long after at the latest. */
const SEALED_AFTER_MS = 60_000
const OBJECT = 'ledger:export'

/** The first person proposes a range; the second, who sees how many rows it has and their sum, gets the file. */
export async function exportByTwo({ db }: { db: Db }, call: Call): Promise<Answer> {
  const { input, now } = call
  call.may({ object: OBJECT, reason: input.reason })
  const range = {
    from: new Date(input.from),
    until: new Date(input.until),
    playerId: input.player,
  }
  refuseIf(range.until.getTime() > now.getTime() - SEALED_AFTER_MS, 'ledger_not_sealed')
  if (input.player !== undefined) await readPlayerName(db, input.player)
  let file: Answer['file'] = null
  const wish = {
    right: 'ledger.export',
    object: OBJECT,
    playerId: input.player,
    terms: { from: input.from, until: input.until, player: input.player ?? null },
    facts: async (tx: Tx) => {
      const { rows, first, last, sumE5 } = await readExportedRange(tx, range)
      return { rows, first: `${first}`, last: `${last}`, sumE5: `${sumE5}` }
    },
    reason: input.reason,
    proposal: input.proposal,
  } as const
  const outcome = await byTwo({ db }, call, wish, async (approve) => {
    const made = await makeFile(db, call, range)
    await db.transaction().execute(approve)
    file = made
  })
  return { ...outcome, file }
}

const COLUMNS = [
  ...['id', 'at', 'reason', 'key', 'player', 'amount', 'currency'],
  ...['source account', 'source kind', 'source balance'],
  ...['target account', 'target kind', 'target balance', 'seal', 'seal hash'],
]

async function makeFile(db: Db, { input, person, now }: Call, range: ExportRange) {
  const reach = await db.transaction().execute((tx) => readExportedRange(tx, range))
  const table: Cell[][] = []
  let seal = ''
  for await (const page of exportedTransfers(db, range, reach)) {
    const numbers = await readNumbers(db, page)
    table.push(...page.map((row) => cellsOf(row, numbers.get(row.playerId) ?? '')))
    const last = page.at(-1)
    if (last) seal = `sealed by ${last.sealId}: ${last.sealHash}`
  }
  const of = input.player === undefined ? 'all players' : 'one player'
  const head = ['Zar', 'ledger', input.from, input.until, of, seal, person.name, now.toISOString()]
  return {
    name: `zar-ledger-${input.from.slice(0, 10)}-${input.until.slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOf([head, COLUMNS, ...table]).toString('base64'),
  }
}

const amount = (sumE5: bigint | null): Cell => (sumE5 === null ? null : { amountE5: sumE5 })

const cellsOf = (row: ExportedTransfer, player: string): Cell[] => [
  ...[`${row.id}`, row.at.toISOString(), row.reason, row.key, player],
  ...[amount(row.amountE5), row.currency],
  ...[`${row.sourceId}`, row.sourceKind, amount(row.sourceBalanceE5)],
  ...[`${row.targetId}`, row.targetKind, amount(row.targetBalanceE5)],
  ...[`${row.sealId}`, row.sealHash],
]

async function readNumbers(db: Db, rows: readonly ExportedTransfer[]) {
  const ids = [...new Set(rows.map(({ playerId }) => playerId))]
  const players = await db
    .selectFrom('player')
    .select(['id', 'usercode'])
    .where('id', 'in', ids)
    .execute()
  return new Map(players.map(({ id, usercode }) => [id, shownUsercode(usercode)]))
}
