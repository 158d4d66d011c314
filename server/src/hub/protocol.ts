import { type HubMessage, JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr'

/** Ends every message of the SignalR JSON protocol. */
const RECORD_END = '\x1e'
const protocol = new JsonHubProtocol()

const bytesOf = (text: string) => Buffer.from(text, 'utf8')

export const PING = bytesOf(protocol.writeMessage({ type: MessageType.Ping }))
export const HANDSHAKE_TAKEN = bytesOf(`{}${RECORD_END}`)

export function handshakeRefused(error: string): Buffer {
  return bytesOf(JSON.stringify({ error }) + RECORD_END)
}

/** One call of a client's method that expects no answer, ready to be sent to any number of sockets. */
export function invocation(target: string, args: unknown[]): Buffer {
  return bytesOf(protocol.writeMessage({ type: MessageType.Invocation, target, arguments: args }))
}

/** Our last words; the client comes back by itself only when told that it may. */
export function closing(allowReconnect: boolean, error?: string): Buffer {
  return bytesOf(
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
  return bytesOf(protocol.writeMessage({ type: MessageType.Completion, invocationId, error }))
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
