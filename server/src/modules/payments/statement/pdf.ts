import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Locale } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import type { HistoryRow } from '@zar/contract/payment'
import PdfDocument from 'pdfkit'
import { sideOf } from './csv.ts'
import { exactE5, type Statement } from './read-statement.ts'
import { dayText, momentText, statusText, WORDS, type Words } from './words.ts'

const fonts = createRequire(import.meta.url)
/** It has every letter of Turkish, and the lira. */
const PLAIN = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

const MARGIN = 40
const LINE = 15
const INK = '#14193a'
const GREY = '#5b6384'
const RULE = '#c9cee2'

/** Where the columns begin, how wide they are, and whether they hold numbers. */
const COLUMNS = [
  { x: 40, width: 92 },
  { x: 136, width: 164 },
  { x: 304, width: 62 },
  { x: 366, width: 58, isNumber: true },
  { x: 426, width: 58, isNumber: true },
  { x: 486, width: 70, isNumber: true },
]

export type PdfOrder = {
  locale: Locale
  from: string | null
  to: string | null
  madeAt: Date
}
type Doc = PDFKit.PDFDocument

/** The statement on A4. Drawn page by page, so that whoever else asks the casino is not kept waiting. */
export async function pdfOf(statement: Statement, order: PdfOrder): Promise<Buffer> {
  const words = WORDS[order.locale]
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: PLAIN,
    lang: order.locale,
    info: { Title: words.title, Author: 'Zar', CreationDate: order.madeAt, ModDate: order.madeAt },
  })
  const done = buffer(doc)
  drawHead(doc, statement, order, words)
  drawNames(doc, words)
  const text = (amountE5: bigint) => formatMoney(unitsOf(amountE5))
  const { openingE5, closingE5, inE5, outE5, othersE5, rows } = statement
  drawLine(doc, ['', words.opening, '', '', '', text(openingE5)], words, BOLD)
  for (const row of rows) {
    if (drawLine(doc, cellsOf(row, words, text), words)) await letOthers()
  }
  if (othersE5 !== 0n) {
    const side = sideOf(othersE5, text)
    drawLine(doc, ['', words.others, '', side.in ?? '', side.out ?? '', ''], words)
  }
  drawLine(doc, ['', words.sum, '', text(inE5), text(outE5), ''], words, BOLD)
  drawLine(doc, ['', words.closing, '', '', '', text(closingE5)], words, BOLD)
  drawFeet(doc, words)
  doc.end()
  return done
}

function cellsOf(row: HistoryRow, words: Words, text: (amountE5: bigint) => string): string[] {
  const side = sideOf(exactE5(row.amount), text)
  const kind = words.kind[row.kind]
  return [
    momentText(new Date(row.timeStamp)),
    row.title === kind ? kind : `${kind} · ${row.title}`,
    statusText(words, row.status),
    side.in ?? '',
    side.out ?? '',
    row.balanceAfter === null ? '' : text(exactE5(row.balanceAfter)),
  ]
}

function drawHead(doc: Doc, { player }: Statement, order: PdfOrder, words: Words): void {
  const { from, to, madeAt } = order
  const [made] = momentText(madeAt).split(' ')
  const period = from || to ? [from ? dayText(from) : '', to ? dayText(to) : made] : [words.whole]
  doc.font(BOLD).fontSize(18).fillColor(INK).text('Zar', MARGIN, MARGIN)
  doc.fontSize(13).text(words.title, MARGIN, MARGIN + 26)
  doc.font(PLAIN).fontSize(9).fillColor(GREY)
  doc.text(`${words.player}: ${player.name} · ${player.usercode}`, MARGIN, MARGIN + 50)
  doc.text(`${words.period}: ${period.join(' – ')}`)
  doc.text(`${words.made}: ${momentText(madeAt)}`)
  doc.y = MARGIN + 100
}

/** The names of the columns, at the top of every page. */
function drawNames(doc: Doc, words: Words): void {
  const { date, what, status, in: into, out, balance } = words
  drawCells(doc, [date, what, status, into, out, balance], BOLD, GREY)
  doc
    .moveTo(MARGIN, doc.y - 4)
    .lineTo(doc.page.width - MARGIN, doc.y - 4)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke()
}

/** One line of the table; true where it began a page. */
function drawLine(doc: Doc, cells: string[], words: Words, font = PLAIN): boolean {
  const isFull = doc.y > doc.page.height - MARGIN - 3 * LINE
  if (isFull) {
    doc.addPage()
    doc.y = MARGIN
    drawNames(doc, words)
  }
  drawCells(doc, cells, font, INK)
  return isFull
}

function drawCells(doc: Doc, cells: string[], font: string, colour: string): void {
  const { y } = doc
  doc.font(font).fontSize(7.5).fillColor(colour)
  for (const [at, { x, width, isNumber }] of COLUMNS.entries()) {
    const text = fitting(doc, cells[at] ?? '', width)
    if (text === '') continue
    const left = isNumber ? x + width - doc.widthOfString(text) : x
    doc.text(text, left, y, { lineBreak: false })
  }
  doc.y = y + LINE
}

/** As much of a text as there is room for. */
function fitting(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function drawFeet(doc: Doc, words: Words): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.font(PLAIN).fontSize(7).fillColor(GREY)
    const y = doc.page.height - MARGIN - 8
    doc.text(words.note, MARGIN, y, { lineBreak: false })
    const number = words.page(page + 1, count)
    doc.text(number, doc.page.width - MARGIN - doc.widthOfString(number), y, { lineBreak: false })
  }
}
