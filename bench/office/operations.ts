import type { Operation } from '@zar/contract/office/operation'
import { NOBODY } from '@zar/contract/office/players'
import { ROLES } from '@zar/contract/office/rights/rights'
import { z } from 'zod'
import type { openOfficeApp } from '../../server/src/testing/office/office-app.ts'
import { moreInputs } from './inputs.ts'

type Office = Awaited<ReturnType<typeof openOfficeApp>>
type Input = Record<string, unknown>
type Answer = { status: number; data: unknown }

/** One way to ask a reading operation, and who may. */
export type Question = {
  path: string
  input: Input
  ask: (input: Input) => Promise<Answer>
}

/** Of the names in answers so many are tried where an example names nothing that is there. */
const TRIED_MOST = 400
const DAY_MS = 86_400_000

/** How the house's people ask: the first whose role holds the right. */
export async function openAsking(office: Office, staff: ReadonlyMap<string, string>) {
  const desks = await Promise.all(ROLES.map((role) => office.session(staff.get(role) ?? '')))
  const known = new Map<string, (typeof desks)[number]>()
  return async ({ method, path }: Operation, input: Input): Promise<Answer> => {
    const first = known.get(path)
    const send = method === 'GET' ? office.get : office.post
    let answer: Answer = { status: 403, data: null }
    for (const desk of first ? [first] : desks) {
      answer = await send<unknown>(path, textsOf(method, input), desk)
      if (answer.status === 403) continue
      known.set(path, desk)
      return answer
    }
    return answer
  }
}

const textsOf = (method: string, input: Input): Input =>
  method === 'GET'
    ? Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    : input

/**
 * Every reading operation of the office, as it is described: by its example, by each value of its filters, and by
 * the records that are there where the example names one. Nothing is named here, so that a new list is asked too.
 */
export async function questionsOf(
  operations: readonly Operation[],
  ask: (one: Operation, input: Input) => Promise<Answer>,
  playerIds: readonly string[],
) {
  const names: Names = new Map()
  const questions: Question[] = []
  const refused: string[] = []
  const reading = operations.filter(({ writes, right }) => !writes && right !== 'nobody')
  // Lists first: they name what the others show.
  const isNamed = (one: Operation) => nameIn(one) !== undefined
  const ordered = [...reading].sort((one, other) => Number(isNamed(one)) - Number(isNamed(other)))
  for (const one of ordered) {
    const inputs = await inputsOf(one, { ask, names, playerIds })
    if (inputs.length === 0) refused.push(one.path)
    for (const input of inputs)
      questions.push({ path: one.path, input, ask: (wish) => ask(one, wish) })
  }
  return { questions, refused }
}

/** The names in the answers of each list. */
type Names = Map<string, Set<string>>

type Known = {
  ask: (one: Operation, input: Input) => Promise<Answer>
  names: Names
  playerIds: readonly string[]
}

async function inputsOf(one: Operation, known: Known): Promise<Input[]> {
  const { playerIds } = known
  const example = ofToday(one.example as Input)
  const wishes = moreInputs(one, example) ?? [example, ...filtersOf(one, example)]
  const member = nameIn(one)
  if (member === undefined) return answered(one, wishes, known)
  const found: Input[] = []
  for (const name of namesFor(one, example[member], known)) {
    const named = wishes.map((wish) => ({ ...wish, [member]: name }))
    found.push(...(await answered(one, named, known)))
    // Of players each is asked about; of other records the first that is there.
    if (found.length > 0 && !playerIds.includes(String(name))) break
  }
  return found
}

/** Those of the wishes that are answered; none where the first is not. */
async function answered(one: Operation, wishes: readonly Input[], { ask, names }: Known) {
  const found: Input[] = []
  for (const wish of wishes) {
    const { status, data } = await ask(one, wish)
    if (status === 200) found.push(wish)
    else if (found.length === 0) return []
    collect(data, one.path, names)
  }
  return found
}

/** The member of an example that names a record. */
const nameIn = ({ example }: Operation): string | undefined =>
  ['id', 'number', 'code', 'category', 'transfer', 'account', 'q', 'piece'].find(
    (member) => member in (example as Input) && (example as Input)[member] !== undefined,
  )

/** Those of the list whose name is most like the operation's come first. */
function namesFor({ path }: Operation, given: unknown, { names, playerIds }: Known) {
  const lists = [...names].sort(
    ([one], [other]) => sameBeginning(path, other) - sameBeginning(path, one),
  )
  const like = new Set(lists.flatMap(([, own]) => [...own]))
  const kind = kindOf(String(given))
  const people = given === NOBODY ? playerIds : []
  const ofKind = [...like].filter((name) => kindOf(name) === kind)
  return [...people, given, ...ofKind.slice(0, TRIED_MOST)]
}

function sameBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const kindOf = (name: string) =>
  /^[\da-f]{8}-/.test(name) ? 'uuid' : /^\d+$/.test(name) ? 'number' : 'word'

/** Periods of an example are of the day when it was written. */
function ofToday(example: Input): Input {
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)
  const now: Input = { from: day(30), to: day(0), day: day(1) }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, now[name] ?? value]),
  )
}

type Schema = { properties?: Record<string, { enum?: unknown[]; type?: string }> }

/** The example with each value of each filter that has a list of them. */
function filtersOf({ input }: Operation, example: Input): Input[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' }) as Schema
  return Object.entries(properties).flatMap(([name, schema]) => {
    const values = schema.type === 'boolean' ? [true] : (schema.enum ?? [])
    return values
      .filter((value) => value !== example[name])
      .map((value) => ({ ...example, [name]: value }))
  })
}

const NAMING = ['id', 'number', 'playerId', 'code', 'piece', 'caseId']

/** The names in an answer. */
function collect(value: unknown, list: string, names: Names): void {
  if (typeof value !== 'object' || value === null) return
  const own = names.get(list) ?? new Set()
  names.set(list, own)
  for (const [key, one] of Object.entries(value)) {
    if (NAMING.includes(key) && ['string', 'number'].includes(typeof one)) own.add(String(one))
    collect(one, list, names)
  }
}
