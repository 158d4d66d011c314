import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CountCall, Ending } from '../modules/suppliers/index.ts'

type CallMark = { method?: string; ending?: Ending }

const notes = new WeakMap<FastifyReply, CallMark>()

function note(reply: FastifyReply, noted: CallMark): void {
  notes.set(reply, Object.assign(notes.get(reply) ?? {}, noted))
}

/** Which call it is, where one address takes them all: a name of the contract's, never any other. */
export const noteMethod = (reply: FastifyReply, method: string): void => note(reply, { method })

/** Nothing is known of what was asked: the fault is ours, and they ask again. */
export const noteFailed = (reply: FastifyReply): void => note(reply, { ending: 'failed' })

/** The answer is a definite no, though it is HTTP 200 as every answer. */
export function noteRefused(reply: FastifyReply): void {
  if (notes.get(reply)?.ending === undefined) note(reply, { ending: 'refused' })
}

/** Counts the calls to the wallet that this scope is for, and how long each answer took. */
export function countCalls(app: FastifyInstance, count: CountCall): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ending = 'done' } = notes.get(reply) ?? {}
    const route = (request.routeOptions.url ?? '').slice(app.prefix.length + 1)
    count(method ?? (route || 'unread'), ending, reply.elapsedTime)
  })
}
