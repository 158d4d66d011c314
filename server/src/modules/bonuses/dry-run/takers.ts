import { KURUS_E5 } from '@zar/contract/money'
import { type OfferTerms, worthKurusOf } from '@zar/contract/office/offers/terms'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { matchedE5 } from '../lifecycle/settle-bonuses.ts'
import { e5Of } from '../offers/offer-row.ts'

/** Who would have triggered the offer, when, and what they would have been given. */
export type Taker = {
  playerId: string
  usercode: string
  at: Date
  /** Null of a sign-up. */
  depositE5: bigint | null
  grantedE5: bigint
}

type Row = { playerId: string; usercode: string; at: Date; depositE5: bigint | null }
type Span = { from: Date; to: Date }
type Among = {
  span: Span
  /** The ids of whom the offer is for, as a subquery; undefined is everybody. */
  members: RawBuilder<string> | undefined
}

/**
 * The takers of a month in the order of their claims, each person once. A deposit match is triggered by the first
 * deposit that is large enough; what needs none by the first deposit or the sign-up, whichever came first: nobody
 * knows who would have opted in, so that all who could are counted. Of an offer for a segment whoever belongs to it now.
 */
export async function readTakers(tx: Tx, terms: OfferTerms, among: Among): Promise<Taker[]> {
  if (terms.kind !== 'deposit_match') {
    const grantedE5 = e5Of(worthKurusOf(terms))
    const rows = await readTriggers(tx, { ...among, leastE5: 0n, withSignUps: true })
    return rows.map((row) => ({ ...row, grantedE5 }))
  }
  const shareBp = terms.sharePercent * 100
  // A share below one kuruş is no bonus.
  const kurusOfE5 = (KURUS_E5 * 10_000n + BigInt(shareBp) - 1n) / BigInt(shareBp)
  const minE5 = e5Of(terms.depositMinKurus)
  const leastE5 = minE5 > kurusOfE5 ? minE5 : kurusOfE5
  const rows = await readTriggers(tx, { ...among, leastE5, withSignUps: false })
  const maxE5 = e5Of(terms.amountKurus)
  return rows.map((row) => ({
    ...row,
    grantedE5: matchedE5(row.depositE5 ?? 0n, { shareBp, maxE5 }),
  }))
}

type Wanted = Among & { leastE5: bigint; withSignUps: boolean }

async function readTriggers(tx: Tx, wanted: Wanted): Promise<Row[]> {
  const { span, members, leastE5, withSignUps } = wanted
  const signUps = sql`union all
    select id, created_at, null from player where created_at >= ${span.from} and created_at < ${span.to}`
  const { rows } = await sql<Row>`
    with trigger(player_id, at, amount_e5) as (
      select payment.player_id, payment.updated_at, payment.amount_e5 from payment
        where type = ${PAYMENT_TYPES.Deposit} and status = ${PAYMENT_STATUS.Confirmed}
          and updated_at >= ${span.from} and updated_at < ${span.to} and amount_e5 >= ${leastE5}
          and (reason is null or reason not like 'refunded_%')
      ${withSignUps ? signUps : sql``}
    ), first as (
      select distinct on (person_key) player.id as "playerId", usercode, trigger.at, amount_e5 as "depositE5"
        from trigger join player on player.id = player_id
       where ${members ? sql`player.id in ${members}` : sql`true`}
       order by person_key, trigger.at, player.id
    )
    select * from first order by at, "playerId"`.execute(tx)
  return rows
}

/** So many of them, evenly over the month; all where they are fewer. */
export function evenly<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as One)
}
