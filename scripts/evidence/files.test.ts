import { expect, test } from 'vitest'
import { oneByteOff, openChance } from './testing/chance.ts'
import { answerTo } from './testing/check.ts'
import { aLife, BONUS, CASH, type Life, movement, PENDING, timeOf } from './testing/life.ts'
import { blackedOut, type Members, makeFile } from './testing/make.ts'
import { type Options, type Story, sealed } from './testing/story.ts'

const SEED = 20_261_129
const story = sealed(aLife())
const right = makeFile(story)

test('of 200 files with one byte changed every one is refused', async () => {
  const answers = new Set<string>()
  for (const wrong of oneByteOff(right, 200, SEED)) answers.add(await answerTo(wrong))
  expect([...answers].filter((answer) => !/^E0[1-7]$/.test(answer))).toEqual([])
  expect(answers.size).toBeGreaterThan(3)
})

test('a file that is cut off anywhere is refused', async () => {
  for (let length = 0; length < right.length; length += 97) {
    expect(await answerTo(right.subarray(0, length))).toMatch(/^E0[123]$/)
  }
})

/** The file with those items blacked out, as their reader may do it: nothing is signed anew. */
function black(file: Buffer, isBlack: (item: Members) => boolean): Buffer {
  const lines = file.toString().trimEnd().split('\n')
  const told = lines.map((line) => {
    const item = JSON.parse(line) as Members
    if (item.t !== 'item' || !isBlack(item)) return line
    const { b, leaf, log, p, t } = blackedOut(item)
    return JSON.stringify({ b, leaf, log, p, t })
  })
  return Buffer.from(told.map((line) => `${line}\n`).join(''))
}
const keyIn = ({ body }: Members) => (Array.isArray(body) ? body[1] : null)
const isFact = ({ body }: Members) => !Array.isArray(body)

test('whatever is blacked out, the file is not refused; and all of it, nothing is found', async () => {
  const chance = openChance(SEED)
  for (let n = 0; n < 50; n += 1) {
    const oneIn = 1 + chance(8)
    expect(await answerTo(black(right, () => chance(oneIn) === 0))).toMatch(/^valid/)
  }
  expect(await answerTo(black(right, () => true))).toBe('valid')
  expect(await answerTo(black(right, isFact))).toBe('valid')
  expect(await answerTo(black(right, (item) => !isFact(item)))).toBe('valid')
})

