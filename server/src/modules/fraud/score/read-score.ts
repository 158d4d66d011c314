import { RULE_IDS, RULES, type RuleKind } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { pairsOf } from '../groups/edges.ts'
import { hasFact } from '../groups/find-groups.ts'
import { readAccounts } from '../groups/read-accounts.ts'
import { type Factors, type ScoreFactor, scoreOf } from './score.ts'

/** What a factor saw, as a number in words of the page: money in E5, hours, counts. */
export type ScoreReason = { factor: ScoreFactor | 'history'; x: number; seen: string }
export type Score = { score: number; reasons: ScoreReason[] }

const NEW_HOURS = 72
const VELOCITY_MAX = 5
const PAID_MAX = 10
const SIGNAL_FULL = 3
const AML_RULES = RULE_IDS.filter((rule) => RULES[rule].kind === 'aml')

type Read = {
  unstaked: bigint
  withdrawal: bigint
  payeeHours: number | null
  deviceHours: number | null
  payers: number
  withdrawals: number
  amlAlerts: number
  flags: number
  paid: number
}

/** The score of a player with the reasons that make it, the strongest first; `raised` is about to be an alert. */
export async function readScore(
  db: Db | Tx,
  playerId: string,
  now: Date,
  raised?: RuleKind,
): Promise<Score> {
  const [links, read] = [await readLinks(db, playerId, now), await readFigures(db, playerId, now)]
  const amlAlerts = read.amlAlerts + (raised === 'aml' ? 1 : 0)
  const reasons: ScoreReason[] = [
    ...links,
    seen(
      'unplayed_deposit',
      read.withdrawal > 0n ? ratio(read.unstaked, read.withdrawal) : 0,
      read.unstaked,
    ),
    seen('new_payee', isNew(read.payeeHours), read.payeeHours ?? 0),
    seen('new_device', isNew(read.deviceHours), read.deviceHours ?? 0),
    seen('third_party_payer', read.payers > 0 ? 1 : 0, read.payers),
    seen('velocity', read.withdrawals / VELOCITY_MAX, read.withdrawals),
    seen('aml_alert', amlAlerts > 0 ? 1 : 0, amlAlerts),
    seen('abuse_flag', read.flags > 0 ? 1 : 0, read.flags),
    seen('history', read.paid / PAID_MAX, read.paid),
  ]
  const factors: Factors = Object.fromEntries(reasons.map(({ factor, x }) => [factor, x]))
  return {
    score: scoreOf(factors),
    reasons: reasons.filter(({ x }) => x > 0).sort((a, b) => b.x - a.x),
  }
}

const seen = (factor: ScoreReason['factor'], x: number, number: number | bigint): ScoreReason => ({
  factor,
  x: Math.min(1, Math.max(0, x)),
  seen: `${number}`,
})

const ratio = (part: bigint, whole: bigint): number => Number((part * 1_000n) / whole) / 1_000
const isNew = (hours: number | null): number => (hours !== null && hours < NEW_HOURS ? 1 : 0)

/** Facts that are shared with anybody, and the heaviest signals of one other account. */
async function readLinks(db: Db | Tx, playerId: string, now: Date): Promise<ScoreReason[]> {
  const pairs = [...pairsOf(await readAccounts(db, [playerId], now)).values()].filter(
    ({ one, other }) => one === playerId || other === playerId,
  )
  const facts = pairs.filter(hasFact).length
  const signal = Math.max(
    0,
    ...pairs.map(({ kinds }) => (kinds.has('device') ? 2 : 0) + (kinds.has('network') ? 1 : 0)),
  )
  return [
    seen('linked_fact', facts > 0 ? 1 : 0, facts),
    seen('linked_signal', signal / SIGNAL_FULL, signal),
  ]
}

async function readFigures(db: Db | Tx, playerId: string, now: Date): Promise<Read> {
  const { rows } = await sql<Read>`
    select
      coalesce((select unstaked_e5 from player_total where player_id = ${playerId}), 0) as unstaked,
      coalesce((select amount_e5 from payment where player_id = ${playerId} and type = 2 and status in (2, 6)
        order by created_at desc limit 1), 0) as withdrawal,
      (select floor(extract(epoch from ${now}::timestamptz - first) / 3600)::int from (
        select min(created_at) as first from payment where player_id = ${playerId} and type = 2
           and account_hmac = (select account_hmac from payment where player_id = ${playerId} and type = 2
             and account_hmac is not null order by created_at desc limit 1)) payee) as "payeeHours",
      (select floor(extract(epoch from ${now}::timestamptz - max(first)) / 3600)::int from (
        select min(created_at) as first, count(*) over () as n from session
         where player_id = ${playerId} and (device_hash is not null or fingerprint <> '')
         group by coalesce(encode(device_hash, 'hex'), fingerprint)) device where n > 1) as "deviceHours",
      (select count(*)::int from payer_flag f join payment p on p.id = f.payment_id
        where p.player_id = ${playerId} and f.cleared_at is null) as payers,
      (select count(*)::int from payment where player_id = ${playerId} and type = 2
        and created_at > ${now}::timestamptz - interval '24 hours') as withdrawals,
      (select count(*)::int from alert where player_id = ${playerId} and closed_at is null
        and rule = any(${AML_RULES}::text[])) as "amlAlerts",
      (select count(*)::int from bonus_flag where ${playerId} in (one_id, other_id) and cleared_at is null) as flags,
      (select count(*)::int from payment where player_id = ${playerId} and type = 2 and status = 1) as paid`.execute(
    db,
  )
  const [read] = rows
  if (!read) throw new Error('a statement without a row')
  return read
}
