import { Expression, type Term } from '@zar/contract/office/segments/expression'
import type { MemberCount } from '@zar/contract/office/segments/segments'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { times } from '../../../testing/chance.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { type MadeFacts, openSegmentPlants } from '../../../testing/office/segments.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { countMembers, holdSegment, isInEach, releaseSegments } from '../../segments/index.ts'

let casino: TestCasino
let plants: ReturnType<typeof openSegmentPlants>
let office: Awaited<ReturnType<typeof openOfficeApp>>
let marketing: Desk
let staff: string
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  plants = openSegmentPlants(casino)
  office = await openOfficeApp(casino)
  staff = (await office.staff('selin', ['marketing'])).id
  marketing = await office.session(staff)
})
afterAll(() => casino.close())

const flag = fc.boolean()
const rare = fc.integer({ min: 0, max: 5 }).map((value) => value === 0)
const units = fc.constantFrom(0, 1, 499, 500, 501, 10_000)
/** One exclusion or break runs at a time. */
const FACTS = fc
  .record({
    email: flag,
    sms: flag,
    excluded: rare,
    onBreak: rare,
    noMarketing: rare,
    markers: fc.constantFrom(0, 0, 1, 3, 4, 9),
    deposited: units,
    staked: units,
    day: fc.record({
      ago: fc.constantFrom(0, 6, 7, 29, 30),
      deposited: units,
      staked: units,
      product: fc.constantFrom('casino' as const, 'sport' as const),
    }),
  })
  .map((facts) => ({ ...facts, onBreak: facts.onBreak && !facts.excluded }))
type Facts = Required<MadeFacts>
type Known = Term['field']

/** What a field is of these facts, computed without SQL. */
function factOf(field: Known, facts: Facts): number | boolean | string | null {
  const { day } = facts
  const within = (days: number, value: number) => (day.ago < days ? value : 0)
  const values: Partial<Record<Known, number | boolean | string | null>> = {
    deposited: facts.deposited,
    withdrawn: 0,
    staked: facts.staked,
    deposited7: within(7, day.deposited),
    deposited30: within(30, day.deposited),
    withdrawn30: 0,
    staked7: within(7, day.staked),
    staked30: within(30, day.staked),
    casinoStaked30: day.product === 'casino' ? within(30, day.staked) : 0,
    sportStaked30: day.product === 'sport' ? within(30, day.staked) : 0,
    playedDays30: day.staked > 0 ? within(30, 1) : 0,
    firstDepositDays: facts.deposited > 0 ? 5 : null,
    lastStakeDays: null,
    hasDeposited: facts.deposited > 0,
    isVerified: true,
    language: 'tr',
    agreedEmail: facts.email,
    agreedSms: facts.sms,
    excluded: facts.excluded,
    onBreak: facts.onBreak,
    noMarketing: facts.noMarketing || facts.markers >= 4,
    markers: facts.markers,
  }
  return values[field] ?? null
}

function holds({ field, op, value }: Term, facts: Facts): boolean {
  const seen = factOf(field, facts)
  if (seen === null) return false
  if (op === '=') return seen === value
  if (op === '≠') return seen !== value
  const [one, other] = [Number(seen), Number(value)]
  return { '<': one < other, '≤': one <= other, '>': one > other, '≥': one >= other }[op]
}

function belongs(expression: Expression, facts: Facts): boolean {
  if ('field' in expression) return holds(expression, facts)
  if ('all' in expression) return expression.all.every((part) => belongs(part, facts))
  if ('any' in expression) return expression.any.some((part) => belongs(part, facts))
  return !belongs(expression.not, facts)
}
const mayBeSpokenTo = (facts: Facts): boolean =>
  (facts.email || facts.sms) &&
  !facts.excluded &&
  !facts.onBreak &&
  !facts.noMarketing &&
  facts.markers < 4

