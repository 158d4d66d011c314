import { z } from 'zod/mini'
import type { FromWorker, ToWorker } from './protocol.ts'
import { openVerifier } from './verifier.ts'

// Compiled checks would need eval, which the content security policy forbids.
z.config({ jitless: true })

const scope = self as unknown as { postMessage(message: FromWorker): void } & EventTarget
const answer = openVerifier((message) => scope.postMessage(message))
scope.addEventListener('message', (event) => void answer((event as MessageEvent<ToWorker>).data))
