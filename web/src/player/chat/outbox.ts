/** A message that the server has not agreed to yet, or has agreed to a moment ago. */
export type Waiting = {
  id: string
  text: string
  at: string
  hasFailed?: boolean
  isSaid?: boolean
}

/** What became of one try: it is said, it may be tried later, or it is not taken at all. */
export type Outcome = 'said' | 'later' | 'never'

export type OutboxPorts = {
  read: () => Waiting[]
  write: (list: Waiting[]) => void
  send: (one: Waiting) => Promise<Outcome>
  /** Resolves when it is worth another try. */
  wait: (tries: number) => Promise<void>
}

const without = (list: Waiting[], id: string) => list.filter((one) => one.id !== id)
const failed = (list: Waiting[], id: string, hasFailed: boolean) =>
  list.map((one) => (one.id === id ? { ...one, hasFailed } : one))

/** Nobody types more before the conversation is fetched. */
const SPOKEN_MAX = 50

/**
 * Keeps what was typed until the server has it, and sends it one after another in the order in which
 * it was typed. An id goes with each message, so one whose answer was lost is sent again and said
 * once. The list is stored: it outlives the page, and other windows of the player share it.
 */
export function openOutbox({ read, write, send, wait }: OutboxPorts) {
  const listeners = new Set<() => void>()
  /** What was said from here: shown until the conversation that was fetched has it. */
  let spoken: Waiting[] = []
  let shown = read()
  let running: Promise<void> | undefined
  let isClosed = false

  /** Another window may have changed the list since. */
  function change(step: (now: Waiting[]) => Waiting[]): void {
    const next = step(read())
    write(next)
    show(next)
  }

  function show(list: Waiting[]): void {
    shown = [...spoken, ...list]
    for (const listener of listeners) listener()
  }

  function settle(settled: Waiting, outcome: 'said' | 'never'): void {
    if (outcome === 'said') spoken = [...spoken, { ...settled, isSaid: true }].slice(-SPOKEN_MAX)
    change((now) => (outcome === 'said' ? without(now, settled.id) : failed(now, settled.id, true)))
  }

  const nextOf = (now: Waiting[]) => now.find(({ hasFailed }) => !hasFailed)

  async function run(): Promise<void> {
    let tries = 0
    for (let next = nextOf(read()); next && !isClosed; next = nextOf(read())) {
      const outcome = await send(next)
      if (outcome !== 'later') {
        tries = 0
        settle(next, outcome)
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
    /** What was said a moment ago, then what waits. */
    list: () => shown,
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
      change((now) => failed(now, id, false))
      void flush()
    },
    drop: (id: string) => change((now) => without(now, id)),
    /** Another window has changed the list. */
    look() {
      show(read())
    },
    /** The player has left: nothing more is sent from here. */
    close() {
      isClosed = true
    },
  }
}
export type Outbox = ReturnType<typeof openOutbox>