test('a black bar that is forged is refused', async () => {
  const forged = black(right, () => true)
    .toString()
    .replace(/"leaf":"../, '"leaf":"zz')
  expect(await answerTo(Buffer.from(forged))).toBe('E03')
  expect(await answerTo(Buffer.from(forged.replace('"leaf":"zz', '"leaf":"00')))).toBe('E07')
})

test('a black bar loosens the balances and numbers where it lies, and nowhere else', async () => {
  const hidden = (...ledger: number[]) => makeFile(sealed(aLife(), { hidden: { ledger } }))
  const isStake = (item: Members) => keyIn(item) === 'game:t3'
  expect(await answerTo(hidden(2))).toBe('E13')
  expect(await answerTo(black(hidden(2), isStake))).toBe('valid F01')
  expect(await answerTo(black(hidden(1), isStake))).toBe('E13')
  expect(await answerTo(black(hidden(0), isStake))).toBe('E14')
  const fewer = makeFile(sealed(aLife(), { hidden: { journal: [10] } }))
  expect(await answerTo(black(fewer, ({ b, log }) => log === 'zar.test/journal' && b === 4))).toBe(
    'E15',
  )
})

test('E15: there are as many black bars as facts, even where no number is shown', async () => {
  const stated = sealed(aLife(), { bundle: { whole: false } })
  const facts = (most: number) => {
    const logs = stated.bundle.logs as Members[]
    const told = logs.map((log, at) => (at === 1 ? { ...log, facts: most } : log))
    return black(makeFile({ ...stated, bundle: { ...stated.bundle, logs: told } }), isFact)
  }
  expect(await answerTo(facts(18))).toBe('E15')
  expect(await answerTo(facts(19))).toBe('valid')
})

test('what is missing is excused by as many black bars, not by fewer', async () => {
  const lost = makeFile(sealed(aLife(), { hidden: { ledger: [9, 10] } }))
  const isKey =
    (...keys: unknown[]) =>
    (item: Members) =>
      keys.includes(keyIn(item))
  expect(await answerTo(lost)).toBe('valid F01')
  expect(await answerTo(black(lost, isKey('bonus:b-1')))).toBe('valid F01')
  expect(await answerTo(black(right, isKey('withdrawal_return:w-2', 'game:t1')))).toBe('valid')
})

const answerAfter = (now: Buffer, older: Buffer) => answerTo(now, { older })
const OLDER: Options = { bundle: { made: timeOf('20:01'), to: timeOf('20:01') } }
const beginning = (life: Life): Life => ({
  rows: life.rows.slice(0, 6),
  journal: life.journal.slice(0, 6),
  fairness: life.fairness.slice(0, 3),
})
const older = makeFile(sealed(aLife(), OLDER))
const beginningOf = (life: Life) => makeFile(sealed(beginning(life), OLDER))

test('an older file that is the beginning of this one has nothing against it', async () => {
  for (const before of [right, older, black(older, isFact)]) {
    expect(await answerAfter(right, before)).toBe('valid')
  }
  expect(await answerAfter(black(right, isFact), older)).toBe('valid')
  const begun = beginningOf(aLife())
  expect(await answerTo(begun)).toBe('valid')
  expect(await answerAfter(right, begun)).toBe('valid')
})

test('F09: what an older file has, and this one has not or has otherwise', async () => {
  const life = aLife()
  const bonus = [
    movement('bonus:b-2', '3', BONUS, 5, '19:55'),
    movement('bonus:b-3', BONUS, '3', 5, '19:56'),
    movement('bonus:b-4', '3', BONUS, 5, '19:57'),
  ]
  const more = { ...life, rows: [...life.rows, ...bonus] }
  const leftOut = makeFile(sealed(more, { hidden: { ledger: [11, 12] } }))
  expect(await answerTo(leftOut)).toBe('valid')
  expect(await answerAfter(leftOut, makeFile(sealed(more, OLDER)))).toBe('valid F09')
  const rewritten = {
    ...life,
    rows: life.rows.map((row) => (row.key === 'bonus:b-1' ? { ...row, key: 'bonus:x' } : row)),
  }
  expect(await answerAfter(makeFile(sealed(rewritten)), older)).toBe('valid F09')
  const shorter = { ...life, journal: life.journal.slice(0, 18) }
  expect(await answerAfter(makeFile(sealed(shorter)), older)).toBe('valid F09')
  const [ledger, journal] = sealed(life).logs
  const withoutLog: Story = { ...story, logs: [ledger, journal].filter((log) => log !== undefined) }
  withoutLog.bundle = { ...story.bundle, logs: (story.bundle.logs as Members[]).slice(0, 2) }
  expect(await answerAfter(makeFile(withoutLog), older)).toBe('valid F09')
})

test('F09: a batch that was sealed otherwise, though its rows are the same', async () => {
  const now = sealed(aLife())
  const [batch] = now.logs[0]?.batches ?? []
  if (batch) batch.at = timeOf('19:59')
  expect(await answerTo(makeFile(now))).toBe('valid')
  expect(await answerAfter(makeFile(now), beginningOf(aLife()))).toBe('valid F09')
})

test('F09: a log that is shorter or another, of which nothing is shown', async () => {
  const life = aLife()
  const facts = [...life.journal.keys()]
  const nothingOf = (journal: Members[]) =>
    makeFile(
      sealed(
        { ...life, journal },
        {
          bundle: { whole: false, from: timeOf('00:01') },
          hidden: { journal: facts, fairness: facts },
        },
      ),
    )
  expect(await answerAfter(nothingOf(life.journal), older)).toBe('valid')
  expect(await answerAfter(nothingOf(life.journal.slice(1)), older)).toBe('valid F09')
  expect(await answerAfter(nothingOf(life.journal.toReversed()), older)).toBe('valid F09')
})

test('a file of a later part may leave out what was before it', async () => {
  const rows = [0, 1, 2, 3, 4]
  const facts = [...rows, 5]
  const account = (id: string, opening: number, closing: number) => ({
    id,
    kind: 'x',
    opening: String(opening * 1_000),
    closing: String(closing * 1_000),
  })
  const accounts = [
    account(CASH, 49_500, 27_538),
    account(PENDING, 0, 0),
    account(BONUS, 1_000, 1_000),
  ]
  const bundle = { whole: false, from: timeOf('16:10'), accounts }
  const part = (more: Members) =>
    makeFile(
      sealed(aLife(), {
        bundle: { ...bundle, ...more },
        hidden: { ledger: rows, journal: facts, fairness: facts },
      }),
    )
  expect(await answerTo(part({}))).toBe('valid')
  expect(await answerAfter(part({}), older)).toBe('valid')
  expect(await answerAfter(part({ from: timeOf('00:00') }), older)).toBe('valid F09')
})

test('an older file has to be valid, older, and of the same player', async () => {
  const cut = older.subarray(0, -1)
  await expect(answerAfter(right, cut)).rejects.toThrow('The older file is refused: E01')
  await expect(answerAfter(older, right)).rejects.toThrow('or it is not older')
  expect(await answerAfter(cut, cut)).toBe('E01')
})
