import * as casino from '@zar/contract/casino/casino'
import * as content from '@zar/contract/content'
import type { Endpoint } from '@zar/contract/endpoint'
import * as message from '@zar/contract/message'
import * as payment from '@zar/contract/payment'
import * as auth from '@zar/contract/players/auth'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value
const endpoints = [auth, casino, content, message, payment]
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter(isEndpoint)

type Operation = {
  operationId: string
  security: object[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
  responses: Record<string, { description: string }>
}
const document = openApiDocument(endpoints)
const paths = document.paths as Record<string, Record<string, Operation>>

test('every call of the contract is described once, and nothing else', () => {
  expect(endpoints.length).toBeGreaterThan(15)
  expect(Object.keys(paths).sort()).toEqual(endpoints.map((endpoint) => endpoint.path).sort())
  for (const { method, path, caller } of endpoints) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation?.security).toEqual(caller === 'player' ? [{ session: [] }] : [])
    expect(Object.keys(operation?.responses ?? {})).toContain('200')
    expect('401' in (operation?.responses ?? {})).toBe(caller === 'player')
    expect(operation?.requestBody === undefined).toBe(method === 'GET')
  }
})

test('it has the shape of OpenAPI 3.1', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Zar', version: '1' })
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const text = JSON.stringify(document)
  expect(JSON.parse(text)).toEqual(document)
  const pointers = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(pointers.length).toBeGreaterThan(0)
  for (const pointer of pointers) expect(at(pointer.split('/'))).toBeTypeOf('object')
})

const at = (keys: string[]) =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document)

test('a body is described with the rules that are enforced', () => {
  const schema = paths['/api/auth/login']?.post?.requestBody?.content['application/json'].schema
  expect(schema).toEqual({
    type: 'object',
    properties: {
      username: { type: 'string', minLength: 1, maxLength: 50 },
      password: { type: 'string', minLength: 3, maxLength: 100 },
      code: { type: 'string', minLength: 6, maxLength: 20 },
    },
    required: ['username', 'password'],
    additionalProperties: false,
  })
})
