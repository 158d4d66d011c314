import type { Endpoint } from '@zar/contract/endpoint'
import { z } from 'zod'
import type { openHttp } from './http.ts'

type Schema = Record<string, unknown>

/** The casino's public description (OpenAPI 3.1), derived from the contract so that it can not lie. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zar',
      version: '1',
      description:
        'Every answer is an envelope of success, message and data. A business refusal answers 200 with success false and the reason as data.code.',
    },
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: REFUSAL },
    },
  }
}

const REFUSAL: Schema = {
  type: 'object',
  required: ['success', 'message', 'data'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence in the language of the locale header' },
    data: {
      type: ['object', 'null'],
      properties: {
        code: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
}

const refused = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
})

function operation(endpoint: Endpoint) {
  const needsPlayer = endpoint.caller === 'player'
  return {
    operationId: endpoint.path.replace('/api/', '').replaceAll('/', '_'),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    security: needsPlayer ? [{ session: [] }] : [],
    parameters: [LOCALE, FINGERPRINT],
    ...(endpoint.method === 'POST' && {
      requestBody: { required: true, content: json(schemaOf(endpoint.input, 'input')) },
    }),
    responses: {
      200: {
        description: 'Done, or refused for a reason of the business',
        content: json({
          oneOf: [
            envelope(schemaOf(endpoint.output, 'output')),
            { $ref: '#/components/schemas/Refusal' },
          ],
        }),
      },
      400: refused('The input breaks the schema'),
      ...(needsPlayer && { 401: refused('No session, or one that has ended') }),
      429: refused('Too many tries'),
    },
  }
}

const LOCALE = {
  name: 'locale',
  in: 'header',
  description: 'The language of the sentences',
  schema: { type: 'string', enum: ['tr', 'en'], default: 'tr' },
}
const FINGERPRINT = {
  name: 'fingerprint',
  in: 'header',
  description: 'The device, as a signal of risk',
  schema: { type: 'string', maxLength: 100 },
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

const envelope = (data: Schema): Schema => ({
  type: 'object',
  required: ['success', 'message', 'data'],
  properties: { success: { const: true }, message: { type: 'string' }, data },
})

function schemaOf(schema: Endpoint['input'], io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

export function mountOpenApi(app: ReturnType<typeof openHttp>, endpoints: Endpoint[]): void {
  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', async () => document)
}
