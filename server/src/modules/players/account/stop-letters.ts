import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zar/contract/limits'
import { STOP_LETTERS_NOW } from '@zar/contract/players/account'
import type { FastifyInstance } from 'fastify'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { callerOf } from '../../../platform/http/http.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'
import { answerConsent } from './consent.ts'

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/
const PAGE = '/stop-letters'
const FORM_MAX_BYTES = 1_024

/** Good for as long as the letters lie there: it can stop marketing letters and nothing else. */
const macOf = (fieldCipher: FieldCipher, playerId: string) =>
  fieldCipher.index(`stop marketing letters ${playerId}`).toString('base64url')

type LinkDeps = { fieldCipher: FieldCipher; siteUrl: string }
type StopLinks = {
  /** A page that asks for one press; its secret stands behind the #. */
  page: string
  /** What a mail program sends its press to. */
  now: string
}

/** The addresses at which a player stops marketing letters without a log-in. */
export function stopLettersLinks(
  { fieldCipher, siteUrl }: LinkDeps,
  { playerId, locale }: { playerId: string; locale: Locale },
): StopLinks {
  const token = `${playerId}.${macOf(fieldCipher, playerId)}`
  return {
    page: `${new URL(PAGE, siteUrl)}?lang=${locale}#${token}`,
    now: `${new URL(STOP_LETTERS_NOW, siteUrl)}?token=${token}`,
  }
}

type StopDeps = Pick<PlayerDeps, 'db' | 'clock' | 'log' | 'fieldCipher'>

/** Takes the consent to marketing letters back. Throws `letter_link_invalid`. */
export async function stopLetters(
  deps: StopDeps,
  token: string,
  caller: Pick<Caller, 'locale' | 'ip'>,
): Promise<void> {
  const [, playerId, mac] = TOKEN.exec(token) ?? []
  if (playerId === undefined || mac === undefined) throw new Refusal('letter_link_invalid')
  const due = macOf(deps.fieldCipher, playerId)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(due))) throw new Refusal('letter_link_invalid')
  const player = await deps.db
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!player) throw new Refusal('letter_link_invalid')
  await answerConsent(deps, { playerId, kind: 'marketing_email', isGiven: false }, caller)
  deps.log.info({ event: 'marketing letters stopped by a link', playerId })
}

/**
 * The press of a mail program (RFC 8058): a form of one field, without cookie or log-in. Opened as a page it
 * changes nothing and leads to the page that asks.
 */
export function stopLettersNow(app: FastifyInstance, deps: StopDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.post<{ Querystring: { token?: unknown } }>(
      STOP_LETTERS_NOW,
      { config: { calls: 'change' } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
        if (form.get('List-Unsubscribe') !== 'One-Click') throw new Refusal('invalid_input')
        await stopLetters(deps, `${request.query.token ?? ''}`, callerOf(request))
        return reply.type('text/plain; charset=utf-8').send('ok')
      },
    )
    scope.get<{ Querystring: { token?: unknown } }>(
      STOP_LETTERS_NOW,
      { config: { calls: 'read' } },
      async (request, reply) => {
        const { token } = request.query
        const secret = typeof token === 'string' && TOKEN.test(token) ? token : ''
        return reply.header('cache-control', 'no-store').redirect(`${PAGE}#${secret}`)
      },
    )
  })
}
