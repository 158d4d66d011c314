import { JACKPOTS_PATH, JackpotMeter, type JackpotsTold } from '@zar/contract/casino/jackpots'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { eventStream } from '../arcade-line/event-stream.ts'
import { followLine, type LineDeps } from '../arcade-line/follow-line.ts'
import { Listeners } from '../arcade-line/listeners.ts'

/** The arcade tells the sums every five seconds: where it does not they grow old. */
const SILENCE_MS = 20_000

const Event = z.object({ jackpots: z.array(JackpotMeter) })

/** Tells lobbies the jackpots' sums as the arcade does, until the app closes. */
export function jackpotStream(app: FastifyInstance, deps: LineDeps): void {
  const NOTHING: JackpotsTold = { jackpots: null }
  const known = { now: NOTHING }
  const tell = (told: JackpotsTold) => {
    known.now = told
    feed.tell(told)
  }
  const line = {
    ...deps,
    path: '/api/jackpots',
    silenceMs: SILENCE_MS,
    hear: (text: string) => tell(Event.parse(JSON.parse(text))),
    lost: () => tell(NOTHING),
  }
  const feed = new Listeners<JackpotsTold>({
    whole: () => known.now,
    forget: () => {
      known.now = NOTHING
    },
    follow: (signal) => followLine(line, signal),
  })
  eventStream(app, {
    path: JACKPOTS_PATH,
    listen: (listener) => feed.listen(listener),
    close: () => feed.close(),
  })
}
