import type { Locale } from '@zar/contract/limits'
import type { CategoryVersion, OfficeCategory } from '@zar/contract/office/catalogue'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { takeTurn } from '../catalogue/turn.ts'

type Category = Omit<OfficeCategory, 'actions'>

/** Every category in the order of the players, with how many games it has and how many the office holds closed. */
export async function readCategories(db: Db | Tx, locale: Locale): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select category.id, ${sql.ref(`category.name_${locale}`)} as name, name_tr as "nameTr",
        category.name_en as "nameEn", (row_number() over (order by place, category.id))::int as place,
        is_shown as "isShown", is_closed as "isClosed", order_version as version, category.version as edition,
        count(game.code)::int as games, count(game.closed_by)::int as closed
      from game_category category left join game on game.category_id = category.id
      group by category.id order by category.place, category.id`.execute(db)
  return rows
}

/** What the reports call the suppliers' games: by their category, or `other` where they have none. */
export async function readGameProducts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct slugs[1] as slug from game_category where slugs[1] is not null order by 1`.execute(
    db,
  )
  return [...rows.map(({ slug }) => slug), 'other']
}

/** One of them; refuses a number that no category has. */
export async function readCategory(db: Db | Tx, id: number): Promise<Category> {
  const found = (await readCategories(db, 'tr')).find((one) => one.id === id)
  if (!found) throw new Refusal('not_found')
  return found
}

/** How it stood after each change by the office, the newest first. */
export async function readCategoryVersions(db: Db, id: number): Promise<CategoryVersion[]> {
  const rows = await db
    .selectFrom('game_category_version as kept')
    .innerJoin('staff as setter', 'setter.id', 'set_by')
    .leftJoin('staff as proposer', 'proposer.id', 'proposed_by')
    .select(['kept.version as edition', 'name_tr as nameTr', 'name_en as nameEn', 'place'])
    .select(['is_shown as isShown', 'is_closed as isClosed', 'because', 'set_at as setAt'])
    .select(['setter.full_name as setBy', 'proposer.full_name as proposedBy'])
    .where('category_id', '=', id)
    .orderBy('kept.version', 'desc')
    .execute()
  return rows.map(({ setAt, ...row }) => ({ ...row, setAt: setAt.toISOString() }))
}

type Edit = Pick<Category, 'id' | 'edition' | 'nameTr' | 'nameEn' | 'place' | 'isShown'> & {
  setBy: string
  /** In the same transaction, with the category as it stood before. */
  also: (tx: Tx, before: Category) => Promise<unknown>
}

/** Changes a category and answers its edition; refuses with `case_changed` where it is another than was seen. */
export const editCategory = (db: Db, edit: Edit): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const before = await readCategory(tx, edit.id)
    refuseIf(before.edition !== edit.edition, 'case_changed')
    await placeAt(tx, edit)
    await tx
      .updateTable('game_category')
      .set({ name_tr: edit.nameTr, name_en: edit.nameEn, is_shown: edit.isShown })
      .where('id', '=', edit.id)
      .execute()
    await edit.also(tx, before)
    return keepVersion(tx, edit.id, { setBy: edit.setBy, proposedBy: null, because: null })
  })

/** Numbers all categories anew, this one at its place. */
async function placeAt(tx: Tx, { id, place }: Edit): Promise<void> {
  const rows = await tx
    .selectFrom('game_category')
    .select('id')
    .where('id', '<>', id)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.id).toSpliced(place - 1, 0, id)
  await sql`update game_category set place = numbered.place
    from unnest(${ids}::int[]) with ordinality numbered(id, place)
    where game_category.id = numbered.id and game_category.place <> numbered.place`.execute(tx)
}

type Closing = { id: number; closes: boolean; setBy: string; because: string }

/**
 * Closes a category or opens it again: no menu and no list of players has it from the commit on. `approve` looks at
 * what stands before, and answers who proposed it.
 */
export const closeCategory = (
  db: Db,
  { id, closes, setBy, because, approve }: Closing & { approve: (tx: Tx) => Promise<string> },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const proposedBy = await approve(tx)
    const { numUpdatedRows } = await tx
      .updateTable('game_category')
      .set({ is_closed: closes })
      .where('id', '=', id)
      .where('is_closed', '<>', closes)
      .executeTakeFirst()
    refuseIf(numUpdatedRows === 0n, 'decided_meanwhile')
    await keepVersion(tx, id, { setBy, proposedBy, because })
  })

type Setting = { setBy: string; proposedBy: string | null; because: string | null }

async function keepVersion(tx: Tx, id: number, by: Setting): Promise<number> {
  const { version, ...row } = await tx
    .updateTable('game_category')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['version', 'name_tr', 'name_en', 'place', 'is_shown', 'is_closed'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('game_category_version')
    .values({
      ...row,
      version,
      category_id: id,
      set_by: by.setBy,
      proposed_by: by.proposedBy,
      because: by.because,
    })
    .execute()
  return version
}
