import * as contract from '@zar/contract/office/house/statements'
import { sql } from 'kysely'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  type BankStatement,
  importBankStatement,
  readBankStatements,
} from '../../payments/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import type { WithdrawalDeps } from '../withdrawals/person-of.ts'

const OBJECT = 'statement'
const DAYS_MAX = 31
const DAY_MS = 24 * 60 * 60_000

/** The bank's statements: brought in by one person, who credits nothing by them. */
export const statementOfficeRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.listStatements, async (call) => {
    const { statements, unmatched } = await readBankStatements(deps.db)
    return {
      data: {
        statements: await tellAll(deps, statements),
        unmatched: unmatched.map((line) => ({
          bankId: line.bank_id,
          statement: `${line.statement_id}`,
          line: line.line,
          day: line.day,
          amountE5: `${line.amount_e5}`,
          currency: line.currency,
          reference: line.reference,
        })),
        actions: call.actions(['statement.import'], { object: OBJECT }),
      },
    }
  }),
  serve(contract.importStatement, async (call) => {
    const { reason, ...file } = call.input
    call.may({ object: OBJECT, reason })
    refuseIf(!(await isRange(deps, file)), 'statement_days_wrong')
    const { statement, ...came } = await importBankStatement(deps, {
      ...file,
      by: call.person.id,
      because: reason,
      audit: (tx, { statement: made, isNew, problems }) =>
        call.note(tx, {
          object: made ? `${OBJECT}:${made.id}` : OBJECT,
          outcome: made ? 'done' : 'failed',
          after: {
            name: file.name,
            from: file.from,
            to: file.to,
            isNew,
            problems: problems.length,
          },
          reason,
        }),
    })
    const [told = null] = statement ? await tellAll(deps, [statement]) : []
    return { data: { ...came, statement: told } }
  }),
]

/** Days that are over or today's, of Istanbul, and not too many. */
async function isRange(
  { db }: WithdrawalDeps,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const { rows } = await sql<{ isPast: boolean }>`
    select ${to}::date <= day_of_istanbul_v1(clock_timestamp()) as "isPast"`.execute(db)
  return days >= 1 && days <= DAYS_MAX && rows[0]?.isPast === true
}

async function tellAll({ db }: WithdrawalDeps, statements: readonly BankStatement[]) {
  const nameOf = await staffNames(
    db,
    statements.map(({ imported_by }) => imported_by),
  )
  return statements.map(
    ({ id, from_day, to_day, imported_by, imported_at, ...same }): contract.BankStatement => ({
      ...same,
      id: `${id}`,
      from: from_day,
      to: to_day,
      by: nameOf(imported_by),
      at: imported_at.toISOString(),
    }),
  )
}
