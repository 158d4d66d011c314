import { parametersOf, RULE_IDS, type RuleId } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

export type RuleVersion = {
  rule: RuleId
  /** 0: as of a new house. */
  version: number
  parameters: Record<string, number>
  isOn: boolean
  setAt: Date | null
}

/** Each rule as it holds now. */
export async function readRules(db: Db | Tx): Promise<RuleVersion[]> {
  const { rows } = await sql<RuleVersion>`
    select distinct on (rule) rule, version, parameters, is_on as "isOn", set_at as "setAt"
      from risk_rule order by rule, version desc`.execute(db)
  const set = new Map(rows.map((row) => [row.rule, row]))
  return RULE_IDS.map((rule) => {
    const held = set.get(rule)
    if (!held) return { rule, version: 0, parameters: parametersOf(rule), isOn: true, setAt: null }
    // A parameter that is new in the rule has its first value.
    return { ...held, parameters: { ...parametersOf(rule), ...held.parameters } }
  })
}

type Change = {
  rule: RuleId
  parameters: Record<string, number>
  isOn: boolean
  proposedBy: string
  approvedBy: string
  because: string
  now: Date
}

/** Sets what two people decided: the next version of a rule. */
export async function setRule(tx: Tx, change: Change): Promise<void> {
  const { rule, isOn, proposedBy, approvedBy, because, now } = change
  await sql`
    insert into risk_rule (rule, version, parameters, is_on, proposed_by, approved_by, because, set_at)
    select ${rule}, coalesce(max(version), 0) + 1, ${JSON.stringify(change.parameters)}::jsonb, ${isOn},
      ${proposedBy}, ${approvedBy}, ${because}, ${now}
      from risk_rule where rule = ${rule}`.execute(tx)
}
