import type { Endpoint } from '@zar/contract/endpoint'
import { DEMO_BOX_HEADER } from '@zar/contract/sandbox'
import type { z } from 'zod/mini'
import { callForAnswer } from '../api/call.ts'
import type { Extras } from '../api/request.ts'
import { browserSecret } from './browser-secret.ts'

const KEPT_SECONDS = 30 * 24 * 60 * 60
let box: string | undefined

/** The secret of this browser's demo phone and mailbox. */
function demoBox(): string {
  box ??= browserSecret(DEMO_BOX_HEADER, KEPT_SECONDS)
  return box
}

/** Calls the endpoint, and says whose demo box takes what is sent because of it. */
export const callWithBox = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  extras?: Extras,
) => callForAnswer(endpoint, input, { ...extras, headers: { [DEMO_BOX_HEADER]: demoBox() } })
