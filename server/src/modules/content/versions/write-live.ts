import type { Promotion } from '@zar/contract/content'
import { MENU_CATEGORY_ID } from '@zar/contract/content'
import type { Body, Line, LineName, PAGE_PLACES } from '@zar/contract/office/content/pieces'
import { KIND_FACTS } from '@zar/contract/office/content/pieces'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { PopupWords, SlideWords } from '../../../db/tables/content.ts'
import { popupImages, promotionImages, slideImages } from '../pictures.ts'
import { CATEGORY_IDS } from '../seed/content-pieces.ts'
import { englishOf, type Ref } from './live-pieces.ts'

type Written = { ref: Ref; body: Body; endsAt: Date | null; now: Date }

/** Puts a piece on the site as its version says, in the place of what stood there. */
export async function writeLive(tx: Tx, written: Written): Promise<void> {
  const writers = {
    slide: writeSlide,
    promotion: writePromotion,
    page: writePage,
    popup: writePopup,
    text: writeText,
  }
  await writers[written.ref.kind](tx, written)
}

/** Takes a piece from the site; its row stays, and a later version puts it back. */
export async function takeFromSite(tx: Tx, { kind, piece }: Ref): Promise<void> {
  if (kind === 'text') return
  const id = Number(piece)
  if (kind === 'page')
    await tx.updateTable('content_page').set({ is_published: false }).where('id', '=', id).execute()
  else await tx.updateTable(kind).set({ is_on: false }).where('id', '=', id).execute()
}

const text = (line: Line | undefined, locale: 'tr' | 'en'): string =>
  line === undefined ? '' : locale === 'tr' ? line.tr : englishOf(line)

/** All lines of a kind, in one language. */
const wordsOf = (ref: Ref, body: Body, locale: 'tr' | 'en') =>
  Object.fromEntries(
    (Object.keys(KIND_FACTS[ref.kind].lines) as LineName[]).map((name) => [
      name,
      text(body.lines[name], locale),
    ]),
  )

async function writeSlide(tx: Tx, { ref, body, endsAt }: Written): Promise<void> {
  const id = Number(ref.piece)
  const slug = body.place ?? ''
  const url = body.link ?? '/'
  const row = {
    slug,
    is_on: true,
    url,
    words_tr: JSON.stringify(wordsOf(ref, body, 'tr') as SlideWords),
    words_en: JSON.stringify(wordsOf(ref, body, 'en') as SlideWords),
    ends_at: endsAt,
  }
  const before = await tx
    .selectFrom('slide')
    .select(['slug', 'images', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  const images = body.picture === null ? (before?.images ?? []) : slideImages(body.picture)
  const position =
    before?.slug === slug
      ? before.position
      : await nextPosition(tx, sql`select max(position) as last from slide where slug = ${slug}`)
  const values = { ...row, images, position }
  await tx
    .insertInto('slide')
    .values({ id, ...values, target: url.startsWith('/') ? '_self' : '_blank' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function nextPosition(tx: Tx, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(tx)
  const [{ last } = { last: null }] = rows as { last: number | null }[]
  return last === null ? 0 : last + 1
}

async function writePromotion(tx: Tx, { ref, body, endsAt }: Written): Promise<void> {
  const id = Number(ref.piece)
  const before = await tx
    .selectFrom('promotion')
    .select(['images', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  const images = body.picture === null ? (before?.images ?? []) : promotionImages(body.picture)
  const last = sql`select max(position) as last from promotion`
  const values = {
    position: before?.position ?? (await nextPosition(tx, last)),
    is_on: true,
    category: body.place as Promotion['category'],
    images: JSON.stringify(images),
    title_tr: text(body.lines.title, 'tr'),
    title_en: text(body.lines.title, 'en'),
    summary_tr: text(body.lines.summary, 'tr'),
    summary_en: text(body.lines.summary, 'en'),
    description_tr: JSON.stringify(body.blocks?.tr ?? []),
    description_en: JSON.stringify(body.blocks?.en ?? []),
    starts_at: null,
    ends_at: endsAt,
    offer: body.offer,
  }
  await tx
    .insertInto('promotion')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function writePage(tx: Tx, { ref, body, endsAt, now }: Written): Promise<void> {
  const id = Number(ref.piece)
  const values = {
    title_tr: text(body.lines.title, 'tr'),
    title_en: text(body.lines.title, 'en'),
    blocks_tr: JSON.stringify(body.blocks?.tr ?? []),
    blocks_en: JSON.stringify(body.blocks?.en ?? []),
    is_published: true,
    updated_at: now,
    ends_at: endsAt,
  }
  await tx
    .insertInto('content_page')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await placePage(tx, id, body.place as (typeof PAGE_PLACES)[number] | null)
}

/** In the menu, and in one part of the footer: at the end where it is new there. */
async function placePage(
  tx: Tx,
  id: number,
  place: (typeof PAGE_PLACES)[number] | null,
): Promise<void> {
  const wanted = [MENU_CATEGORY_ID, ...(place === null ? [] : [CATEGORY_IDS[place]])]
  await tx
    .deleteFrom('content_in_category')
    .where('page_id', '=', id)
    .where('category_id', 'not in', wanted)
    .execute()
  for (const category of wanted)
    await tx
      .insertInto('content_in_category')
      .values({
        category_id: category,
        page_id: id,
        position: await nextPosition(
          tx,
          sql`select max(position) as last from content_in_category where category_id = ${category}`,
        ),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function writePopup(tx: Tx, { ref, body, endsAt }: Written): Promise<void> {
  const id = Number(ref.piece)
  const before = await tx
    .selectFrom('popup')
    .select('images')
    .where('id', '=', id)
    .executeTakeFirst()
  const values = {
    is_on: true,
    images: body.picture === null ? (before?.images ?? []) : popupImages(body.picture),
    url: body.link,
    audience: body.place as 'all' | 'visitors',
    words_tr: JSON.stringify(wordsOf(ref, body, 'tr') as PopupWords),
    words_en: JSON.stringify(wordsOf(ref, body, 'en') as PopupWords),
    starts_at: null,
    ends_at: endsAt,
  }
  await tx
    .insertInto('popup')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function writeText(tx: Tx, { ref, body }: Written): Promise<void> {
  const values = { tr: text(body.lines.value, 'tr'), en: text(body.lines.value, 'en') }
  await tx
    .insertInto('site_text')
    .values({ key: ref.piece, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
