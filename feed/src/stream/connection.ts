import type { WebSocket } from 'ws'
import type { Sent } from '../bad-days/wire.ts'
import type { KeyRing } from '../keys.ts'
import { signedFrame } from '../protocol/signature.ts'

/** A consumer that leaves so much unread is told that it is not subscribed any more. */
const UNREAD_MAX_BYTES = 8 * 1024 * 1024
/** Close code: the key of the connection is valid no longer. */
export const KEY_GONE = 4001

/** One consumer of a producer. */
export type Connection = {
  keyId: string
  /** Sends a frame that everybody gets, or keeps it until the connection has what came before. */
  send: (frame: Sent) => void
  /** Sends a text of its own, and resolves once it is written out. */
  write: (json: string) => Promise<void>
  /** From now on frames are sent, beginning with those kept that are newer than `seq`. */
  goOn: (seq: number) => void
  end: () => void
}

export function openConnection(
  socket: WebSocket,
  { keyId, keys }: { keyId: string; keys: Pick<KeyRing, 'find'> },
): Connection {
  const state: { kept: Sent[] | null; isBehind: boolean } = { kept: [], isBehind: false }

  function put(json: string, isForged = false, done?: () => void): void {
    const secret = keys.find(keyId)
    if (secret === undefined) socket.close(KEY_GONE, 'key')
    else socket.send(signedFrame(isForged ? `not ${secret}` : secret, json), () => done?.())
    if (secret === undefined) done?.()
  }

  function send({ json, isForged }: Sent): void {
    state.isBehind ||= socket.bufferedAmount > UNREAD_MAX_BYTES
    if (!state.isBehind) put(json, isForged)
    // Whoever lost a message is told with each sign of life, until it connects anew.
    else if (isAlive(json)) put(json.replace('"subscribed":true', '"subscribed":false'))
  }

  return {
    keyId,
    send: (frame) => {
      if (state.kept) state.kept.push(frame)
      else send(frame)
    },
    write: (json) => new Promise((done) => put(json, false, done)),
    goOn: (seq) => {
      const kept = state.kept ?? []
      state.kept = null
      for (const frame of kept) if (frame.seq > seq) send(frame)
    },
    end: () => socket.terminate(),
  }
}

const isAlive = (json: string): boolean => json.includes('"type":"alive"')
