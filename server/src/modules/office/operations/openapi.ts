import type { Operation } from '@zar/contract/office/operation'
import { RIGHT_FACTS, type Right } from '@zar/contract/office/rights/rights'
import { z } from 'zod'

const json = (schema: object) => ({ 'application/json': { schema } })

/** The office's description (OpenAPI 3.1): each operation with its right, who else is needed, and an example. */
export function officeDocument(operations: readonly Operation[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Zar office', version: '1' },
    paths: Object.fromEntries(
      operations.map((operation) => [
        operation.path,
        { [operation.method.toLowerCase()]: describe(operation) },
      ]),
    ),
  }
}

function describe(operation: Operation) {
  const { right, writes, example, summary, path } = operation
  const facts = right === 'nobody' || right === 'own' ? undefined : RIGHT_FACTS[right as Right]
  const input = schemaOf(operation.input, 'input')
  const body = operation.method === 'POST' ? { requestBody: { content: json(input) } } : {}
  return {
    operationId: path.replace('/api/', '').replaceAll('/', '_'),
    summary,
    'x-right': right,
    'x-second': facts?.second ?? null,
    'x-writes': writes,
    'x-example': example,
    ...body,
    responses: {
      200: {
        description: 'Done, or waits for a second person',
        content: json(schemaOf(operation.output, 'output')),
      },
    },
  }
}

function schemaOf(schema: Operation['input'], io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
