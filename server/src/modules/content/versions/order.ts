import { MENU_CATEGORY_ID } from '@zar/contract/content'
import { PAGE_ORDERS, type PageOrder } from '@zar/contract/office/content/pieces'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { CATEGORY_IDS } from '../seed/content-pieces.ts'
import { takeTurn } from './versions.ts'

export type Order = {
  kind: 'slide' | 'promotion' | 'page'
  place: string | null
  seen: readonly string[]
  order: readonly string[]
}

/** Gives pieces their order. One that somebody else changed meanwhile is refused with `case_changed`. */
export async function orderPieces(tx: Tx, { kind, place, seen, order }: Order): Promise<void> {
  await takeTurn(tx)
  const now = await idsInOrder(tx, kind, place)
  refuseIf(now.join() !== seen.join(), 'case_changed')
  const isSame = [...seen].sort().join() === [...order].sort().join()
  if (!isSame) throw new Refusal('invalid_input', [{ field: 'order', message: 'order' }])
  for (const [position, piece] of order.entries())
    if (kind === 'page') await placePage(tx, categoryOf(place), Number(piece), position)
    else await tx.updateTable(kind).set({ position }).where('id', '=', Number(piece)).execute()
}

async function idsInOrder(tx: Tx, kind: Order['kind'], place: string | null): Promise<number[]> {
  if (kind === 'page') return pagesIn(tx, categoryOf(place))
  const slides = tx
    .selectFrom('slide')
    .select('id')
    .where('slug', '=', place ?? '')
  const promotions = tx.selectFrom('promotion').select('id')
  const rows =
    kind === 'slide'
      ? await slides.orderBy('position').orderBy('id').execute()
      : await promotions.orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function categoryOf(place: string | null): number {
  const known = PAGE_ORDERS.find((one) => one === place)
  if (!known) throw new Refusal('invalid_input', [{ field: 'place', message: 'place' }])
  return known === 'menu' ? MENU_CATEGORY_ID : CATEGORY_IDS[known]
}

async function pagesIn(db: Db | Tx, category: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_in_category')
    .select('page_id')
    .where('category_id', '=', category)
    .orderBy('position')
    .orderBy('page_id')
    .execute()
  return rows.map(({ page_id }) => page_id)
}

const placePage = (tx: Tx, category: number, page: number, position: number) =>
  tx
    .updateTable('content_in_category')
    .set({ position })
    .where('category_id', '=', category)
    .where('page_id', '=', page)
    .execute()

/** The pages of the menu and of each part of the footer, in their order. */
export async function readPageOrders(db: Db): Promise<{ place: PageOrder; pages: string[] }[]> {
  const orders: { place: PageOrder; pages: string[] }[] = []
  for (const place of PAGE_ORDERS) {
    const pages = await pagesIn(db, categoryOf(place))
    orders.push({ place, pages: pages.map(String) })
  }
  return orders
}
