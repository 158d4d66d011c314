import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Row } from '../../betting/src/football-data/read-season.ts'

const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** UTF-8 with or without its mark; what is none is windows-1252, a mark before it or not. */
function textOf(file: Buffer): string {
  const bytes = file.subarray(0, 3).equals(MARK) ? file.subarray(3) : file
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a file, each with the physical line it begins on. Throws where a quote is never closed. */
export function readCsv(file: string): Row[] {
  // A file that was put together of others has their marks within. Within quotes the library counts CRLF as two lines.
  const text = textOf(readFileSync(file)).replaceAll('\uFEFF', '').replaceAll('\r\n', '\n')
  const records = parse(text, {
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: true,
  }) as unknown as { info: { lines: number }; record: string[] }[]
  let before = 0
  return records.map(({ info, record }) => {
    const row = { line: before + 1, cells: record.map((cell) => cell.trim()) }
    before = info.lines
    return row
  })
}
