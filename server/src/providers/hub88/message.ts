import { isUtf8 } from 'node:buffer'
import { MessageError } from '../message-error.ts'
import { rawNumber } from './raw-number.ts'
import type { Status } from './statuses.ts'

export class BadMessage extends MessageError<Status> {}

/** A request's members, and the text they were read from. */
export type Message = { fields: Readonly<Record<string, unknown>>; text: string }

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]+$/
const TEXT_MAX = 255

export function parseMessage(body: Buffer): Message {
  const text = isUtf8(body) ? body.toString('utf8') : ''
  const fields = parsed(text)
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new BadMessage('RS_ERROR_WRONG_TYPES', 'not an object')
  }
  return { fields: fields as Message['fields'], text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadMessage('RS_ERROR_WRONG_SYNTAX', 'not JSON')
  }
}

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX && VISIBLE.test(value)

export function textOf({ fields }: Message, name: string): string {
  const value = fields[name]
  if (!isText(value)) throw wrongType(name)
  return value
}

/** Null when the member is null, empty or not there. */
export function optionalTextOf(message: Message, name: string): string | null {
  const value = message.fields[name]
  return value === undefined || value === null || value === '' ? null : textOf(message, name)
}

/** A flag that is not sent is not raised. */
export function flagOf({ fields }: Message, name: string): boolean {
  const value = fields[name] ?? false
  if (typeof value !== 'boolean') throw wrongType(name)
  return value
}

/**
 * A whole number of 1/100 000, the scale of our own books. JSON.parse reads 1e3, 1.0 and 2^53 + 1
 * as whole numbers too, so the text itself must be those digits and nothing else.
 */
export function amountOf(message: Message, name: string): bigint {
  const value = message.fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrongType(name)
  if (rawNumber(message.text, name) !== String(value)) throw wrongType(name)
  return BigInt(value)
}

const wrongType = (name: string) => new BadMessage('RS_ERROR_WRONG_TYPES', `${name} is wrong`)
