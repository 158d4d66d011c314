import type { HubEvent } from './hub-state.ts'

/** A line to the server that can break and mends itself for a while: what we need of SignalR's connection. */
export type Line = {
  start: () => Promise<void>
  stop: () => Promise<void>
  onreconnecting: (callback: () => void) => void
  onreconnected: (callback: () => void) => void
  onclose: (callback: () => void) => void
}

type Options = {
  /** How long to wait before each try; the last one is repeated. */
  delaysMs: readonly number[]
  tell: (event: HubEvent) => void
  /** The line stands: for the first time, or again. */
  onConnected: () => void
  /** Resolves after so many milliseconds, or sooner when there is reason to hope. */
  wait: (ms: number) => Promise<void>
}

/**
 * Keeps the line up until it is stopped. The line mends itself with the same delays once it has
 * stood; the first connection, and what comes after it has given up, are done here.
 */
export function keepConnected(line: Line, { delaysMs, tell, onConnected, wait }: Options) {
  let isStopped = false
  let isLost = false
  const lost = () => {
    isLost = true
    tell('disconnect')
  }
  const stands = () => {
    if (isLost) tell('reconnected')
    isLost = false
    onConnected()
  }
  const tryOnce = async (): Promise<boolean> => {
    try {
      await line.start()
      return true
    } catch {
      tell('error')
      if (!isLost) lost()
      return false
    }
  }
  const start = async () => {
    for (let attempt = 0; !isStopped; attempt += 1) {
      await wait(delaysMs[attempt] ?? delaysMs.at(-1) ?? 0)
      if (isStopped || !(await tryOnce())) continue
      // Stopped while it was being built, it must not be left standing.
      return isStopped ? line.stop() : stands()
    }
  }
  line.onreconnecting(lost)
  line.onreconnected(stands)
  line.onclose(() => {
    if (isStopped) return
    lost()
    void start()
  })
  void start()
  return {
    stop: async () => {
      isStopped = true
      await line.stop()
    },
  }
}
