import { readFileSync } from 'node:fs'
import { checkRecord, isRight, readRecords } from '../../arcade/src/fairness/records.ts'
import { lineOf } from '../../arcade/src/screens/verify/one-file/line-of.ts'

/** Computes the rounds of an exported history again: `npm run verify -- FILE`, `-` for standard input. */
const USAGE = `npm run verify -- FILE   computes the rounds of an exported history again (- is the standard input)`

const [name, ...more] = process.argv.slice(2)
if (!name || more.length > 0) fail(USAGE)

const text = readText(name)
let right = 0
const records = readOrFail(text)
for (const record of records) {
  const checked = await checkRecord(record)
  if (isRight(checked)) right += 1
  console.log(lineOf(record, checked))
}
console.log(`${right} of ${records.length} rounds hold.`)
if (right < records.length) process.exitCode = 1

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    return fail(`${file} cannot be read.`)
  }
}

function readOrFail(source: string) {
  try {
    return readRecords(source)
  } catch {
    return fail(`${name} has no record of a round. docs/verifying.md describes one.`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
