type Parts<Message> = {
  /** All that is known now. */
  whole: () => Message
  /** Opens the line, until the signal. */
  follow: (signal: AbortSignal) => Promise<void>
  /** Nobody listens any more. */
  forget: () => void
}

/** Who hears what the arcade tells. The line is open while anybody listens. */
export class Listeners<Message> {
  readonly #parts: Parts<Message>
  readonly #all = new Set<(message: Message) => void>()
  #line: AbortController | undefined

  constructor(parts: Parts<Message>) {
    this.#parts = parts
  }

  listen(listener: (message: Message) => void): () => void {
    this.#all.add(listener)
    listener(this.#parts.whole())
    if (!this.#line) {
      this.#line = new AbortController()
      void this.#parts.follow(this.#line.signal)
    }
    return () => {
      this.#all.delete(listener)
      if (this.#all.size === 0) this.close()
    }
  }

  tell(message: Message): void {
    for (const listener of this.#all) listener(message)
  }

  close(): void {
    this.#line?.abort()
    this.#line = undefined
    this.#parts.forget()
  }
}
