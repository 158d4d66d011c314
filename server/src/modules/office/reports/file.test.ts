import type { Operation } from '@zar/contract/office/operation'
import { exportReport } from '@zar/contract/office/reports/export'
import { readProductReport } from '@zar/contract/office/reports/products'
import { readReportTransfers } from '@zar/contract/office/reports/transfers'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { giveLicence } from '../../../testing/licence.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { openBooks, sealAt } from '../../../testing/reports/books.ts'
import { openEvenings } from '../../../testing/reports/evening.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { enterTaxRate } from '../../protection/index.ts'
import { checkRollUps, taxReport } from '../../reports/index.ts'

const PERIOD = { from: '2026-10-30', to: '2026-10-31' }
const REASON = 'figures for the weekly meeting'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let manager: Desk
let marketing: Desk
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  manager = await office.session((await office.staff('amir', ['manager'])).id)
  marketing = await office.session((await office.staff('tanitim', ['marketing'])).id)
  const books = openBooks(casino)
  for (const [index, game] of ['game0', 'game1', 'game2'].entries())
    await books.openGame(game, 1 + (index % 2))
  const players = [await casino.player(), await casino.player(), await casino.player()]
  const house = openEvenings(books, players, seeded(11))
  for (const day of [PERIOD.from, PERIOD.to])
    await house.play(new Date(`${day}T15:00:00Z`), 60, () => sealAt(casino.db))
  await sealAt(casino.db, new Date('2026-11-01T22:00:00Z'))
})
afterAll(() => casino.close())

async function read<O extends z.ZodMiniType>(
  { path, output }: Operation<z.ZodMiniType, O>,
  input: object,
): Promise<z.output<O>> {
  const answer = await office.get<unknown>(path, input, manager)
  expect(answer.status, answer.message).toBe(200)
  return output.parse(answer.data) as z.output<O>
}
const log = pino({ level: 'silent' })
const check = () => checkRollUps({ db: casino.db, log })

test('the transfers behind a figure of the tree come to it, page by page', async () => {
  const { products } = await read(readProductReport, PERIOD)
  const casinoProducts = products.filter(({ key }) => key !== 'sport')
  expect(casinoProducts.length).toBeGreaterThan(0)
  for (const product of products) {
    let [stakes, wins, count, before] = [0n, 0n, 0, undefined as string | undefined]
    const ids = new Set<string>()
    do {
      const asked = before === undefined ? {} : { before }
      const page = await read(readReportTransfers, { ...PERIOD, product: product.key, ...asked })
      for (const row of page.rows) {
        stakes += BigInt(row.stakeE5)
        wins += BigInt(row.winE5)
        ids.add(row.id)
        count++
      }
      before = page.next ?? undefined
    } while (before !== undefined)
    expect(`${product.key} ${stakes} ${wins}`).toBe(
      `${product.key} ${product.stakesE5} ${product.winsE5}`,
    )
    expect(ids.size).toBe(count)
  }
})

test('a game’s transfers are of that game alone, and name their player', async () => {
  const { products } = await read(readProductReport, PERIOD)
  const [product] = products.filter(({ key }) => key !== 'sport')
  const [supplier] = product?.suppliers ?? []
  const [game] = supplier?.games ?? []
  const place = { product: product?.key, provider: supplier?.key, game: game?.key }
  const { rows } = await read(readReportTransfers, { ...PERIOD, ...place })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toMatchObject(place)
    expect(row.player.number).toMatch(/^ZR \d{3} \d{3} \d{3}$/)
  }
  const refused = await office.get(readReportTransfers.path, PERIOD, marketing)
  expect(refused).toMatchObject({ status: 403, data: { code: 'no_right' } })
})

/** Taxes are those of a month. */
const periodOf = (report: string) =>
  report === 'tax' ? { from: '2026-10-01', to: '2026-10-31' } : PERIOD

const exported = (report: string, desk = manager) =>
  office.post<{ name: string; content: string }>(
    exportReport.path,
    { report, ...periodOf(report), reason: REASON },
    desk,
  )

