import assert from 'node:assert/strict'
import type { Logger } from 'pino'

export type Listener = (payload: unknown) => void

/**
 * Carries small messages between the processes of the casino. Every subscriber of the topic hears a
 * published message, those of the same process too, in the order it was published.
 * Nothing is kept: what must not be lost is kept by the caller until `publish` has resolved.
 */
export type Bus = {
  /** Resolves when the message is on its way to everyone; rejects when it is not. */
  publish: (topic: string, payload: object) => Promise<void>
  /** Hears every message of the topic until the returned function is called. */
  subscribe: (topic: string, listener: Listener) => () => void
  close: () => Promise<void>
}

/** A notification of the database carries less than 8,000 bytes, our own wrapping included. */
export const BUS_PAYLOAD_MAX_BYTES = 7_800

/** The subscribers of one process, and the form in which a message travels. */
export function openTopics(log: Logger) {
  const topics = new Map<string, Set<Listener>>()
  return {
    subscribe(topic: string, listener: Listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
      }
    },
    deliver(wire: string) {
      const { topic, payload } = JSON.parse(wire) as { topic: string; payload: unknown }
      for (const listener of topics.get(topic) ?? []) {
        try {
          listener(payload)
        } catch (err) {
          log.error({ err, topic }, 'bus listener failed')
        }
      }
    },
  }
}

export function wireOf(topic: string, payload: object): string {
  const json = JSON.stringify(payload)
  assert(Buffer.byteLength(json) <= BUS_PAYLOAD_MAX_BYTES, `bus message too long on ${topic}`)
  return JSON.stringify({ topic, payload })
}
