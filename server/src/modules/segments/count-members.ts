import type { Expression } from '@zar/contract/office/segments/expression'
import type { MemberCount } from '@zar/contract/office/segments/segments'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { membersOf } from './expression/compile.ts'

/** Up to here players are counted one by one. */
export const EXACT_MAX = 1_000
/** So many players are looked at for an estimate. */
const SAMPLE = 2_000
/** Of each of the two statements, in ms. */
const TIME_MAX_MS = 90
/** 95 % of a normal distribution. */
const Z = 1.96
/** What PostgreSQL answers where a statement took too long. */
const TOO_LONG = '57014'

type Asked = { expression: Expression; now: Date; timeMs?: number }
type Share = { looked: bigint; found: bigint; players: number }

/**
 * How many belong now. Exact up to 1,000; else the share of a sample of some 2,000 players, times what the planner
 * takes the table to hold, with its bounds of 95 %. Undefined where neither was known in time.
 */
export async function countMembers(db: Db, asked: Asked): Promise<MemberCount | undefined> {
  const few = await inTime(db, asked, countFew)
  if (few !== undefined && few <= EXACT_MAX)
    return { count: few, isEstimate: false, from: few, to: few }
  const share = await inTime(db, asked, readShare)
  return share && estimateOf(share)
}

type Reader<Found> = (tx: Tx, asked: Asked) => Promise<Found>

async function inTime<Found>(
  db: Db,
  asked: Asked,
  read: Reader<Found>,
): Promise<Found | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const most = asked.timeMs ?? TIME_MAX_MS
      await sql`select set_config('statement_timeout', ${`${most}`}, true), set_config('jit', 'off', true)`.execute(
        tx,
      )
      return read(tx, asked)
    })
  } catch (error) {
    if ((error as { code?: string }).code === TOO_LONG) return undefined
    throw error
  }
}

const countFew: Reader<number> = async (tx, { expression, now }) => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select 1 ${membersOf(expression, moment(now))} limit ${EXACT_MAX + 1}) few`.execute(tx)
  return Number(rows[0]?.count ?? 0n)
}

/** The same blocks of the table each time, so that a figure does not change by itself. */
const readShare: Reader<Share | undefined> = async (tx, { expression, now }) => {
  const { rows } = await sql<Share>`
    with size as (
      select greatest(reltuples, 1)::float8 as players from pg_class where oid = 'player'::regclass
    ), looked as (
      select player.id from size, player
        tablesample system (least(100, 100 * ${SAMPLE} / (
          select greatest(reltuples, 1) from pg_class where oid = 'player'::regclass))) repeatable (1)
    )
    select (select count(*) from looked) as looked,
      (select count(*) ${membersOf(expression, moment(now))} and player.id in (select id from looked)) as found,
      players from size`.execute(tx)
  return rows[0]
}

const moment = (now: Date) => sql<Date>`${now}::timestamptz`

/** Wilson's interval of the share. */
function estimateOf({ looked, found, players }: Share): MemberCount | undefined {
  const n = Number(looked)
  if (n === 0) return undefined
  // A table that was never analysed is as large as what was looked at, at least.
  const size = Math.max(players, n)
  const share = Number(found) / n
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n)
  return {
    count: Math.round(share * size),
    isEstimate: true,
    from: Math.floor(Math.max(0, middle - half) * size),
    to: Math.ceil(Math.min(1, middle + half) * size),
  }
}