test('a file has its mark, filters, seal and maker above it, and the figures of the screen', async () => {
  const answer = await exported('products')
  expect(answer.status, answer.message).toBe(200)
  expect(answer.data?.name).toBe('zar-products-2026-10-30-2026-10-31.csv')
  const bytes = Buffer.from(answer.data?.content ?? '', 'base64')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const table: string[][] = parse(bytes, { bom: true, delimiter: ';', relax_column_count: true })
  expect(table[0]?.slice(0, 5)).toEqual(['Zar', 'products', PERIOD.from, PERIOD.to, 'TRY'])
  expect(table[1]?.[2]).toMatch(/^[0-9a-f]{64}$/)
  expect(table[2]?.slice(0, 2)).toEqual(['made by', 'amir'])
  const { total } = await read(readProductReport, PERIOD)
  const row = table.find(([first]) => first === 'total')
  expect(Number(row?.[7]?.replace(',', '.'))).toBeCloseTo(Number(total.ggrE5) / 100_000, 5)
  expect(table.find(([first]) => first === 'identity')?.[1]).toBe('holds')
})

test('each report comes as a file, and a name that begins like a formula is no formula', async () => {
  await casino.owner.db
    .updateTable('game')
    .set({ name: '=HYPERLINK("http://a.example")' })
    .where('code', '=', 'game0')
    .execute()
  for (const report of ['products', 'money', 'players', 'liability', 'protection', 'tax']) {
    const { status, data, message } = await exported(report)
    expect(status, `${report}: ${message}`).toBe(200)
    const text = Buffer.from(data?.content ?? '', 'base64').toString()
    expect(text).toContain(REPORT_HEADS[report])
    expect(text).not.toMatch(/(^|;)"?=/m)
  }
})

const TITLES = {
  products: ['GGR, ürünlere göre', 'GGR by product'],
  money: ['NGR ve para', 'NGR and money'],
  players: ['Etkin, yeni ve dönen oyuncular', 'Active, new and returning players'],
  liability: ['Yükümlülük', 'Liability'],
  protection: ['Sorumlu oyun', 'Responsible play'],
  tax: ['Vergi', 'Tax'],
} as const
const SAID = {
  tr: ['Tanımlar: ', 'Hazırlayan: ', 'Sayfa 1 / '],
  en: ['Definitions: ', 'Made by: ', 'Page 1 of '],
} as const

async function paged(report: string, locale: 'tr' | 'en') {
  const answer = await office.post<{ name: string; type: string; content: string }>(
    exportReport.path,
    { report, ...periodOf(report), format: 'pdf', reason: REASON },
    { ...manager, headers: { locale } },
  )
  expect(answer.status, `${report}: ${answer.message}`).toBe(200)
  const { name, type, content = '' } = answer.data ?? {}
  return { name, type, bytes: Buffer.from(content, 'base64') }
}

async function expectPaged(report: keyof typeof TITLES, locale: 'tr' | 'en'): Promise<string[]> {
  const { name, type, bytes } = await paged(report, locale)
  const { from, to } = periodOf(report)
  const wanted = `zar-${report}-${from}-${to}.pdf`
  expect([name, type]).toEqual([wanted, 'application/pdf'])
  const texts = readPdf(bytes)
  const text = texts.join('\n')
  const title = TITLES[report][locale === 'tr' ? 0 : 1]
  for (const said of [title, ...SAID[locale], '31.10.2026', 'amir'])
    expect(text, `${report} ${locale}`).toContain(said)
  return texts
}

test('each report comes on pages, in both languages, as text that can be selected', async () => {
  const { total } = await read(readProductReport, PERIOD)
  const kurus = Math.trunc(Number(total.ggrE5) / 1_000) / 100
  const ggr = kurus.toLocaleString('tr-TR', { minimumFractionDigits: 2 })
  for (const report of Object.keys(TITLES) as (keyof typeof TITLES)[]) {
    const texts = { tr: await expectPaged(report, 'tr'), en: await expectPaged(report, 'en') }
    if (report !== 'products') continue
    expect(texts.tr).toContain(ggr.replace('-', '−'))
    expect(texts.tr.join(' ')).toContain('kuruşu kuruşuna tuttu')
    expect(texts.en.join(' ')).toContain('holds to the kuruş')
  }
})

test('the tax sheet as a file has its lines, what has no rate, and whose figures they are', async () => {
  const licence = await giveLicence(casino, { validFrom: '2026-01-01', validUntil: '2026-12-31' })
  const entered = { enteredBy: 'ayla', approvedBy: 'bora', because: REASON, at: new Date() }
  await casino.db.transaction().execute(async (tx) => {
    const rate = { licenceId: licence, ratePpm: 72_500, fromDay: '2026-10-01', lineE5: undefined }
    await enterTaxRate(tx, { ...rate, base: 'deposits', product: undefined }, entered)
  })
  const { data } = await taxReport(casino, { input: { from: '2026-10-01', to: '2026-10-31' } })
  const tax = data.profiles[0]?.taxE5 ?? '0'
  expect(BigInt(tax)).toBeGreaterThan(0n)
  const { data: file } = await exported('tax')
  const bytes = Buffer.from(file?.content ?? '', 'base64')
  const table: string[][] = parse(bytes, { bom: true, delimiter: ';', relax_column_count: true })
  const total = table.find(([, product]) => product === 'total')
  expect(Number(total?.at(-1)?.replace(',', '.'))).toBeCloseTo(Number(tax) / 100_000, 5)
  expect(table.find(([, , base]) => base === 'deposits')?.[6]).toBe('7,25')
  expect(table.some(([, , base]) => base === 'no rate')).toBe(true)
  expect(table.find(([name]) => name === 'figures')?.[1]).toContain('whole house')
  const texts = readPdf((await paged('tax', 'tr')).bytes).join(' ')
  for (const said of ['%7,25', 'Yatırma', 'oran girilmemiş', 'bütün evin rakamıdır'])
    expect(texts).toContain(said)
  const days = { report: 'tax', ...PERIOD, reason: REASON }
  expect((await office.post(exportReport.path, days, manager)).status).toBe(400)
})

test('a name that begins like a formula is none where it is copied from a page', async () => {
  const texts = readPdf((await paged('products', 'tr')).bytes)
  expect(texts.filter((text) => /^[=+@\t\r]/.test(text))).toEqual([])
  expect(texts.some((text) => text.startsWith("'=HYPERLINK("))).toBe(true)
})

const REPORT_HEADS: Record<string, string> = {
  products: "'=HYPERLINK",
  money: 'day;closed;',
  players: 'month;active;',
  liability: 'player liability;',
  protection: 'month',
  tax: 'licence;product;base;',
}

test('nobody gets as a file what they may not see, and each file is a row of the audit log', async () => {
  expect(await exported('money', marketing)).toMatchObject({ data: { code: 'out_of_scope' } })
  expect((await exported('products', marketing)).status).toBe(200)
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['object', 'reason', 'seen', 'outcome'])
    .where('does', '=', 'export.masked')
    .orderBy('id')
    .execute()
  expect(rows.at(-1)).toMatchObject({ object: 'report:products', reason: REASON, outcome: 'done' })
  expect(rows.at(-2)).toMatchObject({ outcome: 'refused' })
})