const op = fc.constantFrom(
  '=' as const,
  '≠' as const,
  '<' as const,
  '≤' as const,
  '>' as const,
  '≥' as const,
)
const FIGURES = [
  ...(['deposited', 'staked', 'deposited7', 'deposited30', 'staked7', 'staked30'] as const),
  ...(['casinoStaked30', 'sportStaked30', 'withdrawn', 'withdrawn30'] as const),
]
const COUNTS = ['playedDays30', 'firstDepositDays', 'lastStakeDays', 'markers'] as const
const FLAGS = [
  ...(['hasDeposited', 'isVerified', 'agreedEmail', 'agreedSms'] as const),
  ...(['excluded', 'onBreak', 'noMarketing'] as const),
]
const TERM: fc.Arbitrary<Term> = fc.oneof(
  fc.record({ field: fc.constantFrom(...FIGURES), op, value: units }),
  fc.record({ field: fc.constantFrom(...COUNTS), op, value: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ field: fc.constantFrom(...FLAGS), op: fc.constant('=' as const), value: flag }),
  fc.record({
    field: fc.constant('language' as const),
    op: fc.constantFrom('=' as const, '≠' as const),
    value: fc.constantFrom('tr' as const, 'en' as const),
  }),
)
const around = (inner: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
  fc.oneof(
    inner,
    fc.record({ all: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: inner }),
  )
const EXPRESSION = around(around(around(TERM))).filter(
  (expression) => Expression.safeParse(expression).success,
)

test('what SQL finds is what the expression says of each player, and whoever is always taken out never', async () => {
  const made = fc.sample(FACTS, { numRuns: 60, seed: 21 })
  const ids = await casino.players(made.map(() => ({ cashE5: 0n })))
  for (const [index, id] of ids.entries()) await plants.put(id, made[index] ?? {})
  const now = casino.clock.now()
  const property = fc.asyncProperty(EXPRESSION, async (expression) => {
    const wanted = made.filter((facts) => mayBeSpokenTo(facts) && belongs(expression, facts)).length
    const counted = await countMembers(casino.db, { expression, now, timeMs: 20_000 })
    expect(counted).toEqual({ count: wanted, isEstimate: false, from: wanted, to: wanted })
  })
  await fc.assert(property, { numRuns: times(120) })
}, 120_000)

test('one player belongs as their answers, a break and markers say, also of segments that were removed or never made', async () => {
  const playerId = await casino.player()
  const segmentId = await plants.segment({ field: 'deposited', op: '≥', value: 0 }, staff)
  const isIn = async (id = segmentId) =>
    (await isInEach(casino.db, { versions: [{ segmentId: id, version: 1 }], playerId }))[0]
  expect(await isIn()).toBe(false)
  await plants.answer(playerId, 'sms', true)
  expect(await isIn()).toBe(true)
  expect(await isIn(999_999n)).toBe(false)
  await plants.answer(playerId, 'sms', false)
  expect(await isIn()).toBe(false)
  await plants.put(playerId, { email: true })
  expect(await isIn()).toBe(true)
  const remove = { id: `${segmentId}` }
  expect((await office.post('/api/office/segment-remove', remove, marketing)).success).toBe(true)
  expect(await isIn()).toBe(false)
})

test('a segment on which something stands is not removed; the last to let go frees it', async () => {
  const segmentId = await plants.segment({ field: 'deposited', op: '≥', value: 1 }, staff)
  const now = casino.clock.now()
  const by = (id: string) => ({ kind: 'offer', id, name: `Offer ${id}` }) as const
  const inTx = casino.db.transaction()
  for (const id of ['1', '1', '2'])
    await inTx.execute((tx) => holdSegment(tx, { segmentId, by: by(id), now }))
  const remove = () => office.post('/api/office/segment-remove', { id: `${segmentId}` }, marketing)
  const used = { status: 409, data: { code: 'segment_used' } }
  expect(await remove()).toMatchObject(used)
  await inTx.execute((tx) => releaseSegments(tx, { by: by('1'), now }))
  expect(await remove()).toMatchObject(used)
  await inTx.execute((tx) => releaseSegments(tx, { by: by('2'), now }))
  expect((await remove()).success).toBe(true)
  const late = inTx.execute((tx) => holdSegment(tx, { segmentId, by: by('3'), now }))
  await expect(late).rejects.toThrow('segment_gone')
})

const term: Term = { field: 'deposited30', op: '≥', value: 500 }
const bombOf = (depth: number): unknown =>
  JSON.parse(`${'{"not":'.repeat(depth)}${JSON.stringify(term)}${'}'.repeat(depth)}`)
const BAD: Record<string, unknown> = {
  'a bomb of depth': bombOf(500),
  'five levels': bombOf(4),
  'an unknown field': { ...term, field: 'password_hash' },
  'a field of every object': { ...term, field: 'constructor' },
  'SQL as a field': { ...term, field: 'deposited) or true --' },
  'SQL as a comparison': { ...term, op: '>= 0 or 1=1 --' },
  'SQL as a value': { ...term, value: '0); drop table player; --' },
  'a flag for a sum': { ...term, value: true },
  'a fraction': { ...term, value: 0.5 },
  'less than nothing': { ...term, value: -1 },
  'more than there is': { ...term, value: 1e15 },
  'a comparison of a flag': { field: 'excluded', op: '≠', value: true },
  'an unknown language': { field: 'language', op: '=', value: 'de' },
  'an empty all': { all: [] },
  'an empty any': { any: [] },
  'two kinds of group': { all: [term], any: [term] },
  'a member more': { ...term, segment: '1' },
  'twenty-one terms': { all: [{ all: Array(11).fill(term) }, { all: Array(10).fill(term) }] },
  'a list': [term],
  nothing: null,
}
test.each(Object.keys(BAD))('%s is refused, and makes no segment', async (what) => {
  const expression = BAD[what]
  expect(Expression.safeParse(expression).success).toBe(false)
  const answer = await office.post(
    '/api/office/segment-make',
    { name: `Refused ${what}`, expression, note: 'an attack' },
    marketing,
  )
  expect(answer).toMatchObject({ status: 400, data: { code: 'invalid_input' } })
  expect(
    await casino.db
      .selectFrom('segment')
      .select('id')
      .where('name', '=', `Refused ${what}`)
      .execute(),
  ).toEqual([])
})

test('the deepest and the longest that are allowed are counted', async () => {
  const long = { all: [{ all: Array(10).fill(term) }, { all: Array(10).fill(term) }] }
  for (const expression of [bombOf(3), long]) {
    const answer = await office.get<MemberCount>(
      '/api/office/segment-count',
      { expression: JSON.stringify(expression) },
      marketing,
    )
    expect(answer.status, answer.message).toBe(200)
  }
  const broken = { expression: '{"all":' }
  expect((await office.get('/api/office/segment-count', broken, marketing)).status).toBe(400)
})

test('two people who change a version at once: one does, the other reads that it changed', async () => {
  const id = `${await plants.segment(term, staff)}`
  const input = { id, version: 1, expression: { not: term }, note: 'the other way round' }
  const answers = await Promise.all(
    [1, 2].map(() => office.post('/api/office/segment-change', input, marketing)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({
    code: 'segment_changed',
  })
})
