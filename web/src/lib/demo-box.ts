import type { Endpoint } from '@zar/contract/endpoint'
import { DEMO_BOX_HEADER } from '@zar/contract/sandbox'
import type { z } from 'zod/mini'
import { callForAnswer } from './call.ts'
import type { Extras } from './request.ts'

const BYTES = 18
const KEPT_SECONDS = 30 * 24 * 60 * 60
let box: string | undefined

/**
 * The secret of this browser's demo phone and mailbox. It is a cookie, because whoever forgot a
 * password has logged out before, and that clears both storages.
 */
function demoBox(): string {
  box ??= new RegExp(`(?:^|; )${DEMO_BOX_HEADER}=([\\w-]+)`).exec(document.cookie)?.[1] ?? newBox()
  return box
}

function newBox(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${DEMO_BOX_HEADER}=${made}; path=/; max-age=${KEPT_SECONDS}; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return made
}

/** Calls the endpoint, and says whose demo box takes what is sent because of it. */
export const callWithBox = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  extras?: Extras,
) => callForAnswer(endpoint, input, { ...extras, headers: { [DEMO_BOX_HEADER]: demoBox() } })
