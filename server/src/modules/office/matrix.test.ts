import type { Operation } from '@zar/contract/office/operation'
import { RIGHTS_OF_OTHERS } from '@zar/contract/office/rights/of-others'
import { RIGHT_FACTS, type Right, ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'

type Described = {
  method: 'GET' | 'POST'
  path: string
  right: Operation['right']
  second: unknown
  example: object
}
type Document = {
  paths: Record<string, Record<string, Record<`x-${string}`, unknown>>>
}

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let operations: Described[]
const desks = new Map<string, Desk>()
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ROLES) {
    const { id } = await office.staff(role, [role])
    desks.set(role, await office.session(id))
  }
  const answer = await office.app.inject({
    url: '/api/office/openapi.json',
    headers: { cookie: `office=${desks.get('auditor')?.token}` },
  })
  const document = answer.json<Document>()
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]) => ({
      path,
      method: method.toUpperCase() as Described['method'],
      right: said['x-right'] as Operation['right'],
      second: said['x-second'],
      example: said['x-example'] as object,
    })),
  )
})
afterAll(() => casino.close())

const call = ({ method, path }: Described, input: object, desk?: Desk) =>
  method === 'GET' ? office.get(path, input, desk) : office.post(path, input, desk)
/** A break-glass, an alert about the staff and a match with a list are looked at by compliance alone. */
const isNarrower = ({ path }: Described, role: string) =>
  (path === '/api/office/review-break-glass' && role !== 'compliance') ||
  (path === '/api/office/review-incident' && role === 'risk') ||
  (['inside-alert-close', 'screening-decide', 'screening-number'].some((one) =>
    path.endsWith(one),
  ) &&
    role === 'risk')
let refusals = 0
const byRight = () => operations.filter(({ right }) => right !== 'own' && right !== 'nobody')

test('each operation names one right that exists, and says whether two people are needed', () => {
  expect(byRight().length).toBeGreaterThan(5)
  for (const { right, second, path } of byRight())
    expect(RIGHT_FACTS[right as Right].second ?? null, path).toEqual(second)
})

test('a right that is another firm’s to exercise has no operation here', () => {
  const asked = new Set(byRight().map(({ right }) => right))
  for (const right of Object.keys(RIGHTS_OF_OTHERS)) {
    expect(Object.keys(RIGHT_FACTS)).toContain(right)
    expect(asked).not.toContain(right)
  }
})

/** Rights that are asked for within another operation. */
const WITHIN = ['note.read'] satisfies Right[]

test('AUZ-01: every other right has an operation', () => {
  const asked = new Set<string>(byRight().map(({ right }) => right))
  const known = new Set([...Object.keys(RIGHTS_OF_OTHERS), ...WITHIN])
  const without = Object.keys(RIGHT_FACTS).filter((right) => !asked.has(right) && !known.has(right))
  expect(without).toEqual([])
})

test('AUZ-01: nobody, and a player with their token, get no answer from any operation', async () => {
  const playerId = await casino.player()
  const caller = { ip: '203.0.113.9', userAgent: 'test', fingerprint: '', device: '' }
  const { token } = await casino.db
    .transaction()
    .execute((tx) =>
      office.deps.sessions.start(tx, playerId, { ...caller, header: () => '' } as never),
    )
  for (const one of operations.filter(({ right }) => right !== 'nobody')) {
    expect((await call(one, one.example)).status, one.path).toBe(401)
    const asPlayer = { headers: { authorization: `Bearer ${token}` } }
    expect((await call(one, one.example, asPlayer)).status, one.path).toBe(401)
    const inCookie = { token }
    expect((await call(one, one.example, inCookie)).status, one.path).toBe(401)
  }
})

async function callTwice(one: Described, role: RoleName): Promise<void> {
  const has = ROLE_FACTS[role].holds[one.right as Right] !== undefined
  const at = `${one.path} as ${role}`
  const spoilt = await call(one, { never: 'a member' }, desks.get(role))
  const right = await call(one, one.example, desks.get(role))
  const refused = { status: 403, data: { code: 'no_right' } }
  if (has) expect(spoilt.status, at).toBe(400)
  else for (const answer of [spoilt, right]) expect(answer, at).toMatchObject(refused)
  if (has && !isNarrower(one, role)) expect(right.data, at).not.toMatchObject({ code: 'no_right' })
  refusals += [spoilt, right].filter(({ status }) => status === 403).length
}

test('AUZ-01: each operation as each role: refused before the input is read where the role lacks the right', async () => {
  for (const one of byRight()) await Promise.all(ROLES.map((role) => callTwice(one, role)))
})

test('LOG-02: each of those refusals is a row of the audit log, with who, which right and why', async () => {
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'code', 'outcome'])
    .where('outcome', '=', 'refused')
    .where('code', '<>', 'not_found')
    .execute()
  const lacking = rows.filter(({ code }) => code === 'no_right')
  expect(lacking.length).toBeGreaterThan(100)
  expect(rows.length).toBeGreaterThanOrEqual(refusals)
})

test('nothing that takes two people is done by one: what was done has the yes of another person', async () => {
  const done = await casino.db
    .selectFrom('proposal')
    .leftJoin('proposal_approval', 'proposal_id', 'proposal.id')
    .select(['right_name', 'proposed_by', 'approved_by'])
    .where('state', '=', 'done')
    .execute()
  const byOne = done.filter((one) => (one.approved_by ?? one.proposed_by) === one.proposed_by)
  expect(byOne).toEqual([])
  // Of the review clock alone the second person says the same words, which the next role here does.
  const others = done.filter(
    ({ right_name }) => right_name !== 'withdrawal.clock' && right_name !== 'withdrawal.extend',
  )
  expect(others).toEqual([])
})
