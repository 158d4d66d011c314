import { E5 } from '@zar/contract/money'
import { VIEW_PATHS } from '@zar/contract/office/view/player-view'
import type { SessionData } from '@zar/contract/players/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import { balanceE5 } from '../../modules/ledger/index.ts'
import type { Views } from '../../modules/office/index.ts'
import { type PlayerView, shownUsercode } from '../../modules/players/index.ts'
import { callerOf, inputOf } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { VIEW_PAGE, VIEW_SCRIPT, VIEW_STYLE } from './page.ts'

const Code = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{20,100}$/)) })

/** The page with the banner, which has the player's pages in a frame of the same origin. */
export function viewPage(app: FastifyInstance): void {
  const files = [
    [VIEW_PATHS.page, 'text/html', VIEW_PAGE],
    [`${VIEW_PATHS.page}/view.js`, 'text/javascript', VIEW_SCRIPT],
    [`${VIEW_PATHS.page}/view.css`, 'text/css', VIEW_STYLE],
  ] as const
  for (const [path, type, text] of files)
    app.get(path, async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow')
        .type(`${type}; charset=utf-8`)
        .send(text),
    )
}

type CallDeps = { views: Views; db: Db }

/** What the page itself asks: a code for a token, how the view stands, and its end. */
export function viewCalls(app: FastifyInstance, { views, db }: CallDeps): void {
  const config = { calls: 'change' } as const
  app.post(VIEW_PATHS.open, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { code } = inputOf({ method: 'POST', input: Code }, request, callerOf(request)) as {
      code: string
    }
    const token = await views.take(code)
    const view = token && (await views.seen(token))
    if (!token || !view) throw new Refusal('not_signed_in')
    return answerOf({ auth: await authOf(db, view, token), view: await stateOf(db, view) })
  })
  app.get(VIEW_PATHS.state, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return answerOf(await stateOf(db, await seenBy(views, request)))
  })
  app.post(VIEW_PATHS.close, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await views.close(await seenBy(views, request))
    return answerOf(null)
  })
}

const answerOf = (data: unknown) => ({ success: true, message: '', data })

async function seenBy(views: Views, { headers }: FastifyRequest): Promise<PlayerView> {
  const token = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1]
  const view = token && (await views.seen(token))
  if (!view) throw new Refusal('not_signed_in')
  return view
}

const playerOf = (db: Db, { playerId }: PlayerView) =>
  db
    .selectFrom('player')
    .select(['username', 'usercode', 'is_phone_verified'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()

async function stateOf(db: Db, view: PlayerView) {
  const { username, usercode } = await playerOf(db, view)
  return { username, number: shownUsercode(usercode), endsAt: view.endsAt.toISOString() }
}

/** What the pages keep of who is signed in. The token is the view's, and opens nothing at the players' site. */
async function authOf(db: Db, view: PlayerView, token: string): Promise<SessionData> {
  const { username, usercode, is_phone_verified: smsVerified } = await playerOf(db, view)
  return {
    token,
    username,
    usercode: shownUsercode(usercode),
    phone: '',
    smsVerified,
    balance: Number((await balanceE5(db, view.playerId)) / E5),
    lastLoginAt: null,
  }
}
