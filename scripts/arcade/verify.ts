import { readFileSync } from 'node:fs'
import {
  checkPot,
  type EndedPot,
  isPotRight,
  readPots,
} from '../../arcade/src/fairness/jackpot-verifier.ts'
import { checkRecord, isRight, readRecords } from '../../arcade/src/fairness/records.ts'
import { lineOf } from '../../arcade/src/screens/verify/one-file/line-of.ts'

/** Computes the rounds of an exported history, or pots of a jackpot, again: `npm run verify -- FILE`, `-` for standard input. */
const USAGE = `npm run verify -- FILE   computes the rounds of an exported history, or pots of a jackpot, again (- is the standard input)`

const [name, ...more] = process.argv.slice(2)
if (!name || more.length > 0) fail(USAGE)

const text = readText(name)
const pots = potsOf(text)
const all = pots.length > 0 ? await checkPots(pots) : await checkRounds(readOrFail(text))
if (all.right < all.count) process.exitCode = 1

async function checkRounds(records: ReturnType<typeof readRecords>) {
  let right = 0
  for (const record of records) {
    const checked = await checkRecord(record)
    if (isRight(checked)) right += 1
    console.log(lineOf(record, checked))
  }
  console.log(`${right} of ${records.length} rounds hold.`)
  return { right, count: records.length }
}

async function checkPots(ended: readonly EndedPot[]) {
  let right = 0
  for (const pot of ended) {
    const checked = await checkPot(pot)
    const wrong = Object.entries(checked).flatMap(([what, holds]) => (holds ? [] : [what]))
    if (isPotRight(checked)) right += 1
    const won = pot.wonKurus === null ? 'not won' : (pot.wonKurus / 100).toFixed(2)
    console.log(`${pot.level} ${pot.number}  ${won}  ${wrong.join(' ') || 'holds'}`)
  }
  console.log(`${right} of ${ended.length} pots hold.`)
  return { right, count: ended.length }
}

/** None where the file is of rounds. */
function potsOf(source: string): EndedPot[] {
  try {
    return readPots(source)
  } catch {
    return []
  }
}

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
