import { hashOfText, lineOfText } from '@zar/contract/evidence/site/texts'
import { LOCALES, type Locale } from '@zar/contract/limits'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { ContentTables } from '../../../db/tables/content.ts'
import { CATEGORY_IDS } from '../seed/content-pieces.ts'
import { keepLive, takeTurn } from '../versions/versions.ts'

type Page = Selectable<ContentTables['content_page']>

/** A text of law as it is in force in one language. */
export type LawText = { document: string; locale: Locale; version: number; sha256: string }

const addressOf = (pageId: number) => `/pages/${pageId}`

/**
 * The text of a page that is in force in a language. Words that are met for the first time are kept as a version
 * before it is answered, so that it can be accepted. Undefined where the page is not shown.
 */
export async function lawInForce(
  db: Db,
  { pageId, locale }: { pageId: number; locale: Locale },
): Promise<LawText | undefined> {
  const page = await readPage(db, pageId)
  return page && ((await findKept(db, page, locale)) ?? keepText(db, { pageId, locale }))
}

/** The same of what is kept already: writes nothing. */
export async function findLaw(
  db: Db,
  { pageId, locale }: { pageId: number; locale: Locale },
): Promise<LawText | undefined> {
  const page = await readPage(db, pageId)
  return page && findKept(db, page, locale)
}

/** Keeps every text of law whose words are new; answers how many. */
export async function keepLaw(db: Db): Promise<number> {
  const pages = await db
    .selectFrom('content_page')
    .selectAll()
    .where('is_published', '=', true)
    .where('id', 'in', (query) =>
      query
        .selectFrom('content_in_category')
        .select('page_id')
        .where('category_id', 'in', [CATEGORY_IDS.use, CATEGORY_IDS.service]),
    )
    .orderBy('id')
    .execute()
  let kept = 0
  for (const page of pages) {
    for (const locale of LOCALES) {
      if (await findKept(db, page, locale)) continue
      if (await keepText(db, { pageId: page.id, locale })) kept += 1
    }
  }
  return kept
}

const readPage = (db: Db | Tx, pageId: number): Promise<Page | undefined> =>
  db
    .selectFrom('content_page')
    .selectAll()
    .where('id', '=', pageId)
    .where('is_published', '=', true)
    .executeTakeFirst()

const lineOf = (page: Page, locale: Locale, version: number): string =>
  lineOfText({
    document: addressOf(page.id),
    version: String(version),
    locale,
    title: page[`title_${locale}`],
    blocks: page[`blocks_${locale}`],
  })

/** The newest that is kept, if it says what the page says. */
async function findKept(db: Db | Tx, page: Page, locale: Locale): Promise<LawText | undefined> {
  const document = addressOf(page.id)
  const newest = await db
    .selectFrom('law_text')
    .select(['version', 'line', 'sha256'])
    .where('document', '=', document)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest || newest.line !== lineOf(page, locale, newest.version)) return undefined
  const { version, sha256 } = newest
  return { document, locale, version, sha256: sha256.toString('hex') }
}

/** Of processes that meet new words at once one keeps them. */
const keepText = (
  db: Db,
  { pageId, locale }: { pageId: number; locale: Locale },
): Promise<LawText | undefined> =>
  db.transaction().execute(async (tx) => {
    const now = await takeTurn(tx)
    const page = await readPage(tx, pageId)
    const kept = page && (await findKept(tx, page, locale))
    if (!page || kept) return kept
    const version = await keepLive(tx, { kind: 'page', piece: String(pageId) }, now)
    if (version === null) return undefined
    const line = lineOf(page, locale, version)
    const sha256 = hashOfText(line)
    const document = addressOf(pageId)
    await tx
      .insertInto('law_text')
      .values({ document, locale, version, line, sha256: Buffer.from(sha256, 'hex') })
      .execute()
    return { document, locale, version, sha256 }
  })
