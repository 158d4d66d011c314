/** A message that the server has not agreed to yet. */
export type Waiting = { id: string; text: string; at: string; hasFailed?: boolean }

/** What became of one try: it is said, it may be tried later, or it is not taken at all. */
export type Outcome = 'said' | 'later' | 'never'

export type OutboxWays = {
  read: () => Waiting[]
  write: (list: Waiting[]) => void
  send: (one: Waiting) => Promise<Outcome>
  /** Resolves when it is worth another try. */
  wait: (tries: number) => Promise<void>
}

/**
 * Keeps what was typed until the server has it, and sends it one after another in the order in which
 * it was typed. An id goes with each message, so one whose answer was lost is sent again and said
 * once. The list is stored: it outlives the page, and other windows of the player share it.
 */
export function openOutbox({ read, write, send, wait }: OutboxWays) {
  const listeners = new Set<() => void>()
  let list = read()
  let running: Promise<void> | undefined
  let isClosed = false

  /** Another window may have changed the list since. */
  function change(step: (now: Waiting[]) => Waiting[]): void {
    list = step(read())
    write(list)
    for (const listener of listeners) listener()
  }

  function settle(settled: string, outcome: 'said' | 'never'): void {
    change((now) =>
      outcome === 'said'
        ? now.filter(({ id }) => id !== settled)
        : now.map((one) => (one.id === settled ? { ...one, hasFailed: true } : one)),
    )
  }

  const nextOf = (now: Waiting[]) => now.find(({ hasFailed }) => !hasFailed)

  async function run(): Promise<void> {
    let tries = 0
    for (let next = nextOf(read()); next && !isClosed; next = nextOf(read())) {
      const outcome = await send(next)
      if (outcome !== 'later') {
        tries = 0
        settle(next.id, outcome)
      } else if (!isClosed) {
        tries += 1
        await wait(tries)
      }
    }
  }

  function flush(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,
    add(one: Waiting) {
      change((now) => [...now, one])
      void flush()
    },
    retry(id: string) {
      change((now) => now.map((one) => (one.id === id ? { ...one, hasFailed: false } : one)))
      void flush()
    },
    drop: (id: string) => change((now) => now.filter((one) => one.id !== id)),
    /** Another window has changed the list. */
    look() {
      list = read()
      for (const listener of listeners) listener()
    },
    /** The player has left: nothing more is sent from here. */
    close() {
      isClosed = true
    },
  }
}
export type Outbox = ReturnType<typeof openOutbox>
