import type { Endpoint } from '@zar/contract/endpoint'
import type { z } from 'zod/mini'
import { fetchPart } from '../browser/lazily.ts'
import { request, type Wire } from './request.ts'

/**
 * `call` for what a page shows first: the schemas are fetched beside the answer, and looked at by then. `wire` is
 * where the call goes, as its contract says.
 */
export async function callBeside<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  wire: Wire,
  input: z.input<I>,
  fetchEndpoint: () => Promise<Endpoint<I, O>>,
): Promise<z.output<O>> {
  const [{ data }, endpoint, { parse }] = await Promise.all([
    request(wire, input),
    fetchPart(fetchEndpoint),
    fetchPart(() => import('./call.ts')),
  ])
  return parse(endpoint, data)
}
