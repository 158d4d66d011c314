import type { StreamMessage } from '@zar/contract/betting/board'
import { BETTING_STREAM_PATH } from '@zar/contract/betting/values'
import type { Endpoint } from '@zar/contract/endpoint'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openLog } from '../../../platform/log/log.ts'
import { systemRandom } from '../../../platform/random.ts'
import { openBoard } from '../board/board.ts'
import { boardRoutes } from '../board/routes.ts'
import type { StreamLimits } from '../board/stream/limits.ts'
import { bettingStream } from '../board/stream/stream.ts'
import { openFeedFixture } from './feed-fixture.ts'

const log = openLog('silent')
const ORIGIN = 'http://zar.example'

/** A feed that is followed, and the pages of one process of the casino. */
export async function openSiteFixture() {
  const feed = await openFeedFixture()
  const closers: (() => Promise<unknown>)[] = []
  onTestFinished(async () => {
    for (const close of closers.reverse()) await close()
  })

  /** A process of the casino that follows the feed, or would, and has pages. */
  async function openSite(limits: Partial<StreamLimits> = {}, clock: Clock = feed.clock) {
    const process = await feed.openProcess(clock)
    const { db } = feed.casino
    const board = await openBoard({ db, bus: process.bus, clock, log })
    const app = openHttp({ logger: log, random: systemRandom })
    mountRoutes(app, boardRoutes({ board, db, clock }), async () => undefined)
    bettingStream(app, {
      board,
      clock,
      limits,
      allowedOrigins: [ORIGIN],
      trustedProxies: ['127.0.0.1'],
    })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    closers.push(async () => {
      board.close()
      await app.close()
    })

    async function ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(
      endpoint: Endpoint<I, O>,
      input: z.input<I>,
    ): Promise<z.output<O>> {
      const response = await app.inject({
        method: endpoint.method,
        url: endpoint.path,
        payload: input as object,
      })
      const { success, data, message } = response.json()
      if (!success) throw new Error(`${response.statusCode} ${message}`)
      return data
    }
    const connect = (headers: Record<string, string> = {}) =>
      new WebSocket(`${address.replace('http', 'ws')}${BETTING_STREAM_PATH}`, {
        headers: { origin: ORIGIN, ...headers },
      })

    /** A page that hears the stream. */
    async function openPage(headers: Record<string, string> = {}) {
      const socket = connect(headers)
      const heard: StreamMessage[] = []
      socket.on('message', (data) => heard.push(JSON.parse(String(data))))
      await new Promise((done, fail) => socket.once('open', done).once('error', fail))
      const of = <T extends StreamMessage['t']>(type: T) =>
        heard.filter((one): one is Extract<StreamMessage, { t: T }> => one.t === type)
      return {
        socket,
        heard,
        of,
        say: (message: object) => socket.send(JSON.stringify(message)),
        /** The newest odds and state of each selection that it heard of. */
        prices: () =>
          new Map(of('o').flatMap(({ d }) => d.map(([id, odds, state]) => [id, [odds, state]]))),
        /** Resolves when it has heard a number at least. */
        isAt: (s: number) =>
          vi.waitFor(() => {
            if ((heard.at(-1)?.s ?? 0) < s) throw new Error(`at ${heard.at(-1)?.s} of ${s}`)
          }, 30_000),
        /** Resolves when a sign of life came after all that was told before now. */
        isQuiet: async () => {
          const before = of('a').length
          await vi.waitFor(() => {
            if (of('a').length < before + 2) throw new Error('no sign of life')
          }, 30_000)
        },
      }
    }
    /** Resolves when the board has what was said, and knows whether its producer is open. */
    const isSettled = async (producer: 'pre' | 'live') => {
      await feed.isApplied(producer)
      await vi.waitFor(async () => {
        const { rows } = await feed.casino.pool.query(
          `select board.seq::float8 as seq, is_open from betting_board board, betting_producer where producer = $1`,
          [producer],
        )
        const { seq, is_open: isOpen } = rows[0]
        if (board.image.seq < seq) throw new Error(`board at ${board.image.seq} of ${seq}`)
        if ((board.image.open[producer] ?? false) !== isOpen) throw new Error('open, or not')
      }, 30_000)
    }
    return { ...process, board, app, address, ask, connect, openPage, isSettled }
  }
  return { ...feed, openSite }
}
