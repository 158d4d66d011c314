import { randomUUID } from 'node:crypto'
import { messageRoutes } from '../../modules/messages/index.ts'
import {
  chatRoutes,
  supportRoutes,
  ticketFiles,
  ticketRoutes,
} from '../../modules/support/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { browser, signedUp } from '../players/mailbox.ts'
import { type From, openPlayerApp } from '../players/player-app.ts'
import { openTestCasino, type TestCasino } from '../test-casino.ts'

const TIGHT = { tries: 3, seconds: 60 }
const ENDLESS = { tries: 100_000, seconds: 60 }
const both = (limit: typeof TIGHT) => ({ player: limit, address: limit })

/** Support over a real Fastify: tickets, their files, the chat and calls, and players who use them. */
export async function openSupportFixture() {
  const casino = await openTestCasino()
  const open = (isTight: boolean) => openSite(casino, isTight)
  const site = await open(false)
  return {
    casino,
    site,
    deps: { ...casino, onCommitted: () => {} },
    /** The same with limits that a test can reach. */
    openTight: () => open(true),
    player: async (from?: From) => (await signedUp(site, from ?? browser())).from,
    upload: (from: From, file: Upload, at = site) => upload(at, from, file),
    close: () => casino.close(),
  }
}
export type SupportFixture = Awaited<ReturnType<typeof openSupportFixture>>

async function openSite(casino: TestCasino, isTight: boolean) {
  const limits = both(isTight ? TIGHT : ENDLESS)
  const deps = {
    ...casino,
    log: openLog('silent'),
    throttle: openThrottle(casino),
    onCommitted: () => {},
  }
  const routes = [
    ...messageRoutes(casino),
    ...ticketRoutes({ ...deps, policy: { opens: limits, replies: limits } }),
    ...supportRoutes({ ...deps, policy: limits }),
    ...chatRoutes({ ...deps, policy: { says: limits, tickets: limits } }),
  ]
  return openPlayerApp(casino, undefined, routes, (app, { findSignedIn }) =>
    ticketFiles(app, { ...deps, findSignedIn, policy: { uploads: limits, downloads: limits } }),
  )
}

type Upload = { id?: string; name?: string; content: Buffer; type?: string }

async function upload(
  { app }: Awaited<ReturnType<typeof openSite>>,
  from: From,
  { id = randomUUID(), name = 'dekont.png', content, type = 'application/octet-stream' }: Upload,
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/ticket/upload?${new URLSearchParams({ id, name })}`,
    remoteAddress: from.ip ?? '203.0.113.7',
    headers: {
      'content-type': type,
      ...(from.token !== undefined && { authorization: `Bearer ${from.token}` }),
    },
    payload: content,
  })
  return { status: answer.statusCode, ...answer.json() }
}
