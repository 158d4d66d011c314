import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { addressOf } from '../../platform/http/address.ts'
import { PAYOUT_ACCOUNTS } from '../payments/index.ts'
import type { AccountFacts } from './links.ts'
import { HEDGE_POLICY, mailboxOf } from './rules.ts'

/** Shorter ones are placeholders that many devices share. */
const DEVICE_MIN = 8

const DEVICES = (since: Date) => sql`
  select player_id, fingerprint as value from session
    where created_at > ${since} and length(fingerprint) >= ${sql.lit(DEVICE_MIN)}`

/** Of bonuses, and of free rounds that a supplier gave or is to give. */
const CLAIMS = sql`
  select player_id, offer_id, claimed_at from bonus
    union all select player_id, offer_id, claimed_at from free_rounds where status <> 'failed'`

type Claim = { player_id: string; offerId: string; claimed_at: Date }

/** All that could link whoever claimed a bonus lately, or shares a device or a payout account with them. */
export async function readFacts(tx: Tx, now: Date): Promise<AccountFacts[]> {
  const since = new Date(now.getTime() - HEDGE_POLICY.offerWithinMs)
  const ids = await readCandidates(tx, since)
  if (ids.length === 0) return []
  const [players, seen, payouts, claims] = [
    await tx.selectFrom('player').select(['id', 'email_key']).where('id', 'in', ids).execute(),
    await readSeen(tx, ids, since),
    await readPayouts(tx, ids),
    await readClaims(tx, ids, since),
  ]
  return players.map(({ id, email_key }) => {
    const sessions = seen.get(id) ?? []
    const devices = sessions
      .map(({ device }) => device)
      .filter(({ length }) => length >= DEVICE_MIN)
    return {
      playerId: id,
      claims: claims.get(id) ?? [],
      mailbox: mailboxOf(email_key),
      payouts: (payouts.get(id) ?? []).map(({ value }) => value),
      devices: [...new Set(devices)],
      seen: sessions.map(({ ip, at }) => ({ address: addressOf(ip), at: at.getTime() })),
    }
  })
}

async function readCandidates(tx: Tx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with claimant as (
        select distinct player_id as id from (${CLAIMS}) claim where claimed_at > ${since}),
      device as (select distinct value from claimant join (${DEVICES(since)}) mine on player_id = id),
      payout as (select distinct value from claimant join (${PAYOUT_ACCOUNTS}) mine on player_id = id)
    select id from claimant
      union select player_id from device join (${DEVICES(since)}) other using (value)
      union select player_id from payout join (${PAYOUT_ACCOUNTS}) other using (value)`.execute(tx)
  return rows.map(({ id }) => id)
}

type Of<Row> = ReadonlyMap<string, Row[]>

function byPlayer<Row extends { player_id: string }>(rows: readonly Row[]): Of<Row> {
  const of = new Map<string, Row[]>()
  for (const row of rows) {
    const mine = of.get(row.player_id)
    if (mine) mine.push(row)
    else of.set(row.player_id, [row])
  }
  return of
}

const readSeen = async (tx: Tx, ids: string[], since: Date) =>
  byPlayer(
    await tx
      .selectFrom('session')
      .select(['player_id', 'ip', 'fingerprint as device', 'created_at as at'])
      .where('player_id', 'in', ids)
      .where('created_at', '>', since)
      .execute(),
  )

async function readPayouts(tx: Tx, ids: string[]) {
  const { rows } = await sql<{ player_id: string; value: string }>`
    select distinct * from (${PAYOUT_ACCOUNTS}) payout where player_id = any(${ids})`.execute(tx)
  return byPlayer(rows)
}

async function readClaims(tx: Tx, ids: string[], since: Date) {
  const { rows } = await sql<Claim>`
    select player_id, offer_id as "offerId", claimed_at from (${CLAIMS}) claim
      where player_id = any(${ids}) and claimed_at > ${since}`.execute(tx)
  return byPlayer(rows.map((row) => ({ ...row, at: row.claimed_at.getTime() })))
}
