import assert from 'node:assert/strict'
import type { Endpoint } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'

/** A sentence in both languages of the house. */
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
  /** The secret of this browser's demo phone and mailbox, or empty. */
  demoBox: string
  requestId: string
}
export type SignedIn = { playerId: string; tokenHash: Buffer }
export type Call<Input> = { input: Input; caller: Caller }
export type PlayerCall<Input> = Call<Input> & { player: SignedIn }

/** `message` is what the player reads of a success; none is the empty string. */
export type Answer<Data> = { data: Data; message?: Text }

export type Route = {
  endpoint: Endpoint
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

/** Binds a call that needs a signed-in player; without one it is never reached. */
export function implementForPlayer<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  handle: Handler<PlayerCall<z.output<I>>, O>,
): Route {
  assert.equal(endpoint.caller, 'player', endpoint.path)
  return { endpoint, handle: handle as Route['handle'] }
}
