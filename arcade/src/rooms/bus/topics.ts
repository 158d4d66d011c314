import type { Log } from '../../rounds/arcade.ts'

type Hear = (message: never) => void

/** Who listens to what. A message that one of them does not understand stops no other. */
export function openTopics(log: Log) {
  const topics = new Map<string, Hear[]>()
  return {
    /** A message as it came over the wire. */
    deliver(text: string): void {
      const { topic, message } = JSON.parse(text) as { topic: string; message: never }
      for (const hear of topics.get(topic) ?? []) {
        try {
          hear(message)
        } catch (err) {
          log.error({ err, topic }, 'message of another process not understood')
        }
      }
    },
    subscribe(topic: string, hear: Hear): void {
      topics.set(topic, [...(topics.get(topic) ?? []), hear])
    },
  }
}
