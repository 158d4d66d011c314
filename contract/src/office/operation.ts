import type { z } from 'zod/mini'
import type { Right } from './rights/rights.ts'

/** Names the browser's office to the server, so that no other page can call in a person's name. */
export const OFFICE_HEADER = 'x-zar-office'

/** Of an answer that asks for a fresh proof: what it has to be for, as JSON in a URI component. */
export const PROVE_HEADER = 'x-zar-prove'

/**
 * One call of the back office, described once: the server mounts it, the pages call it, and the matrix of
 * rights is tested by it. It is answered with the same envelope as the calls of players.
 */
export type Operation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: `/api/office/${string}`
  summary: string
  /** `nobody`: before a log-in. `own`: of the person's own session. Else the one right that it asks for. */
  right: Right | 'nobody' | 'own'
  /** Whether it changes anything beside the audit log. */
  writes: boolean
  /** The most that a call may bring, where it is more than any other's. */
  bodyMaxBytes?: number
  /** An input that the schema takes. */
  example: z.input<Input>
  input: Input
  output: Output
}

export function operation<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  description: Operation<Input, Output>,
): Operation<Input, Output> {
  return description
}
