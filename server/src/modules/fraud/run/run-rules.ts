import { isOfPlayers, type PlayerRule, RULES } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { settledId } from '../../../db/settled-id.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { climbLadder } from '../harm/climb-ladder.ts'
import { CATALOGUE } from '../rules/catalogue.ts'
import { DAY_MS } from '../rules/finding.ts'
import { type RuleVersion, readRules } from './rule-versions.ts'
import { writeFindings } from './write-findings.ts'

export const RISK_CRONTAB = '*/5 * * * * run_risk_rules'

/** So many players are looked at in one transaction. */
const CHUNK = 200
const STATEMENT_MS = 60_000
/** Rows are seen a little after the moment that they bear. */
const OVERLAP_MS = 2 * 60_000

export type RiskDeps = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  onCommitted: () => void
}

/**
 * Runs every rule over the players of whom anything is new, and takes the steps of help that their markers come
 * to. What was raised before is not raised again, so a run that was cut off is run again. Answers how many
 * alerts and markers are new.
 */
export async function runRiskRules(deps: RiskDeps): Promise<number> {
  const { db, clock, log } = deps
  const now = clock.now()
  const { id: toId } = await settledId(db, 'transfer')
  const players = await readTouched(db, toId, now)
  const rules = (await readRules(db)).flatMap(({ rule, isOn, version, parameters }) =>
    isOn && isOfPlayers(rule) ? [{ rule, version, parameters }] : [],
  )
  let found = 0
  for (let from = 0; from < players.length; from += CHUNK)
    found += await runOver(deps, players.slice(from, from + CHUNK), { rules, now })
  await moveMark(db, toId, now)
  if (found > 0) {
    log.info({ event: 'risk rules', players: players.length, found })
    deps.onCommitted()
  }
  return found
}

type Run = { rules: readonly (OfPlayers & { version: number })[]; now: Date }
type OfPlayers = { rule: PlayerRule } & Pick<RuleVersion, 'parameters'>

const runOver = ({ db, ...deps }: RiskDeps, players: string[], { rules, now }: Run) =>
  db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    // Two runs at once would raise twice what is quiet for days.
    await sql`select pg_advisory_xact_lock(${LOCKS.risk})`.execute(tx)
    let found = 0
    const harmed = new Set<string>()
    for (const { rule, version, parameters } of rules) {
      const findings = await findIn(tx, { rule, parameters, players, now })
      const written = await writeFindings(tx, { rule, version, findings, now })
      found += written.length
      if (RULES[rule].kind === 'harm') for (const id of written) harmed.add(id)
    }
    for (const playerId of harmed) await climbLadder(tx, deps, { playerId, now })
    return found
  })

type Asked = OfPlayers & { players: readonly string[]; now: Date }

/** What a rule sees of these players, of the days that it looks back. */
export async function findIn(
  tx: Tx,
  { rule, parameters, players, now }: Asked,
  days: number = RULES[rule].days,
) {
  const since = now.getTime() - days * DAY_MS
  const { history, run } = CATALOGUE[rule]
  const from = new Date(since - history * DAY_MS)
  const findings = await run(tx, { players, from, until: now, params: parameters })
  return findings.filter(({ at }) => at > since)
}

/**
 * Whoever moved money, asked the cashier, came, asked for a higher limit, was flagged, had a stake refused or wrote
 * to support since the last run.
 */
async function readTouched(db: Db, toId: bigint, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with mark as (
      select coalesce(max(transfer_id), 0) as id,
        coalesce(max(read_to), ${new Date(now.getTime() - DAY_MS)}::timestamptz) - make_interval(secs => ${OVERLAP_MS / 1_000})
          as at
        from risk_mark)
    select player_id as id from transfer, mark where transfer.id > mark.id and transfer.id <= ${toId}
    union select player_id from payment, mark where updated_at > mark.at
    union select player_id from session, mark where session.created_at > mark.at
    union select player_id from limit_wish, mark where asked_at > mark.at
    union select one_id from bonus_flag, mark where found_at > mark.at
    union select player_id from wallet_transaction, mark
      where created_at > mark.at and kind = 'bet' and outcome = 'limit_reached'
    union select player_id from ticket, mark where updated_at > mark.at
    union select player_id from chat_message, mark where created_at > mark.at and author = 'player'
    union select player_id from call_request, mark where created_at > mark.at
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** It only ever goes on. */
async function moveMark(db: Db, toId: bigint, now: Date): Promise<void> {
  await sql`
    insert into risk_mark (transfer_id, read_to) values (${toId}, ${now})
    on conflict (is_only) do update
      set transfer_id = greatest(risk_mark.transfer_id, excluded.transfer_id),
          read_to = greatest(risk_mark.read_to, excluded.read_to)`.execute(db)
}
