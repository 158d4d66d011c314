import type { z } from 'zod/mini'

/** Names a call from the browser on, in every log on its way: a UUID. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * One HTTP call, described once: the server implements it, the web calls it, and the OpenAPI
 * document and the fuzz tests are derived from it.
 *
 * Every answer is an {@link Envelope} around `output`.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  /** Begins with `/api/`. */
  path: `/api/${string}`
  summary: string
  /** `player` needs a bearer token, and answers 401 without one. */
  caller: 'anyone' | 'player'
  /** Reads what everyone may see: it is sent at once, without waiting for the device's id. */
  isPublicRead?: true
  input: Input
  output: Output
}

/** What every call answers, as JSON. `message` is a sentence in the caller's language. */
export type Envelope<Data> = { success: boolean; message: string; data: Data | null }

/** One field of a refused form: which rule it broke. Sent as `data.fields` with a 400. */
export type FieldError = { field: string; message: string }

export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  description: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return description
}
