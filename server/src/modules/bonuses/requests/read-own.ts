import type { Locale } from '@zar/contract/limits'
import {
  BONUS_REQUEST_LIMITS,
  type BonusRequest,
  type MyBonusRequests,
} from '@zar/contract/offers/bonus-requests'
import type { OwnBonuses } from '@zar/contract/players/own-data'
import { REFUSALS } from '@zar/contract/refusal'
import type { Db } from '../../../db/db.ts'
import { findCases } from '../../queues/index.ts'
import type { BonusDeps } from '../deps.ts'
import { countOfDay, readAskable } from './ask.ts'
import { readTitles } from './open-offers.ts'
import { termOpen, whyOff } from './open-term.ts'
import { type RequestRow, subjectOf } from './queue.ts'

/** More of what has ended tells a player nothing new. */
const SHOWN_MAX = 10

type Reader = { playerId: string; locale: Locale }

/** The player's requests, the newest first, and what can be asked for. */
export async function readOwnRequests(
  deps: Pick<BonusDeps, 'db' | 'clock' | 'takesFreeBets'>,
  { playerId, locale }: Reader,
): Promise<MyBonusRequests> {
  const { db } = deps
  const now = deps.clock.now()
  const rows = await db
    .selectFrom('bonus_request')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('asked_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const off = await whyOff(db, { playerId, now })
  const [titleOf, ofDay, askable] = await Promise.all([
    readTitles(db, locale),
    countOfDay(db, playerId, now),
    off ? [] : readAskable(db, deps, playerId),
  ])
  const requests = await Promise.all(rows.map((row) => present(db, row, { titleOf, now })))
  return {
    requests,
    offers: askable.map(({ id, title }) => ({ id, title: title[locale] })),
    canAsk: answerOf({ isOff: off !== undefined, requests, ofDay }),
    why: off ? REFUSALS[off][locale] : null,
  }
}

type Known = { isOff: boolean; requests: BonusRequest[]; ofDay: number }

function answerOf({ isOff, requests, ofDay }: Known): MyBonusRequests['canAsk'] {
  if (requests.some(({ answerBy }) => answerBy !== null)) return 'waits'
  if (isOff) return 'off'
  return ofDay >= BONUS_REQUEST_LIMITS.dayMax ? 'day_full' : 'yes'
}

type Presenting = { titleOf: (id: string) => string; now: Date }

async function present(
  db: Db,
  row: RequestRow,
  { titleOf, now }: Presenting,
): Promise<BonusRequest> {
  const { id, offer_id: offerId, player_id: playerId } = row
  const isOpen = row.state === 'open'
  const [waiting] = isOpen ? await findCases(db, 'bonus_requests', [subjectOf(id)]) : []
  const isLookedAt = waiting?.state === 'proposed' || Boolean(waiting?.takenBy)
  const term = isOpen && offerId !== null ? await termOpen(db, { playerId, offerId, now }) : null
  return {
    id,
    offer: offerId === null ? null : { id: offerId, title: titleOf(offerId) },
    words: row.words,
    state: row.state === 'open' ? (isLookedAt ? 'looked_at' : 'asked') : row.state,
    code: row.code,
    given: row.given_offer_id === null ? null : titleOf(row.given_offer_id),
    askedAt: row.asked_at.toISOString(),
    answerBy: waiting?.promiseAt ?? null,
    term: term ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** All of them, the oldest first, for the copy of the player's data. */
export async function copyRequests(
  db: Db,
  { playerId, locale }: Reader,
): Promise<OwnBonuses['bonusRequests']> {
  const [rows, titleOf] = await Promise.all([
    db
      .selectFrom('bonus_request')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('asked_at')
      .execute(),
    readTitles(db, locale),
  ])
  const named = (id: string | null) => (id === null ? null : titleOf(id))
  return rows.map((row) => ({
    id: row.id,
    offer: named(row.offer_id),
    words: row.words,
    state: row.state,
    code: row.code,
    given: named(row.given_offer_id),
    askedAt: row.asked_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))
}
