import { expect, test } from 'vitest'
import { blackOut } from '../../contract/src/evidence/black-out.ts'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { canCheckSignatures } from '../../contract/src/evidence/signature.ts'
import { openEvidence, type Part } from '../../contract/src/evidence/verify.ts'
import { openChance } from './testing/chance.ts'
import { answerTo } from './testing/check.ts'
import { aLife } from './testing/life.ts'
import { blackedOut, type Members, makeFile, makeKeys, spell } from './testing/make.ts'
import { sealed } from './testing/story.ts'

const right = makeFile(sealed(aLife()))
const lines = right.toString().trimEnd().split('\n')
const items = lines.flatMap((line, at) => (line.includes('"t":"item"') ? [at + 1] : []))

test('lines that are blacked out become their leaves, and nothing else changes', () => {
  const chosen = new Set([items[0] ?? 0, items.at(-1) ?? 0, 1, lines.length])
  const told = Buffer.from(blackOut(right, chosen)).toString().trimEnd().split('\n')
  const wanted = lines.map((line, at) =>
    chosen.has(at + 1) && items.includes(at + 1)
      ? spell(blackedOut(JSON.parse(line) as Members))
      : line,
  )
  expect(told).toEqual(wanted)
})

test('whatever is blacked out, the file is still valid, and twice is the same as once', async () => {
  const chance = openChance(20_261_129)
  for (let n = 0; n < 30; n += 1) {
    const chosen = new Set(items.filter(() => chance(3) === 0))
    const made = blackOut(right, chosen)
    expect(await answerTo(made)).toMatch(/^valid/)
    expect(Buffer.from(blackOut(made, chosen)).equals(Buffer.from(made))).toBe(true)
  }
  expect(await answerTo(blackOut(right, new Set(items)))).toBe('valid')
})

test('a file of which a line was cut off is refused before anything is blacked out', () => {
  expect(() => blackOut(right.subarray(0, -1), new Set(items))).toThrow('E01')
})

test('a verification tells how far it is, and what a valid file holds', async () => {
  const told: Part[] = []
  const keys = await readKeys(makeKeys())
  const { verdict, evidence } = await openEvidence(right, { keys }, (part, done, of) => {
    expect(done).toBeLessThanOrEqual(of)
    if (told.at(-1) !== part) told.push(part)
  })
  expect(told).toEqual(['lines', 'end', 'logs', 'contents', 'findings'])
  expect(verdict).toMatchObject({ verdict: 'valid', lines: lines.length })
  expect(evidence?.logs.map(({ head }) => head.log)).toEqual([
    'zar.test/ledger',
    'zar.test/journal',
    'oyun.test/fairness',
  ])
  expect(await openEvidence(right.subarray(0, -1), { keys })).toEqual({
    verdict: { verdict: 'refused', code: 'E01', line: null },
  })
})

test('this machine can check signatures', async () => {
  expect(await canCheckSignatures()).toBe(true)
})
