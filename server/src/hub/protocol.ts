import assert from 'node:assert/strict'
import { type HubMessage, JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr'

/** Ends every message of the SignalR JSON protocol. */
const RECORD_END = '\x1e'
const protocol = new JsonHubProtocol()

/** A whole text, unmasked as a server sends it (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81
const SHORT_MAX = 125
const LENGTH_16 = 126
const LONG_MAX = 65_535

/** A frame of a WebSocket in one piece, ready to be written to any number of sockets. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  assert(length <= LONG_MAX, `a message of ${length} bytes`)
  const isShort = length <= SHORT_MAX
  const head = isShort ? 2 : 4
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL_TEXT
  frame[1] = isShort ? length : LENGTH_16
  if (!isShort) frame.writeUInt16BE(length, 2)
  frame.write(text, head)
  return frame
}

export const PING = frameOf(protocol.writeMessage({ type: MessageType.Ping }))
export const HANDSHAKE_TAKEN = frameOf(`{}${RECORD_END}`)

export function handshakeRefused(error: string): Buffer {
  return frameOf(JSON.stringify({ error }) + RECORD_END)
}

/** One call of a client's method that expects no answer. */
export function invocation(target: string, args: unknown[]): Buffer {
  return frameOf(protocol.writeMessage({ type: MessageType.Invocation, target, arguments: args }))
}

/** Our last words; the client comes back by itself only when told that it may. */
export function closing(allowReconnect: boolean, error?: string): Buffer {
  return frameOf(
    protocol.writeMessage({
      type: MessageType.Close,
      allowReconnect,
      ...(error !== undefined && { error }),
    }),
  )
}

/** The answer to a method that the hub does not have. It has none. */
export function unknownMethod(invocationId: string, target: string): Buffer {
  const error = `Unknown hub method '${target.slice(0, 60)}'`
  return frameOf(protocol.writeMessage({ type: MessageType.Completion, invocationId, error }))
}

/** The first record and what follows it, or undefined while it is not whole. */
export function firstRecord(text: string): { record: string; rest: string } | undefined {
  const end = text.indexOf(RECORD_END)
  return end < 0 ? undefined : { record: text.slice(0, end), rest: text.slice(end + 1) }
}

/** The whole records of a text, and the start of the one that is still on its way. */
export function wholeRecords(text: string): { records: string; rest: string } {
  const end = text.lastIndexOf(RECORD_END) + 1
  return { records: text.slice(0, end), rest: text.slice(end) }
}

/** Throws on anything that is no message of the protocol. */
export function parseRecords(records: string): HubMessage[] {
  return protocol.parseMessages(records, NullLogger.instance)
}

/** Why a client's first message cannot be served, or undefined when it can. */
export function whyRefuseHandshake(record: string): string | undefined {
  let asked: unknown
  try {
    asked = JSON.parse(record)
  } catch {
    return 'The handshake is not JSON.'
  }
  const { protocol: name, version } = (asked ?? {}) as { protocol?: unknown; version?: unknown }
  if (name !== protocol.name) return `The protocol '${String(name).slice(0, 20)}' is not supported.`
  const isKnown = typeof version === 'number' && version >= 1 && version <= protocol.version
  return isKnown ? undefined : 'This version of the protocol is not supported.'
}