test('the roll-ups agree with the accounts, every report says when, and a changed account is found', async () => {
  expect((await read(readProductReport, PERIOD)).reach.matched).toBeNull()
  await check()
  expect((await read(readProductReport, PERIOD)).reach.matched).toMatchObject({ differences: 0 })
  await sql`update account set balance_e5 = balance_e5 + 7 where kind = 'player_cash'
    and id = (select min(id) from account where kind = 'player_cash' and balance_e5 > 0)`.execute(
    casino.owner.db,
  )
  await check()
  expect((await read(readProductReport, PERIOD)).reach.matched).toMatchObject({ differences: 1 })
  const { rows } = await sql<{
    differences: { of: string; rollUpE5: string; accountsE5: string }[]
  }>`
    select differences from rollup_check order by id desc limit 1`.execute(casino.db)
  const [found] = rows[0]?.differences ?? []
  expect(found?.of).toBe('player_cash')
  expect(BigInt(found?.accountsE5 ?? 0) - BigInt(found?.rollUpE5 ?? 0)).toBe(7n)
  await sql`update account set balance_e5 = balance_e5 - 7 where kind = 'player_cash'
    and id = (select min(id) from account where kind = 'player_cash' and balance_e5 > 0)`.execute(
    casino.owner.db,
  )
})
