import type { ListProblems } from '@zar/contract/office/risk/watch-lists'
import { LIST_ENTRIES_MAX, LIST_KINDS } from '@zar/contract/office/risk/watch-lists'
import { columnOf, readCsv } from '../../../platform/csv.ts'
import { nameKeyOf, namesIn } from '../names/keys.ts'

export type ListKind = (typeof LIST_KINDS)[number]
export type ListEntry = {
  code: string
  /** The name, then the aliases. */
  names: string[]
  birth: string | null
  country: string | null
  /** Letters and digits alone, in capitals. */
  document: string | null
}
export type ReadList = { source: string; kind: ListKind; entries: ListEntry[] }
type Problem = ListProblems[number]

const CELL_MAX = 4_000
const CODE_MAX = 80
const NAME_MAX = 200
const NAMES_MAX = 40
const SOURCE_MAX = 80
const DOCUMENT = /^[A-Z0-9]{4,40}$/
/** Nobody who could be a player was born before. */
const BORN_FIRST = 1_850

/** The columns, by the names that lists give them, in small letters. */
const COLUMNS = {
  source: ['source', 'list', 'kaynak', 'liste'],
  kind: ['kind', 'tür'],
  code: ['id', 'entry id', 'entry', 'kayıt no'],
  name: ['name', 'full name', 'ad', 'ad soyad'],
  aliases: ['aliases', 'aka', 'diğer adlar'],
  birth: ['birth', 'date of birth', 'doğum', 'doğum tarihi'],
  country: ['country', 'nationality', 'ülke', 'uyruk'],
  document: ['document', 'document number', 'belge no', 'kimlik no'],
} as const
type Column = keyof typeof COLUMNS
/** A list need not know them. */
const OPTIONAL: readonly Column[] = ['aliases', 'birth', 'country', 'document']
type Cells = (column: Column) => string

/** How a source is called for, whatever its case and marks. */
export const sourceKeyOf = (name: string): string => nameKeyOf(namesIn(name)) || name.toLowerCase()

/** The entries of a list, all of one source and kind. What is wrong is told by line; line 1 is the head. */
export function readList(content: string): { list: ReadList | undefined; problems: Problem[] } {
  const [table, broken] = readCsv(content, { recordMax: Object.keys(COLUMNS).length * CELL_MAX })
  if (broken) return { list: undefined, problems: [broken] }
  const [head = [], ...body] = table
  const places = placesOf(head)
  const whole = wrongWhole(places, body.length)
  if (whole) return { list: undefined, problems: [whole] }
  return readBody(body, places)
}

function readBody(body: readonly string[][], places: Places) {
  const problems: Problem[] = []
  const entries: ListEntry[] = []
  const seen = new Set<string>()
  let first: Of | undefined
  for (const [at, cells] of body.entries()) {
    const cell: Cells = (column) => (cells[places[column]] ?? '').trim()
    const of = sourceIn(cell)
    const read = readEntry(cell, seen)
    const what = whyNoSource(of, first) ?? (typeof read === 'string' ? read : undefined)
    if (what !== undefined) problems.push({ line: at + 2, what })
    if (typeof of === 'object') first ??= of
    if (typeof read === 'string') continue
    seen.add(read.code)
    entries.push(read)
  }
  return { list: first && problems.length === 0 ? { ...first, entries } : undefined, problems }
}

type Places = Record<Column, number>

function placesOf(head: readonly string[]): Places {
  const find = (column: Column) => columnOf(head, COLUMNS[column])
  return {
    source: find('source'),
    kind: find('kind'),
    code: find('code'),
    name: find('name'),
    aliases: find('aliases'),
    birth: find('birth'),
    country: find('country'),
    document: find('document'),
  }
}

function wrongWhole(places: Places, lines: number): Problem | undefined {
  const needed = (Object.keys(COLUMNS) as Column[]).filter((one) => !OPTIONAL.includes(one))
  if (needed.some((column) => places[column] === -1)) return { line: 1, what: 'columns' }
  // An empty file would take every entry of a source away, and it does not even say of which.
  if (lines === 0) return { line: 2, what: 'empty' }
  return lines > LIST_ENTRIES_MAX ? { line: LIST_ENTRIES_MAX + 2, what: 'too_many' } : undefined
}

type Of = Pick<ReadList, 'source' | 'kind'>

function sourceIn(cell: Cells): Of | 'source' | 'kind' {
  const source = cell('source').replaceAll(/\s+/g, ' ')
  const isNamed = source.length <= SOURCE_MAX && !hasControls(source) && namesIn(source).length > 0
  if (!isNamed) return 'source'
  const kind = LIST_KINDS.find((one) => one === cell('kind').toLowerCase())
  return kind === undefined ? 'kind' : { source, kind }
}

/** A file is of one source and one kind. */
function whyNoSource(
  of: ReturnType<typeof sourceIn>,
  first: Of | undefined,
): Problem['what'] | undefined {
  if (typeof of === 'string') return of
  if (!first) return undefined
  if (sourceKeyOf(of.source) !== sourceKeyOf(first.source)) return 'source'
  return of.kind === first.kind ? undefined : 'kind'
}

function readEntry(cell: Cells, seen: ReadonlySet<string>): ListEntry | Problem['what'] {
  const code = cell('code')
  const name = plainIn(cell('name'))
  const aliases = cell('aliases')
    .split('|')
    .map(plainIn)
    .filter((alias) => alias !== '')
  const birth = birthIn(cell('birth'))
  const country = countryIn(cell('country'))
  const document = documentIn(cell('document'))
  if (code === '' || code.length > CODE_MAX || hasControls(code)) return 'id'
  if (seen.has(code)) return 'twice'
  if (!isName(name)) return 'name'
  if (aliases.length >= NAMES_MAX || !aliases.every(isName)) return 'aliases'
  if (birth === undefined) return 'birth'
  if (country === undefined) return 'country'
  if (document === undefined) return 'document'
  return { code, names: [...new Set([name, ...aliases])], birth, country, document }
}

const plainIn = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
/** No page shows them, and no database takes all of them. */
const hasControls = (text: string): boolean => /\p{C}/u.test(text)
const isName = (name: string): boolean =>
  name.length <= NAME_MAX && !hasControls(name) && namesIn(name).length > 0

/** `1961`, `1961-04-30`, `30.04.1961`; null of nothing, undefined of what cannot be read. */
function birthIn(text: string): string | null | undefined {
  if (text === '') return null
  const turned = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text)
  const day = turned ? `${turned[3]}-${turned[2]}-${turned[1]}` : text
  if (!/^\d{4}(-\d{2}-\d{2})?$/.test(day)) return undefined
  if (Number(day.slice(0, 4)) < BORN_FIRST) return undefined
  if (day.length === 4) return day
  const moment = Date.parse(`${day}T00:00:00Z`)
  // `2026-02-31` is the third of March to a lenient reader.
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  return isDay ? day : undefined
}

function countryIn(text: string): string | null | undefined {
  if (text === '') return null
  const code = text.toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

function documentIn(text: string): string | null | undefined {
  if (text === '') return null
  const plain = text.toUpperCase().replaceAll(/[\s./-]/g, '')
  return DOCUMENT.test(plain) ? plain : undefined
}
