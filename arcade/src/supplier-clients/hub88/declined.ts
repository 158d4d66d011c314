import { z } from 'zod/mini'

/** A call that is turned down with a status and the words of the reply. */
export class Declined extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body')
  throw new Declined(400, `invalid: ${[...new Set(fields)].join(', ')}`)
}
