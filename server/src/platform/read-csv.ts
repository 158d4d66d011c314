import { CsvError, parse } from 'csv-parse/sync'

export type CsvProblem = { line: number; what: 'columns' | 'quoting' }

/**
 * The cells of a file as RFC 4180 has them, with `,`, `;` or tabs between them as its head shows; or the line at
 * which it is none.
 */
export function readCsv(
  content: string,
  { recordMax }: { recordMax: number },
): [string[][], CsvProblem | undefined] {
  const [head = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((one) => head.includes(one)) ?? ','
  try {
    const table = parse(content, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      max_record_size: recordMax,
    })
    return [table, undefined]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isShape = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'
    return [[], { line: Number(error.lines ?? 1), what: isShape ? 'columns' : 'quoting' }]
  }
}

/** Where a column stands that has one of these names, in small letters; -1 where there is none. */
export const columnOf = (head: readonly string[], names: readonly string[]): number =>
  head
    .map((name) => name.trim().toLocaleLowerCase('tr'))
    // In Turkish small letters `ID` is `ıd`.
    .findIndex((name) => names.some((one) => one === name || one === name.replaceAll('ı', 'i')))
