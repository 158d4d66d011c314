import { z } from 'zod/mini'
import type { Clock } from '../../../../platform/clock.ts'
import type { Position, Producer } from '../odds-feed.ts'
import { Envelope } from './envelope.ts'
import { type FeedKeys, isSignedAnswer, signedHeaders } from './signature.ts'

const ANSWER_MAX_MS = 20_000

/** The company does not keep what was asked for any more. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

const At = { epoch: z.string(), seq: z.int().check(z.nonnegative()) }
const Snapshot = z.object({ ...At, messages: z.array(Envelope) })
const Messages = z.object({ messages: z.array(Envelope) })
const Fixtures = z.object({ ts: z.int(), fixtures: z.array(z.looseObject({ id: z.string() })) })
const Digest = z.object({ ...At, digest: z.string() })

export type HttpDeps = { url: string; keys: FeedKeys; clock: Clock }
export type CompanyHttp = ReturnType<typeof openHttpCalls>

/** The company’s calls, signed. Each throws where it is not answered well. */
export function openHttpCalls(deps: HttpDeps) {
  async function ask(path: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(new URL(path, deps.url), {
      headers: headersFor(deps, path),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MAX_MS)]),
    })
    if (response.status === 410) throw new Gone()
    if (!response.ok) throw new Error(`the feed answered ${response.status} to ${path}`)
    const body = await response.text()
    const timestampMs = Number(response.headers.get('x-feed-ts'))
    const answer = { method: 'GET', path, timestampMs, body }
    if (!isSignedAnswer(deps.keys, answer, response.headers.get('x-feed-signature'))) {
      throw new Error(`the answer to ${path} is not signed by the feed`)
    }
    return JSON.parse(body)
  }
  return {
    /** All that the producer offers now. */
    snapshot: async (producer: Producer, signal: AbortSignal) =>
      Snapshot.parse(await ask(`/v1/snapshot?producer=${producer}`, signal)),
    /** Has all after a number sent again on the stream. */
    recover: (
      producer: Producer,
      asked: { after: Position; request: string },
      signal: AbortSignal,
    ) =>
      ask(
        `/v1/recovery?producer=${producer}&after=${asked.after.seq}&epoch=${encodeURIComponent(asked.after.epoch)}&request=${asked.request}`,
        signal,
      ),
    /** The settlements since a moment, their rollbacks and cancellations. */
    settlements: async (producer: Producer, since: Date, signal: AbortSignal) =>
      Messages.parse(
        await ask(
          `/v1/recovery?producer=${producer}&kind=settlement&since=${since.getTime()}`,
          signal,
        ),
      ).messages,
    /** Every event as it is known now. */
    fixtures: async (signal: AbortSignal) => Fixtures.parse(await ask('/v1/fixtures', signal)),
    digest: async (producer: Producer, signal: AbortSignal) =>
      Digest.parse(await ask(`/v1/digest?producer=${producer}`, signal)),
  }
}

/** The headers that sign a call of now. */
export const headersFor = ({ keys, clock }: HttpDeps, path: string): Record<string, string> =>
  signedHeaders(keys, { method: 'GET', path, timestampMs: clock.now().getTime() })
