import type { Locale } from '@zar/contract/limits'
import type { BonusRequestCode, BonusTermOpen } from '@zar/contract/offers/bonus-requests'
import type { Db } from '../../../db/db.ts'
import type { PlayerStatus } from '../../../db/tables/players.ts'
import { readTitles } from './open-offers.ts'
import { termOpen, whyOff } from './open-term.ts'

/** A request as the house sees it. */
export type FoundRequest = {
  id: string
  playerId: string
  number: string
  username: string
  locale: Locale
  playerState: PlayerStatus
  /** Its title; null: another bonus. */
  offer: string | null
  offerId: string | null
  words: string | null
  state: 'open' | 'granted' | 'refused' | 'withdrawn'
  askedAt: Date
  proposalId: bigint | null
  /** The title of what was given. */
  given: string | null
  code: BonusRequestCode | null
  because: string | null
  decidedBy: string | null
  decidedAt: Date | null
}

const ENDED_MAX = 100

const requestsOf = (db: Db) =>
  db
    .selectFrom('bonus_request as r')
    .innerJoin('player', 'player.id', 'r.player_id')
    .select(['r.id', 'r.player_id as playerId', 'usercode as number', 'username', 'locale'])
    .select(['player.status as playerState', 'r.offer_id as offerId', 'r.words', 'r.state'])
    .select(['r.asked_at as askedAt', 'r.proposal_id as proposalId', 'r.given_offer_id as givenId'])
    .select(['r.code', 'r.because', 'r.decided_by as decidedBy', 'r.decided_at as decidedAt'])

type Row = Awaited<ReturnType<ReturnType<typeof requestsOf>['execute']>>[number]

const present = ({ givenId, ...row }: Row, titleOf: (id: string) => string): FoundRequest => ({
  ...row,
  offer: row.offerId === null ? null : titleOf(row.offerId),
  given: givenId === null ? null : titleOf(givenId),
})

/** These, by their ids, in no order. */
export async function findRequests(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<FoundRequest[]> {
  if (ids.length === 0) return []
  const rows = await requestsOf(db).where('r.id', 'in', ids).execute()
  const titleOf = await readTitles(db, locale)
  return rows.map((row) => present(row, titleOf))
}

/** Those that were answered or withdrawn, the newest first. */
export async function readEndedRequests(db: Db, locale: Locale): Promise<FoundRequest[]> {
  const rows = await requestsOf(db)
    .where('r.decided_at', 'is not', null)
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.id')
    .limit(ENDED_MAX)
    .execute()
  const titleOf = await readTitles(db, locale)
  return rows.map((row) => present(row, titleOf))
}

const BEFORE_MAX = 10

/** What of its terms is open, whether the player is given anything at all, and their other requests. */
export async function readRequestCase(
  db: Db,
  { id, playerId, offerId, state }: FoundRequest,
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ term: BonusTermOpen | null; isOff: boolean; before: FoundRequest[] }> {
  const isAsked = state === 'open' && offerId !== null
  const [term, off, rows, titleOf] = [
    isAsked ? await termOpen(db, { playerId, offerId, now }) : undefined,
    await whyOff(db, { playerId, now }),
    await requestsOf(db)
      .where('r.player_id', '=', playerId)
      .where('r.id', '<>', id)
      .orderBy('r.asked_at', 'desc')
      .limit(BEFORE_MAX)
      .execute(),
    await readTitles(db, locale),
  ]
  const before = rows.map((row) => present(row, titleOf))
  return { term: term ?? null, isOff: off !== undefined, before }
}
