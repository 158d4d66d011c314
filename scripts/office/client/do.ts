import { plainJson } from '../terminal-text.ts'
import { openOffice } from './http.ts'
import { Refused } from './refused.ts'

export const DO_USAGE = `npm run office -- do                                 lists the operations of the office, each with its right
npm run office -- do OPERATION [NAME=VALUE …]        calls one as whoever is signed in: your rights, second persons, reasons and
                                                     audit rows are the server's. NAME:=JSON for what is no text; it prints JSON
  --code DIGITS                                      six digits of your app, where a fresh proof is due (else they are asked for)`

type Described = {
  summary: string
  'x-right': string
  'x-second': string | null
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Field> } }> }
}
type Field = { type?: string | string[]; anyOf?: Field[] }
type Description = { paths: Record<string, { get?: Described; post?: Described }> }

const PREFIX = '/api/office/'

/** Calls an operation of the office by its name. */
export async function doIt(words: readonly string[], code: string | undefined): Promise<boolean> {
  const office = openOffice(code)
  const { paths } = await office.read<Description>('/api/office/openapi.json')
  const [name, ...terms] = words
  if (name === undefined) return list(paths)
  const found = paths[PREFIX + name]
  if (!found) throw new Refused(`The office has no operation ${name}.`, 'unknown')
  const fields = found.post?.requestBody?.content['application/json']?.schema.properties ?? {}
  const input = inputOf(terms, fields)
  if (!input) return false
  const method = found.post ? 'POST' : 'GET'
  const data = await office.send<unknown>({ method, path: PREFIX + name, input })
  console.log(plainJson(data))
  return true
}

/** `NAME=VALUE` by the type that the operation takes, `NAME:=JSON` as it is; undefined where a word is neither. */
function inputOf(terms: readonly string[], fields: Record<string, Field>): object | undefined {
  const input: Record<string, unknown> = {}
  for (const term of terms) {
    const [, name = '', isJson, text = ''] = /^(\w+)(:?)=(.*)$/s.exec(term) ?? []
    if (name === '') return undefined
    input[name] = isJson ? jsonOf(text) : typedAs(text, fields[name])
  }
  return input
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(`${text} is no JSON.`, 'invalid_input')
  }
}

const typesOf = (field: Field | undefined): string[] =>
  field ? [field.type ?? [], ...(field.anyOf ?? []).map(typesOf)].flat() : []

function typedAs(text: string, field: Field | undefined): unknown {
  const types = typesOf(field)
  if (types.includes('string')) return text
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '')
    return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return types.includes('null') && text === 'null' ? null : text
}

function list(paths: Description['paths']): true {
  for (const [path, { get, post }] of Object.entries(paths).sort()) {
    const one = post ?? get
    if (!one || one['x-right'] === 'nobody') continue
    const two = one['x-second'] === 'always' ? ' (two)' : ''
    console.log(
      `${path.slice(PREFIX.length).padEnd(30)} ${one['x-right'].padEnd(26)}${two} ${one.summary}`,
    )
  }
  return true
}
