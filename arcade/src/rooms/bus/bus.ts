/**
 * Carries messages between the arcade's processes, those of the same process not among them. Nothing is
 * kept: a message that is lost is asked for again.
 */
export type Bus = {
  publish(topic: string, message: object): void
  /** Hears every message of the topic that another process published. */
  subscribe(topic: string, hear: (message: never) => void): void
  close(): Promise<void>
}

/** Where there is one process. */
export const noBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  close: async () => {},
})
