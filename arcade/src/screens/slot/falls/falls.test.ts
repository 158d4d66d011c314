import { expect, test } from 'vitest'
import { dropsOf, type FallTimes, landingsOf, leaveMs, stepTimes } from './fall-times.ts'
import { fallsOf, leavingCells, recut } from './falls.ts'
import { type Falling, tellFalls } from './tell-falls.ts'

const SHAPE = { columns: 2, rows: 3 }
const TIMES: FallTimes = {
  leaveMs: 160,
  leaveApartMs: 30,
  cellMs: 70,
  newMs: 0,
  columnMs: 60,
  rowMs: 60,
  settleMs: 70,
  wonMs: 620,
  goMs: 180,
}
/** The middle of the first column and the second's last two go; others come. */
const STEPS = [
  { grid: ['a', 'b', 'c', 'd', 'e', 'f'], removed: [1, 4, 5] },
  { grid: ['x', 'a', 'c', 'y', 'z', 'd'], removed: [] },
]
const [FIRST = [], SECOND = []] = fallsOf(STEPS, SHAPE, 'r')

test('what stays sinks in its column under its own key, what is new comes from above', () => {
  const from = (id: string) => SECOND.find((thing) => thing.id === id)
  const keyOf = (id: string) => FIRST.find((thing) => thing.id === id)?.key
  expect(SECOND.map(({ id, from: row }) => [id, row])).toEqual([
    ['x', -1],
    ['a', 0],
    ['c', 2],
    ['y', -2],
    ['z', -1],
    ['d', 0],
  ])
  for (const id of ['a', 'c', 'd']) expect(from(id)?.key).toBe(keyOf(id))
  expect(new Set([...FIRST, ...SECOND].map(({ key }) => key)).size).toBe(9)
  expect([leavingCells(FIRST), leavingCells(SECOND)]).toEqual([[1, 4, 5], []])
})

test('a chain that is cut anew has the same things, and each falls down its own column', () => {
  const wide = { columns: 3, rows: 2 }
  const [one = [], two = []] = recut([FIRST, SECOND], wide)
  expect(one.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  const leaving = (fall: typeof one) => fall.flatMap(({ id, leaves }) => (leaves ? id : []))
  expect(leaving(one)).toEqual(leaving(FIRST))
  expect(two.map(({ id }) => id)).toEqual(['x', 'a', 'c', 'd', 'y', 'z'])
  expect(two.map(({ id }) => id).sort()).toEqual(SECOND.map(({ id }) => id).sort())
  for (const { cell, from } of two) expect(from).toBeLessThanOrEqual(cell % 2)
})

test('a thing takes its time for each cell, and what lies still does not move', () => {
  const drops = new Map(
    dropsOf(SECOND, SHAPE, TIMES, { step: 1, isFast: false }).map((drop) => [drop.key, drop]),
  )
  const dropOf = (id: string) => drops.get(SECOND.find((thing) => thing.id === id)?.key ?? '')
  expect(dropOf('c')).toBeUndefined()
  expect(dropOf('a')).toMatchObject({ delayMs: 0, ms: 70 })
  expect(dropOf('x')).toMatchObject({ delayMs: 60, ms: 70 })
  expect(dropOf('d')).toMatchObject({ delayMs: 60, ms: 140 })
  const fast = dropsOf(SECOND, SHAPE, TIMES, { step: 1, isFast: true })
  expect(fast.map(({ ms }) => ms * 2)).toEqual([...drops.values()].map(({ ms }) => ms))
})

test('from the fourth grid on a step takes 0.8 s whatever falls', () => {
  for (const isFast of [false, true])
    for (const fall of [FIRST, SECOND]) {
      const pace = { step: 3, isFast }
      const landings = landingsOf(fall, SHAPE, TIMES, pace)
      const { fallMs, firstWinMs, wonMs, goMs } = stepTimes(landings, TIMES, pace)
      expect(fallMs + firstWinMs + wonMs + goMs).toBe(800)
      expect((landings.at(-1) ?? 0) + TIMES.settleMs).toBeLessThanOrEqual(fallMs + 1e-9)
    }
})

/** What is told of a chain, and how long it takes until each. */
async function told(steps: typeof STEPS, isFast = false) {
  const frames: { falling: Falling; ms: number }[] = []
  let ms = 0
  await tellFalls(
    {
      wait: async (more) => {
        ms += more
      },
    },
    {
      id: 'r',
      falls: fallsOf(steps, SHAPE, 'r'),
      shape: SHAPE,
      times: TIMES,
      isFast,
      show: (falling) => frames.push({ falling, ms }),
    },
  )
  return { frames, ms }
}

test('a chain is told grid by grid: it falls, lies, is marked, goes', async () => {
  const { frames } = await told(STEPS)
  expect(frames.map(({ falling: { at, step } }) => `${step} ${at}`)).toEqual([
    '0 leaving',
    '0 falling',
    '0 lying',
    '0 won',
    '0 going',
    '1 falling',
    '1 lying',
  ])
  const msOf = (at: number) => (frames[at + 1]?.ms ?? 0) - (frames[at]?.ms ?? 0)
  expect([msOf(0), msOf(2), msOf(3), msOf(4)]).toEqual([
    leaveMs(SHAPE, TIMES, false),
    120,
    620,
    180,
  ])
})

test('the first grid takes as long whether it wins or not, and fast shortens the arrival alone', async () => {
  const [lost] = [{ grid: ['a', 'b', 'c', 'd', 'e', 'f'], removed: [] }]
  const untilLies = async (steps: typeof STEPS, isFast = false) =>
    (await told(steps, isFast)).frames.find(({ falling }) => falling.at === 'lying')?.ms ?? 0
  expect(await untilLies(lost ? [lost] : [])).toBe(await untilLies(STEPS))
  const [slow, fast] = [await told(STEPS), await told(STEPS, true)]
  expect(fast.ms).toBeLessThan(slow.ms)
  const wonMs = ({ frames }: typeof slow) => (frames[4]?.ms ?? 0) - (frames[3]?.ms ?? 0)
  expect(wonMs(fast)).toBe(wonMs(slow))
})
