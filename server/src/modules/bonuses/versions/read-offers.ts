import type { Locale } from '@zar/contract/limits'
import { type OfferContent, worthKurusOf } from '@zar/contract/office/offers/terms'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import type { BonusTables } from '../../../db/tables/bonuses.ts'
import { type ForWhom, offersFor } from '../offers/for-whom.ts'
import { type Guard, NO_GUARD, readUse, type Use, useOf } from '../offers/guard.ts'
import { contentOf, e5Of, freeRoundsContentOf } from '../offers/offer-row.ts'

export type VersionRow = Selectable<BonusTables['offer_version']>

/** What players can claim of an offer, or could before it was stopped. */
export type LiveOffer = {
  content: OfferContent
  version: number
  /** Of the segment that it is for; null is everybody. */
  segmentVersion: number | null
  isOpen: boolean
}

export type FoundOffer = {
  id: string
  /** Undefined of one that was never published. */
  live: LiveOffer | undefined
  draft: VersionRow | undefined
  guard: Guard
  use: Use
}

/** What of an offer players can claim, by its id. */
export async function readLive(db: Db | Tx, id: string): Promise<LiveOffer | undefined> {
  return (await readAllLive(db, id)).get(id)
}

async function readAllLive(db: Db | Tx, id?: string): Promise<Map<string, LiveOffer>> {
  const bonuses = await db
    .selectFrom('bonus_offer')
    .selectAll()
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const freeRounds = await db
    .selectFrom('free_rounds_offer')
    .selectAll()
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute()
  type Row = { version: number; is_open: boolean } & Pick<ForWhom, 'segment_version'>
  const liveOf = (row: Row, content: OfferContent): LiveOffer => ({
    content,
    version: row.version,
    segmentVersion: row.segment_version,
    isOpen: row.is_open,
  })
  return new Map([
    ...bonuses.map((row) => [row.id, liveOf(row, contentOf(row))] as const),
    ...freeRounds.map((row) => [row.id, liveOf(row, freeRoundsContentOf(row))] as const),
  ])
}

const guardOf = (row: Selectable<BonusTables['offer_guard']> | undefined): Guard =>
  row
    ? { budgetE5: row.budget_e5, playerDayE5: row.player_day_e5, exposureE5: row.exposure_e5 }
    : NO_GUARD

export async function readGuard(db: Db | Tx, id: string): Promise<Guard> {
  const row = db.selectFrom('offer_guard').selectAll().where('offer_id', '=', id)
  return guardOf(await row.executeTakeFirst())
}

/** Every offer: those that are or were live in their order, then those that were only drawn. */
export async function readOffers(db: Db): Promise<FoundOffer[]> {
  const live = await readAllLive(db)
  const use = await readUse(db)
  const guards = await db.selectFrom('offer_guard').selectAll().execute()
  const drafts = await db
    .selectFrom('offer_version')
    .selectAll()
    .where('state', '=', 'draft')
    .orderBy('saved_at', 'desc')
    .execute()
  const ids = [...new Set([...live.keys(), ...drafts.map(({ offer_id: id }) => id)])]
  return ids.map((id) => ({
    id,
    live: live.get(id),
    draft: drafts.find(({ offer_id: of }) => of === id),
    guard: guardOf(guards.find(({ offer_id: of }) => of === id)),
    use: useOf(use, id),
  }))
}

export const readDraft = (db: Db | Tx, id: string): Promise<VersionRow | undefined> =>
  db
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()

/** One offer; undefined where there is none of that name. */
export async function readOffer(db: Db, id: string): Promise<FoundOffer | undefined> {
  const [live, draft] = [await readLive(db, id), await readDraft(db, id)]
  if (!live && !draft) return undefined
  const use = useOf(await readUse(db, [id]), id)
  return { id, live, draft, guard: await readGuard(db, id), use }
}

const VERSIONS_SHOWN = 50

/** The versions that somebody drew, the newest first, and how many claimed under each. */
export async function readVersions(
  db: Db,
  id: string,
): Promise<readonly (VersionRow & { takers: number })[]> {
  const rows = await db
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute()
  const takers = await db
    .selectFrom((from) =>
      from
        .selectFrom('bonus')
        .select('offer_version')
        .where('offer_id', '=', id)
        .unionAll(from.selectFrom('free_rounds').select('offer_version').where('offer_id', '=', id))
        .as('claim'),
    )
    .select(({ fn }) => ['offer_version', fn.countAll<bigint>().as('takers')])
    .groupBy('offer_version')
    .execute()
  const count = new Map(takers.map((one) => [one.offer_version, Number(one.takers)]))
  return rows.map((row) => ({ ...row, takers: count.get(row.version) ?? 0 }))
}

/** Who stopped an offer last, while it is stopped. */
export const readStop = (db: Db, id: string) =>
  db
    .selectFrom('offer_stop')
    .selectAll()
    .where('offer_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type GrantableOffer = {
  id: string
  kind: OfferContent['terms']['kind']
  title: OfferContent['words']
  worthE5: bigint
}

/** The open offers within which somebody of the house can give this player something. */
export async function readGrantable(db: Db | Tx, playerId: string): Promise<GrantableOffer[]> {
  const live = [...(await readAllLive(db))]
  const open = live.flatMap(([id, { content, isOpen, segmentVersion }]) => {
    const { terms, words, segment } = content
    if (!isOpen || terms.kind === 'deposit_match') return []
    const offer = { id, kind: terms.kind, title: words, worthE5: e5Of(worthKurusOf(terms)) }
    const whom = { segment_id: segment === null ? null : BigInt(segment) }
    return [{ ...offer, ...whom, segment_version: segmentVersion }]
  })
  return offersFor(db, open, playerId)
}

/** What a game of free rounds is called; its code where the supplier has not listed it. */
export async function readGameOf(db: Db, code: string, locale: Locale): Promise<string> {
  const game = await db
    .selectFrom('game')
    .select(['name', 'name_en'])
    .where('code', '=', code)
    .executeTakeFirst()
  return game ? gameName(game, locale) : code
}
