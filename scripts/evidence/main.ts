import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readProofs } from '../../contract/src/evidence/findings/heads.ts'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { FILE_MAX } from '../../contract/src/evidence/read.ts'
import { readKept } from '../../contract/src/evidence/site/kept.ts'
import { readTexts } from '../../contract/src/evidence/site/texts.ts'
import { type Known, type Verdict, verifyEvidence } from '../../contract/src/evidence/verify.ts'
import { FOUND, REFUSED } from './sentences.ts'

const USE = `npm run evidence -- verify FILE --keys FILE [--root HEX] [--heads FILE] [--older FILE]
    [--kept FILE] [--proofs FILE] [--texts FILE]`
const OPTION = { type: 'string' } as const
const OF_HOUSE = ['root', 'publics', 'keys', 'make']

/**
 * Verifies a player's file of evidence offline (docs/evidence.md). Prints one JSON line, and sentences on
 * standard error. Ends with 0 for a valid file, 1 for a refused one, 2 where it can be neither.
 */
async function main(): Promise<void> {
  const { file, ...beside } = asked()
  const verdict = await verdictOf(file, await knownOf(beside))
  if (verdict.verdict === 'refused') process.exitCode = 1
  for (const sentence of sentencesOf(verdict)) console.error(sentence)
  console.log(JSON.stringify({ ...verdict, findings: codesOf(verdict) }))
}

const textOf = (file: string) => readFileSync(file, 'utf8')

/** What the file is verified beside. Throws where one of it is not what it is said to be. */
async function knownOf(beside: Omit<ReturnType<typeof asked>, 'file'>): Promise<Known> {
  const { keys: list, root, heads, older, kept, proofs, texts } = beside
  const keys = await readKeys(readFileSync(list), root)
  const known: Known = { keys }
  if (heads !== undefined) known.heads = new Set(textOf(heads).split('\n'))
  if (older !== undefined) known.older = readFileSync(older)
  if (kept !== undefined) known.kept = await readKept(textOf(kept), keys)
  if (proofs !== undefined) known.proofs = readProofs(textOf(proofs))
  if (texts !== undefined) known.texts = readTexts(textOf(texts))
  return known
}

function asked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      keys: OPTION,
      root: OPTION,
      heads: OPTION,
      older: OPTION,
      kept: OPTION,
      proofs: OPTION,
      texts: OPTION,
    },
  })
  const [command, file, ...more] = positionals
  const { keys, root } = values
  const isAsked = command === 'verify' && more.length === 0 && keys !== undefined
  if (!isAsked || file === undefined) throw new Error('Say what to verify, and a list of keys.')
  if (root !== undefined && !/^[0-9a-f]{64}$/.test(root)) {
    throw new Error('A root is 64 lower-case hexadecimal digits.')
  }
  return { ...values, file, keys, root }
}

/** A file that is too large is not read. */
async function verdictOf(
  file: string,
  known: Parameters<typeof verifyEvidence>[1],
): Promise<Verdict> {
  if (statSync(file).size > FILE_MAX) return { verdict: 'refused', code: 'E01', line: null }
  return verifyEvidence(readFileSync(file), known)
}

const codesOf = (verdict: Verdict): string[] =>
  verdict.verdict === 'valid' ? [...new Set(verdict.findings.map(({ code }) => code))] : []

function sentencesOf(verdict: Verdict): string[] {
  if (verdict.verdict === 'refused') {
    const { code, line } = verdict
    return [`Refused by ${code}${line === null ? '' : ` at line ${line}`}: ${REFUSED[code]}.`]
  }
  const found = verdict.findings.map(
    ({ code, log, at }) => `${code} in ${log}${at === null ? '' : ` at ${at}`}: ${FOUND[code]}.`,
  )
  const black = verdict.blackedOut > 0 ? `, but for ${verdict.blackedOut} black bars` : ''
  const more = (verdict.asked ?? []).map(
    ({ log, from, to }) =>
      `To tell whether ${log} goes on from what was kept, fetch https://${log.split('/')[0]}/api/evidence/consistency?log=${log}&from=${from}&to=${to} and give it as --proofs.`,
  )
  return [`Valid: the file is authentic and complete${black}.`, ...found, ...more]
}

/** What needs the casino's own code is loaded where it is asked for alone. */
async function houseOrVerify(): Promise<void> {
  const [command = '', ...words] = process.argv.slice(2)
  if (!OF_HOUSE.includes(command)) return main()
  const { house } = await import('./house/house.ts')
  process.exitCode = await house(command, words)
}

houseOrVerify().catch((error: Error) => {
  console.log(JSON.stringify({ verdict: 'unreadable' }))
  console.error(`${error.message}\nUse: ${USE}`)
  process.exitCode = 2
})
