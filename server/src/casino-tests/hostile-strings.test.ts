import { randomUUID } from 'node:crypto'
import { askBonus } from '@zar/contract/offers/bonus-requests'
import { exportReport, REPORT_NAMES, type ReportName } from '@zar/contract/office/reports/export'
import { endOfMonth } from '@zar/contract/office/reports/tax'
import { statement } from '@zar/contract/payment'
import { sayInChat } from '@zar/contract/support/chat'
import { callMe } from '@zar/contract/support/support'
import { openTicket } from '@zar/contract/support/ticket'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { times } from '../testing/chance.ts'
import { readAsOffice } from '../testing/hostile/read-as-office.ts'
import { HOSTILE, some, UNWRITABLE } from '../testing/hostile/strings.ts'
import {
  type Kept,
  openPen,
  type Pen,
  signUpWith,
  writeAsPlayers,
} from '../testing/hostile/write-as-players.ts'
import { FORMULA, openSuppliersOf, playFormulas } from '../testing/hostile/write-as-suppliers.ts'
import { activeParts, readPdf } from '../testing/read-pdf.ts'

/** Of 200; all of them by `npm run test:deep`. */
const TEXTS = some(times(12))
/** Operations that have nothing to show of what was written here: cases that none of it opens, and the house's own words. */
const SHOWING_NOTHING = [
  '/api/office/withdrawal',
  '/api/office/complaint',
  '/api/office/document',
  '/api/office/alert',
  '/api/office/risk-case',
  '/api/office/campaign',
  '/api/office/content-piece',
  '/api/office/content-version',
  '/api/office/offer',
  '/api/office/offer-trial',
  '/api/office/offer-vouchers',
  '/api/office/segment',
  '/api/office/payee',
  '/api/office/deposit-match-targets',
  '/api/office/aml-case',
  '/api/office/screening-match',
  '/api/office/reports/tax-rows',
]

let casino: CasinoHere
let suppliers: Awaited<ReturnType<typeof openSuppliersOf>>
let pen: Pen
let kept: Kept[]
let read: Awaited<ReturnType<typeof readAsOffice>>
beforeAll(async () => {
  suppliers = await openSuppliersOf(TEXTS)
  casino = await openCasinoHere(suppliers.settings)
  pen = await openPen(casino)
  kept = [...(await suppliers.tell(casino, UNWRITABLE)), ...(await writeAsPlayers(pen, TEXTS))]
  await playFormulas(casino, pen)
  read = await readAsOffice(casino, pen.playerIds)
}, 1_200_000)
afterAll(async () => {
  await suppliers.close()
  await casino.close()
})

test('there are two hundred hostile texts, each once', () => {
  expect(HOSTILE.length + UNWRITABLE.length).toBeGreaterThanOrEqual(200)
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
})

test('FRD-11: each reading operation of the office shows them as data, to the character', () => {
  const missing = kept.filter(({ text }) => !read.texts.has(text))
  expect(missing).toEqual([])
  const silent = read.operations.filter((path) => !read.shown.has(path))
  expect(silent.sort()).toEqual(SHOWING_NOTHING.toSorted())
})

test('no name of a person is other than letters, and no browser’s name is shown as it was sent', async () => {
  for (const text of TEXTS) {
    const taken = await signUpWith(pen, text)
    expect(taken, text).toContain('user agent')
    const isName = /^\p{L}+(?: \p{L}+)*$/u.test(text.normalize('NFC'))
    if (!isName)
      expect(
        taken.filter((field) => /name$/.test(field)),
        text,
      ).toEqual([])
  }
})

test('what no database can hold is refused in a sentence, wherever it is written', async () => {
  await pen.newPlayer()
  for (const text of UNWRITABLE) {
    const answers = [
      await pen.write(openTicket, {
        requestId: randomUUID(),
        subject: 'other',
        title: text,
        text,
        files: [],
      }),
      await pen.write(sayInChat, { messageId: randomUUID(), text }),
      await pen.write(askBonus, { requestId: randomUUID(), words: `${text} and more words` }),
      await pen.write(callMe, {
        name: text,
        message: text,
        contacts: [{ type: 1, contact: text }],
      }),
    ]
    for (const { status, data } of answers)
      expect({ status, data }, JSON.stringify(text)).toMatchObject({
        status: 400,
        data: { code: 'invalid_input' },
      })
  }
})

test('a picture that can run is no attachment, whatever it is called', async () => {
  await pen.newPlayer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="hit(1)"/>')
  for (const name of ['a.svg', 'a.png', 'a.svg.png', '<svg onload=hit(1)>.pdf']) {
    const { data } = await pen.upload(name, svg)
    expect(data, name).toEqual({ code: 'file_type_refused' })
  }
})

/** Today, or of taxes its month. */
function daysOf(report: ReportName): { from: string; to: string } {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  if (report !== 'tax') return { from: today, to: today }
  return { from: `${today.slice(0, 7)}-01`, to: endOfMonth(today, 0) }
}

test('no cell of a report for spreadsheets is a formula, and the titles stand in them', async () => {
  const cells: string[] = []
  for (const report of REPORT_NAMES) {
    const input = { report, ...daysOf(report), reason: 'figures for the weekly meeting' }
    const answer = await read.call(exportReport, input)
    expect(answer.statusCode, answer.body).toBe(200)
    const { content } = (answer.json() as { data: { content: string } }).data
    cells.push(...cellsOf(Buffer.from(content, 'base64')))
  }
  expect(cells.filter((cell) => /^[=+@\t\r＝＋－＠]|^-(?![\d,]+$)/.test(cell))).toEqual([])
  expect(cells).toContain(`'${FORMULA}`)
  expect(cells.some((cell) => cell.startsWith(`'${FORMULA} `))).toBe(true)
})

test('no report on pages has anything that runs, or a line that a spreadsheet would compute', async () => {
  const texts: string[] = []
  for (const report of REPORT_NAMES) {
    const reason = 'figures for the weekly meeting'
    const input = { report, ...daysOf(report), format: 'pdf', reason }
    const answer = await read.call(exportReport, input)
    expect(answer.statusCode, answer.body).toBe(200)
    const { content } = (answer.json() as { data: { content: string } }).data
    const bytes = Buffer.from(content, 'base64')
    expect(activeParts(bytes)).toEqual([])
    texts.push(...readPdf(bytes))
  }
  expect(texts.filter((text) => /^[=+@\t\r＝＋－＠]/.test(text))).toEqual([])
  expect(texts.some((text) => text.startsWith("'=HYPERLINK("))).toBe(true)
})

test('no cell of a player’s own statement is a formula', async () => {
  const { data } = await pen.write(statement, { type: 0, format: 'csv' })
  const { content } = data as { content: string }
  const cells = cellsOf(Buffer.from(content, 'base64'))
  expect(cells.length).toBeGreaterThan(9)
  expect(cells.filter((cell) => /^[=+@\t\r＝＋－＠]/.test(cell))).toEqual([])
})

test('nothing of it was a bug, and no line of the log is forged', () => {
  expect(casino.lines.filter((line) => line.includes('"msg":"bug"'))).toEqual([])
  for (const line of casino.lines) expect(() => JSON.parse(line), line).not.toThrow()
})

const cellsOf = (bytes: Buffer): string[] =>
  parse(bytes, {
    bom: true,
    delimiter: ';',
    record_delimiter: '\n',
    relax_column_count: true,
  }).flat()
