import assert from 'node:assert/strict'
import type { Endpoint } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'

/** A sentence in both languages of the casino. */
export type Text = Record<Locale, string>

/** What every handler knows of the call, beside its input. */
export type Caller = {
  locale: Locale
  ip: string
  userAgent: string
  /** A risk signal, never an authorisation (X12). */
  fingerprint: string
  /** The secret of this browser, or empty. */
  device: string
  /** The tag of the answer that the caller has already, or empty. */
  ifNoneMatch: string
  requestId: string
  /** The player who is signed in, where the call needs one. */
  playerId?: string
  /** A header of the request by its name in lower case, or empty. */
  header: (name: string) => string
}
export type SignedIn = { playerId: string; tokenHash: Buffer }
export type Call<Input> = { input: Input; caller: Caller }
export type PlayerCall<Input> = Call<Input> & { player: SignedIn }

/** `message` is what the player reads of a success; none is the empty string. */
export type Answer<Data> = {
  data: Data
  message?: Text
  /** Names this answer: a caller who has it already is told 304, without the data. */
  etag?: string
}

export type Route = {
  endpoint: Endpoint
  /** It only reads, and its answer is the same for everybody who asks it in one language. */
  isShared?: boolean
  handle: (call: Call<unknown> & { player?: SignedIn }) => Promise<Answer<unknown>>
}

type Handler<C, O extends z.ZodMiniType> = (call: C) => Promise<Answer<z.input<O>>>

/** Binds a call that anyone may make to the verb that does it. */
export function implement<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  handle: Handler<Call<z.output<I>>, O>,
): Route {
  assert.equal(endpoint.caller, 'anyone', endpoint.path)
  return { endpoint, handle: handle as Route['handle'] }
}

/** The same of a call that only reads, and answers everybody alike: in one language, by the input alone. */
export const implementShared = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  handle: Handler<Call<z.output<I>>, O>,
): Route => ({ ...implement(endpoint, handle), isShared: true })

/** Binds a call that needs a signed-in player; without one it is never reached. */
export function implementForPlayer<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  handle: Handler<PlayerCall<z.output<I>>, O>,
): Route {
  assert.equal(endpoint.caller, 'player', endpoint.path)
  return { endpoint, handle: handle as Route['handle'] }
}
