import type { Progress } from '@zar/contract/evidence/verify'
import type { AskName, Asks, FromWorker, Trouble } from './protocol.ts'

/** Nothing could be said, and why. */
export class TroubleError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

export type Client = {
  /** Throws `TroubleError`. */
  ask: <Name extends AskName>(
    name: Name,
    input: Asks[Name]['input'],
    progress?: Progress,
  ) => Promise<Asks[Name]['output']>
  stop: () => void
}

type Waiting = {
  resolve: (output: Asks[AskName]['output']) => void
  reject: (error: TroubleError) => void
  progress: Progress | undefined
}

/** A worker that verifies, begun at once: it is there before the network goes. */
export function openClient(): Client {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let [asked, isLost] = [0, false]
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const one = waiting.get(data.id)
    if (data.tells === 'progress') return one?.progress?.(data.part, data.done, data.of)
    waiting.delete(data.id)
    if (data.tells === 'answer') one?.resolve(data.output)
    else one?.reject(new TroubleError(data.trouble))
  })
  worker.addEventListener('error', () => {
    isLost = true
    for (const one of waiting.values()) one.reject(new TroubleError('lost'))
    waiting.clear()
  })
  return {
    ask: (ask, input, progress) =>
      new Promise((resolve, reject) => {
        if (isLost) return reject(new TroubleError('lost'))
        asked += 1
        waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject, progress })
        worker.postMessage({ id: asked, ask, input })
      }),
    stop: () => worker.terminate(),
  }
}
