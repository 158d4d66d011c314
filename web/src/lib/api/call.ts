import type { Endpoint } from '@zar/contract/endpoint'
import { z } from 'zod/mini'
import { type Answer, type Extras, request } from './request.ts'

export { FILE_TIMEOUT_MS, Refused, request, Unreachable } from './request.ts'

// Compiled checks would need eval, which the content security policy forbids.
z.config({ jitless: true })

/**
 * Calls the endpoint and gives its data and sentence. Throws `Refused` when the server says no
 * and `Unreachable` when no answer comes.
 */
export async function callForAnswer<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  extras?: Extras,
): Promise<Answer<z.output<O>>> {
  const { data, message } = await request(endpoint, input, extras)
  return { data: parse(endpoint, data), message }
}

/** The data of an answer, as the endpoint describes it. */
export const parse = <O extends z.ZodMiniType>(
  { output }: { output: O },
  data: unknown,
): z.output<O> => output.parse(data)

/** Like {@link callForAnswer}, for the data alone. */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  extras?: Extras,
): Promise<z.output<O>> {
  return (await callForAnswer(endpoint, input, extras)).data
}
