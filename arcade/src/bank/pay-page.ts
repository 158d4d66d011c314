import type { FastifyInstance, FastifyReply } from 'fastify'
import { type CardField, wrongCardFields } from './card.ts'
import type { BankDeps } from './deps.ts'
import { decide, isUnlucky } from './orders.ts'
import { renderPage } from './page/render.ts'
import type { Language } from './page/words.ts'
import type { PayerChoice } from './payer.ts'
import { type CheckoutRow, findCheckout } from './store.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

type PayRequest = { Params: { id: string }; Querystring: { lang?: string } }
type PaymentView = { checkout: CheckoutRow | undefined; language: Language; wrong?: CardField[] }

/** What a customer sees of their payment, and the decision they make there. */
export function payPage(app: FastifyInstance, deps: BankDeps, onDecided: () => void): void {
  const find = async (id: string) => (UUID.test(id) ? findCheckout(deps.pool, id) : undefined)
  const show = (reply: FastifyReply, status: number, shown: PaymentView) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(renderPage({ ...shown, siteUrl: deps.siteUrl }))

  app.get<PayRequest>('/pay/:id', async ({ params, query }, reply) => {
    const checkout = await find(params.id)
    const language = languageOf(query.lang) ?? checkout?.language ?? 'tr'
    return show(reply, checkout ? 200 : 404, { checkout, language })
  })

  app.post<PayRequest>('/pay/:id', async ({ params, query, body }, reply) => {
    const form = formOf(body)
    const checkout = await find(params.id)
    if (!checkout) return reply.code(404).send({ error: 'unknown_payment' })
    const decision = decisionOf(form)
    if (!decision) return reply.code(400).send({ error: 'invalid_decision' })
    const language = languageOf(query.lang) ?? checkout.language
    const wrong = decision === 'approved' ? wrongIn(checkout, form, deps) : []
    if (wrong.length > 0) return show(reply, 422, { checkout, language, wrong })
    const status = isRefused(checkout) ? 'declined' : decision
    await decide(deps, checkout, { status, payFrom: payerIn(form) })
    onDecided()
    return reply.redirect(pageOf(params.id, languageOf(query.lang)), 303)
  })
}

const formOf = (body: unknown) =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')

const payerIn = (form: URLSearchParams): PayerChoice =>
  form.get('payer') === 'other' ? 'other' : 'own'

function decisionOf(form: URLSearchParams): 'approved' | 'declined' | undefined {
  const decision = form.get('decision')
  return decision === 'approved' || decision === 'declined' ? decision : undefined
}

const pageOf = (id: string, language: Language | undefined) =>
  `/bank/pay/${id}${language ? `?lang=${language}` : ''}`

/** What is wrong with the card that this payment needs, if it needs one. */
const wrongIn = ({ kind, status }: CheckoutRow, form: URLSearchParams, { clock }: BankDeps) =>
  kind === 'card' && status === 'open' ? wrongCardFields(form, clock()) : []

/** A card's own bank has a say too. */
const isRefused = ({ kind, amount_kurus }: CheckoutRow) =>
  kind === 'card' && isUnlucky(amount_kurus)

const languageOf = (asked: string | undefined): Language | undefined =>
  asked === 'tr' || asked === 'en' ? asked : undefined
