import type { MatchTargets, StatementLine } from '@zar/contract/office/house/deposit-match'
import type { StatementCame } from '@zar/contract/office/house/statements'
import { expect } from 'vitest'
import type { Cashier } from '../../modules/payments/testing/cashier.ts'
import type { Desk, openOfficeApp } from './office-app.ts'

const REASON = 'Sum, day and name of the payer are those of the order.'

type Came = { outcome: string; proposal: string; creditsE5: string; code?: string }
export type MatchTarget = { kind: 'deposit' | 'player'; id: string }

type People = { ayla: Desk | undefined; deniz: Desk | undefined; amir: Desk | undefined }
type House = {
  cashier: Cashier
  office: Awaited<ReturnType<typeof openOfficeApp>>
  /** Cashiers, and who brings statements in. */
  people: People
  today: string
}

/** Lines of the bank, as a test brings them in and two cashiers match them. */
export function lineDesk({ cashier, office, people: { ayla, deniz, amir }, today }: House) {
  let number = 0
  /** Brings in a line that names no payment, and answers what it is called. */
  async function brought(amount: string, reference = 'HAVALE', desk = amir, currency = 'TRY') {
    const bankId = `M-${++number}`
    const head = 'id;date;amount;currency;reference'
    const content = `${head}\n${bankId};${today};${amount};${currency};"${reference} ${number}"\n`
    const file = { name: 'hesap.csv', from: today, to: today, content, reason: REASON }
    const came = await office.post<StatementCame>('/api/office/statement-import', file, desk)
    const statement = came.data?.statement
    expect(statement).toMatchObject({ unmatched: 1 })
    return { bankId, id: `${statement?.id}-2` }
  }
  const lines = async (desk = ayla, input: object = {}) =>
    (
      await office.get<{ rows: StatementLine[]; next: string | null; code?: string }>(
        '/api/office/statement-lines',
        input,
        desk,
      )
    ).data
  const lineIds = async () => (await lines())?.rows.map(({ id }) => id) ?? []
  const targets = async (line: string, q?: string, desk = ayla) =>
    (
      await office.get<MatchTargets>(
        '/api/office/deposit-match-targets',
        q === undefined ? { line } : { line, q },
        desk,
      )
    ).data

  const match = (line: string, target: MatchTarget, desk = ayla, proposal?: string) =>
    office.post<Came>(
      '/api/office/deposit-match',
      { line, ...target, reason: REASON, ...(proposal === undefined ? {} : { proposal }) },
      desk,
    )
  /** One proposes and another approves. */
  async function matched(line: string, target: MatchTarget) {
    const first = await match(line, target)
    expect(first.data).toMatchObject({ outcome: 'waits' })
    return match(line, target, deniz, first.data?.proposal)
  }

  /** A deposit of a player that waits. */
  async function ordered(liras: number) {
    const playerId = await cashier.casino.player()
    await cashier.deposit(playerId, liras)
    return { ...(await cashier.onlyPayment(playerId)), playerId }
  }
  return { brought, lines, lineIds, targets, match, matched, ordered }
}
