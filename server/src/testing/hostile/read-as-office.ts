import type { Envelope } from '@zar/contract/endpoint'
import { OFFICE_HEADER } from '@zar/contract/office/operation'
import { ROLES } from '@zar/contract/office/rights/rights'
import { expect } from 'vitest'
import type { CasinoHere } from '../casino/casino-in-process.ts'
import { ask, type ReceivedRequest } from '../casino/raw-request.ts'
import { openOfficeApp } from '../office/office-app.ts'

type Described = { path: string; method: string; right: string; example: Record<string, unknown> }
type Said = Record<`x-${string}`, unknown>
type Document = { paths: Record<string, Record<string, Said>> }

/** Members of an answer that name what another operation shows. */
const NAMING = ['id', 'number', 'playerId', 'subject', 'after', 'next', 'code', 'provider'] as const
/** Of each name so many are tried with each operation. */
const TRIED_MOST = 250

/**
 * Reads everything that the office can show: each reading operation of the office's description, by somebody of
 * each role, with its example and with every name that an answer before had in it.
 */
export async function readAsOffice(casino: CasinoHere, playerIds: readonly string[]) {
  const call = await openDesks(casino)
  const operations = await readOperations(call)
  const names = new Map<string, Set<string>>([['id', new Set(playerIds)]])
  const texts = new Set<string>()
  const shown = new Set<string>()
  const note = (answer: ReceivedRequest, path: string) => {
    shown.add(path)
    collect((answer.json() as Envelope<unknown>).data, texts, names)
  }
  const read = async (one: Described, input: object) => {
    const answer = await call(one, input)
    expectInert(answer, one.path)
    if (answer.statusCode === 200) note(answer, one.path)
    return answer
  }
  // Lists first: they name what the others show.
  const isNamed = ({ example }: Described) => Object.keys(example).some((key) => key in WANTED)
  for (const one of operations) if (!isNamed(one)) await readList(one, read)
  for (const one of operations) if (isNamed(one)) await readEach(one, { read, names })
  return { texts, shown, operations: operations.map(({ path }) => path), call }
}

/** Which names of answers fill a member of an input. */
const WANTED: Record<string, readonly string[]> = {
  id: ['id', 'playerId'],
  number: ['number'],
  code: ['code'],
  category: ['id'],
  transfer: ['id'],
  account: ['id'],
  q: ['id'],
}

type Read = (one: Described, input: object) => Promise<ReceivedRequest>

async function readList(one: Described, read: Read): Promise<void> {
  let input: Record<string, unknown> = one.example
  // What a search leaves out is read without one.
  if (one.path === '/api/office/players') input = {}
  for (let page = 0; page < TRIED_MOST; page++) {
    const answer = await read(one, input)
    const { data } = answer.json() as Envelope<{ next?: string | null }>
    if (answer.statusCode !== 200 || !data?.next) return
    const cursor = one.path.includes('audit') || one.path.includes('transfers') ? 'before' : 'after'
    input = { ...one.example, [cursor]: data.next }
    if (one.path === '/api/office/players') input = { after: data.next }
  }
}

type ToRead = { read: Read; names: Map<string, Set<string>> }

async function readEach(one: Described, { read, names }: ToRead): Promise<void> {
  await read(one, one.example)
  const member = Object.keys(one.example).find((key) => key in WANTED) ?? 'id'
  const given = one.example[member]
  const found = (WANTED[member] ?? []).flatMap((name) => [...(names.get(name) ?? [])])
  const like = found.filter((name) => kindOf(name) === kindOf(String(given)))
  for (const name of new Set(like.slice(0, TRIED_MOST))) {
    await read(one, { ...one.example, [member]: name })
  }
}

const kindOf = (name: string) =>
  /^[\da-f]{8}-/.test(name) ? 'uuid' : /^\d+$/.test(name) ? 'number' : 'word'

/** Every text of an answer, and the names in it. */
function collect(value: unknown, texts: Set<string>, names: Map<string, Set<string>>): void {
  if (typeof value === 'string') texts.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if ((NAMING as readonly string[]).includes(key) && ['string', 'number'].includes(typeof one)) {
      const known = names.get(key) ?? new Set()
      names.set(key, known.add(String(one)))
    }
    collect(one, texts, names)
  }
}

/** No browser takes the answer for a page or a script, and nothing of it is a bug. */
function expectInert({ statusCode, headers, body }: ReceivedRequest, path: string): void {
  expect(statusCode, `${path} ${body.slice(0, 300)}`).toBeLessThan(500)
  expect(headers['content-type'], path).toMatch(/^application\/json\b/)
  expect(headers['x-content-type-options'], path).toBe('nosniff')
  expect(headers['cache-control'], path).toBe('no-store')
}

/** Somebody of each role; a call is made by the first of them who is not refused. */
async function openDesks(casino: CasinoHere) {
  const office = await openOfficeApp(casino.testCasino)
  const tokens: string[] = []
  for (const role of ROLES) {
    const { id } = await office.staff(role, [role])
    tokens.push((await office.session(id)).token ?? '')
  }
  await office.close()
  const by = new Map<string, string>()
  return async ({ path, method }: Pick<Described, 'path' | 'method'>, input: object) => {
    const known = by.get(path)
    let answer: ReceivedRequest | undefined
    for (const token of known ? [known, ...tokens] : tokens) {
      answer = await send(casino, { path, method }, { input, token })
      if (answer.statusCode !== 403) {
        by.set(path, token)
        return answer
      }
    }
    if (!answer) throw new Error('an office has its people')
    return answer
  }
}

function send(
  casino: CasinoHere,
  { path, method }: Pick<Described, 'path' | 'method'>,
  { input, token }: { input: object; token: string },
): Promise<ReceivedRequest> {
  const query = new URLSearchParams(input as Record<string, string>).toString()
  const headers = {
    cookie: `office=${token}`,
    [OFFICE_HEADER]: '1',
    locale: 'tr',
    'content-type': 'application/json',
  }
  if (method === 'GET')
    return ask(`${casino.address}${path}${query ? `?${query}` : ''}`, { headers })
  return ask(casino.address + path, { method, headers, body: JSON.stringify(input) })
}

async function readOperations(
  call: (one: { path: string; method: string }, input: object) => Promise<ReceivedRequest>,
) {
  const answer = await call({ path: '/api/office/openapi.json', method: 'GET' }, {})
  const { paths } = answer.json() as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, said]) => said['x-writes'] === false && said['x-right'] !== 'nobody')
      .map(
        ([method, said]): Described => ({
          path,
          method: method.toUpperCase(),
          right: String(said['x-right']),
          example: said['x-example'] as Described['example'],
        }),
      ),
  )
}
