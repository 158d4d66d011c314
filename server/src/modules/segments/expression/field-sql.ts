import { E5 } from '@zar/contract/money'
import type { SegmentField } from '@zar/contract/office/segments/fields'
import { type RawBuilder, sql } from 'kysely'

/** The points from which on a player is sent no marketing: the second step of the ladder of help. */
export const POINTS_WITHOUT_MARKETING = 4
const POINTS_DAYS = 30

type Sql<Value = unknown> = RawBuilder<Value>

/** Sums of `player_total`; a player without a row has moved no money. */
const total = (column: string): Sql => sql`coalesce(${sql.ref(`total.${column}`)}, 0)`

/** A sum over the newest days of `player_day`, with today. */
const ofDays = (column: string, { days, product, now }: Days): Sql => sql`(
  select coalesce(sum(${sql.ref(`recent.${column}`)}), 0) from player_day recent
   where recent.player_id = player.id and recent.day > day_of_istanbul_v1(${now}) - ${sql.lit(days)}::int
     and ${product ?? sql`true`})`
type Days = { days: number; now: Sql; product?: Sql }

/** Whole days since a moment; null where it never was. */
const daysSince = (moment: Sql, now: Sql): Sql =>
  sql`floor(extract(epoch from ${now} - ${moment}) / 86400)`

/** The newest answer of the player; whoever never answered has said no. */
export const agreed = (kind: 'marketing_email' | 'marketing_sms'): Sql<boolean> => sql`coalesce((
  select answer.is_given from consent answer where answer.player_id = player.id and answer.kind = ${sql.lit(kind)}
   order by answer.number desc limit 1), false)`

const excludedAs = (kinds: Sql): Sql<boolean> => sql`exists (
  select from exclusion out where out.player_id = player.id and out.ended_at is null and out.kind in (${kinds}))`

/** The points of thirty days' markers. */
const points = (now: Sql): Sql => sql`(
  select coalesce(sum(marker.points), 0) from harm_marker marker
   where marker.player_id = player.id and marker.at > ${now} - make_interval(days => ${sql.lit(POINTS_DAYS)}))`

const noMarketing = (now: Sql): Sql<boolean> => sql`(exists (
  select from no_marketing pause where pause.player_id = player.id and pause.ends_at > ${now})
  or ${points(now)} >= ${sql.lit(POINTS_WITHOUT_MARKETING)})`

/** What a field is of the row `player` beside its `total`; sums are E5. `now` is a moment of the database. */
export const FIELD_SQL: Record<SegmentField, (now: Sql) => Sql> = {
  deposited: () => total('deposits_e5'),
  withdrawn: () => total('withdrawals_e5'),
  staked: () => total('stakes_e5'),
  deposited7: (now) => ofDays('deposits_e5', { days: 7, now }),
  deposited30: (now) => ofDays('deposits_e5', { days: 30, now }),
  withdrawn30: (now) => ofDays('withdrawals_e5', { days: 30, now }),
  staked7: (now) => ofDays('stakes_e5', { days: 7, now }),
  staked30: (now) => ofDays('stakes_e5', { days: 30, now }),
  casinoStaked30: (now) =>
    ofDays('stakes_e5', { days: 30, now, product: sql`recent.product not in ('', 'sport')` }),
  sportStaked30: (now) =>
    ofDays('stakes_e5', { days: 30, now, product: sql`recent.product = 'sport'` }),
  playedDays30: (now) => sql`(
    select count(distinct recent.day) from player_day recent
     where recent.player_id = player.id and recent.day > day_of_istanbul_v1(${now}) - 30 and recent.stakes_e5 > 0)`,
  firstDepositDays: (now) => daysSince(sql`total.first_deposit_at`, now),
  lastStakeDays: (now) => daysSince(sql`total.last_stake_at`, now),
  accountDays: (now) => daysSince(sql`player.created_at`, now),
  hasDeposited: () => sql`(total.first_deposit_at is not null)`,
  isVerified: () => sql`player.is_phone_verified`,
  language: () => sql`player.locale`,
  agreedEmail: () => agreed('marketing_email'),
  agreedSms: () => agreed('marketing_sms'),
  excluded: () => excludedAs(sql`'self_exclusion', 'operator'`),
  onBreak: () => excludedAs(sql`'time_out'`),
  noMarketing,
  markers: points,
}

/** Values of money are whole units of the player's currency. */
export const inE5 = (units: number): bigint => BigInt(units) * E5

/**
 * Who may be spoken to at all: an account that is open and not blocked, excluded or on a break, without a stop of
 * marketing and with fewer than 4 points, and that agreed to letters or texts.
 */
export const mayBeSpokenTo = (now: Sql): Sql<boolean> => sql`(
  player.status = 'active' and (${agreed('marketing_email')} or ${agreed('marketing_sms')})
  and not ${noMarketing(now)})`
