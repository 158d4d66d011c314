import { vi } from 'vitest'
import type { ToWorker } from '../check/protocol.ts'
import { openVerifier } from '../check/verifier.ts'

/** The verifier in place of a worker, which tests have none of: messages go both ways as copies, and later. */
class HereWorker extends EventTarget {
  readonly answer = openVerifier((data) =>
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data }))),
  )

  postMessage(message: ToWorker): void {
    void this.answer(message)
  }

  terminate(): void {}
}

/** A worker whose script never came. */
class LostWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  terminate(): void {}
}

export const useWorker = (kind: 'here' | 'lost' = 'here'): void => {
  vi.stubGlobal('Worker', kind === 'here' ? HereWorker : LostWorker)
}
