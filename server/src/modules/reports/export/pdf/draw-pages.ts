import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Locale } from '@zar/contract/limits'
import PdfDocument from 'pdfkit'
import type { PageRow, PageTable, ReportPages } from './pages.ts'
import { WORDS, type Words } from './words.ts'

const fonts = createRequire(import.meta.url)
/** They have every letter of Turkish, and may be embedded. */
const PLAIN = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

const MARGIN = 36
const LINE = 14
const FOOT = 26
const INDENT = 10
const GAP = 4
/** Of the page's width, what the columns of texts take. */
const TEXTS_SHARE = { 1: 0.2, 2: 0.42 } as const
/** Where a table has few columns, so wide are those of figures at most. */
const FIGURE_MAX = 110
const [SIZE, SIZE_LEAST] = [7.5, 5]
const INK = '#14193a'
const GREY = '#5b6384'
const BAD = '#b3261e'
const RULE = '#c9cee2'

type Doc = PDFKit.PDFDocument
type Column = { x: number; width: number; isFigure: boolean }
export type PageOrder = { locale: Locale; by: string; now: Date; madeText: string }

/** The report on A4, across. Drawn page by page, so that whoever else asks the casino is not kept waiting. */
export async function drawPages(pages: ReportPages, order: PageOrder): Promise<Buffer> {
  const words = WORDS[order.locale]
  const doc = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    font: PLAIN,
    lang: order.locale,
    info: { Title: pages.title, Author: 'Zar', CreationDate: order.now, ModDate: order.now },
  })
  const done = buffer(doc)
  drawHead(doc, pages)
  for (const table of pages.tables) await drawTable(doc, table, words)
  drawIdentity(doc, pages.identity)
  drawFeet(doc, order, words)
  doc.end()
  return done
}

const innerWidth = (doc: Doc): number => doc.page.width - 2 * MARGIN
const bottom = (doc: Doc): number => doc.page.height - MARGIN - FOOT

function drawHead(doc: Doc, { title, facts }: ReportPages): void {
  doc.font(BOLD).fontSize(16).fillColor(INK).text('Zar', MARGIN, MARGIN)
  doc.fontSize(13).text(title)
  doc.moveDown(0.3)
  for (const [name, fact] of facts) {
    doc.font(BOLD).fontSize(8).fillColor(GREY).text(`${name}: `, { continued: true })
    doc.font(PLAIN).text(fact)
  }
  doc.y += LINE / 2
}

function columnsOf(doc: Doc, { heads, texts }: PageTable): Column[] {
  const inner = innerWidth(doc)
  const share = texts === 2 ? TEXTS_SHARE[2] : TEXTS_SHARE[1]
  const text = (inner * share) / texts
  const figure = Math.min((inner * (1 - share)) / (heads.length - texts), FIGURE_MAX)
  return heads.map((_, at) =>
    at < texts
      ? { x: MARGIN + at * text, width: text - GAP, isFigure: false }
      : {
          x: MARGIN + texts * text + (at - texts) * figure,
          width: figure - GAP,
          isFigure: true,
        },
  )
}

async function drawTable(doc: Doc, table: PageTable, words: Words): Promise<void> {
  const columns = columnsOf(doc, table)
  // A heading never stands alone at the foot of a page.
  if (doc.y + 4 * LINE > bottom(doc)) doc.addPage()
  doc.font(BOLD).fontSize(10).fillColor(INK).text(table.title, MARGIN, doc.y)
  doc.y += 3
  if (table.rows.length === 0) {
    doc.font(PLAIN).fontSize(8).fillColor(GREY).text(words.none, MARGIN, doc.y)
    doc.y += LINE
    return
  }
  drawHeads(doc, table, columns)
  for (const row of table.rows) {
    if (doc.y + LINE > bottom(doc)) {
      await letOthers()
      doc.addPage()
      doc.y = MARGIN
      drawHeads(doc, table, columns)
    }
    drawRow(doc, row, columns)
  }
  doc.y += LINE
}

/** The names of the columns, at the top of every page. */
function drawHeads(doc: Doc, { heads }: PageTable, columns: Column[]): void {
  drawCells(doc, heads, columns, { font: BOLD, colour: GREY })
  drawRule(doc)
}

function drawRow(doc: Doc, { cells, depth = 0, isWhole }: PageRow, columns: Column[]): void {
  const font = isWhole ? BOLD : PLAIN
  drawCells(doc, cells, columns, { font, colour: INK, indent: depth * INDENT })
}

function drawRule(doc: Doc): void {
  const y = doc.y - 3
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke()
}

type Look = { font: string; colour: string; indent?: number }

function drawCells(doc: Doc, cells: string[], columns: Column[], look: Look): void {
  const { y } = doc
  doc.font(look.font).fillColor(look.colour)
  for (const [at, { x, width, isFigure }] of columns.entries()) {
    doc.fontSize(SIZE)
    const indent = at === 0 ? (look.indent ?? 0) : 0
    const room = width - indent
    const text = isFigure ? shrunk(doc, cells[at] ?? '', room) : fitting(doc, cells[at] ?? '', room)
    if (text === '') continue
    const left = isFigure ? x + width - doc.widthOfString(text) : x + indent
    doc.text(text, left, y, { lineBreak: false })
  }
  doc.x = MARGIN
  doc.y = y + LINE
}

/** A figure is never cut: it is drawn smaller where there is no room for it. */
function shrunk(doc: Doc, text: string, width: number): string {
  const wide = doc.widthOfString(text)
  if (wide > width) doc.fontSize(Math.max((SIZE * width) / wide, SIZE_LEAST))
  return text
}

/** As much of a text as there is room for. */
function fitting(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function drawIdentity(doc: Doc, identity: ReportPages['identity']): void {
  if (!identity) return
  if (doc.y + 2 * LINE > bottom(doc)) doc.addPage()
  doc
    .font(BOLD)
    .fontSize(8)
    .fillColor(identity.holds ? INK : BAD)
  doc.text(identity.text, MARGIN, doc.y, { width: innerWidth(doc) })
}

/** Who had it made, on each page, and its number. */
function drawFeet(doc: Doc, { madeText }: PageOrder, words: Words): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.font(PLAIN).fontSize(7).fillColor(GREY)
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0
    const y = doc.page.height - MARGIN
    const number = words.page(page + 1, count)
    const room = innerWidth(doc) - 90
    doc.text(fitting(doc, `${madeText} · ${words.istanbul}`, room), MARGIN, y, { lineBreak: false })
    doc.text(number, doc.page.width - MARGIN - doc.widthOfString(number), y, { lineBreak: false })
  }
}
