import type { Operation } from '@zar/contract/office/operation'
import { RIGHT_FACTS, type Right, ROLES } from '@zar/contract/office/rights/rights'
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
const byRight = () => operations.filter(({ right }) => right !== 'own' && right !== 'nobody')

test('each operation names one right that exists, and says whether two people are needed', () => {
  expect(byRight().length).toBeGreaterThan(5)
  for (const { right, second, path } of byRight())
    expect(RIGHT_FACTS[right as Right].second ?? null, path).toEqual(second)
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

test('AUZ-01: each operation as each role: refused before the input is read where the role lacks the right', async () => {
  for (const role of ROLES)
    for (const one of byRight()) {
      const has = ROLE_FACTS[role].holds[one.right as Right] !== undefined
      const spoilt = await call(one, { never: 'a member' }, desks.get(role))
      const at = `${one.path} as ${role}`
      if (has) expect(spoilt.status, at).toBe(400)
      else expect(spoilt, at).toMatchObject({ status: 403, data: { code: 'no_right' } })
      const right = await call(one, one.example, desks.get(role))
      if (!has) expect(right, at).toMatchObject({ status: 403, data: { code: 'no_right' } })
      else expect(right.data, at).not.toMatchObject({ code: 'no_right' })
    }
})

test('LOG-02: each of those refusals is a row of the audit log, with who, which right and why', async () => {
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'code', 'outcome'])
    .where('code', '=', 'no_right')
    .execute()
  const lacking = ROLES.flatMap((role) =>
    byRight().filter(({ right }) => ROLE_FACTS[role].holds[right as Right] === undefined),
  )
  expect(rows).toHaveLength(lacking.length * 2)
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
})

test('nothing that takes two people is done by one: the example of each leaves a proposal at most', async () => {
  const before = await casino.db.selectFrom('office_approval').selectAll().execute()
  expect(before).toEqual([])
})
