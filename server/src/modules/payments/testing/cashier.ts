import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { openThrottle } from '../../../platform/rate-limits/throttle.ts'
import { openTestCipher } from '../../../testing/field-cipher.ts'
import { signedInById } from '../../../testing/players/signed-in.ts'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { writeAudit } from '../../audit/index.ts'
import { openSandbox } from '../../messages/index.ts'
import { decryptDetail, encryptDetail } from '../accounts/encrypted-detail.ts'
import type { PaymentDeps } from '../deps.ts'
import { documentFiles, paymentCallback, paymentRoutes, paymentTasks } from '../index.ts'
import { sandboxBank } from '../services/bank/bank.ts'
import { sign } from '../services/signed-body.ts'
import { openStandInBank } from './stand-in-bank.ts'

/** What we sign our orders with, and the bank its callbacks. */
export const ORDER_SECRET = 'a1'.repeat(32)
export const SECRET = 'c4'.repeat(32)
export const IBAN = 'TR330006100519786457841326'
export const E5 = 100_000n
/** The method of a payout that is only there to have been. */
const LONG_AGO = 0
/** An account in the name of every player here. */
export const OWN_PAYER = { account: 'TR180006200119000006672315', holder: 'DENIZ YILMAZ' }
/** Everybody's, in this casino. */
export const PASSWORD = 'nar tanesi 81'

/** A casino with its cashier, and a bank of another company that tests give orders to. */
export async function openCashier() {
  const casino = await openTestCasino({ isPatient: true })
  const logged: string[] = []
  const log = openLog(
    'trace',
    new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }),
  )
  const bank = await openStandInBank({ secret: ORDER_SECRET, now: casino.clock.now })
  const deps: PaymentDeps = {
    ...casino,
    log,
    service: sandboxBank({
      url: bank.url,
      orderSecret: ORDER_SECRET,
      callbackSecret: SECRET,
      clock: casino.clock,
    }),
    fieldCipher: openTestCipher(casino),
    siteUrl: 'http://site.test',
    otherNameDeposits: 'credit',
    endSessions: async () => 0,
    throttle: openThrottle(casino),
    isPassword: async (_playerId, password) => password === PASSWORD,
    messages: openSandbox(casino),
    orders: { tries: 1_000_000, seconds: 60 },
    audit: writeAudit,
    onCommitted: () => {},
  }
  // The job tables come with the first worker.
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
  const app = openHttp({ logger: log, random: casino.random })
  mountRoutes(app, paymentRoutes(deps), signedInById)
  paymentCallback(app, deps)
  documentFiles(app, { ...deps, findSignedIn: signedInById, uploads: { tries: 40, seconds: 60 } })

  const cashier = {
    casino,
    bank,
    deps,
    app,
    /** Everything that was written to the log. */
    logged: () => logged.join(''),

    async post(name: string, playerId: string | undefined, body: object, locale = 'tr') {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/payment/${name}`,
        headers: { locale, ...(playerId && { authorization: `Bearer ${playerId}` }) },
        payload: body,
      })
      return { status: answer.statusCode, ...answer.json() }
    },
    deposit: (playerId: string, amount: number, more: object = {}) =>
      cashier.post('deposit', playerId, {
        id: 1,
        target: 'Sandbox',
        detail: { Amount: amount, Bank: 1 },
        requestId: randomUUID(),
        ...more,
      }),
    withdraw: (playerId: string, amount: number, more: object = {}) =>
      cashier.post('withdraw', playerId, {
        id: 1,
        target: 'Havale / EFT',
        detail: { Amount: amount, Iban: IBAN },
        requestId: randomUUID(),
        password: PASSWORD,
        ...more,
      }),
    history: async (playerId: string, question: object = {}, locale = 'tr') =>
      (
        await cashier.post(
          'history',
          playerId,
          { type: 0, before: null, take: 100, ...question },
          locale,
        )
      ).data,

    /** The callback the bank would send, as it stands or changed. */
    verdictOn(payment: { id: string; amount_e5: bigint }, status: string, changed: object = {}) {
      const amountKurus = Number(payment.amount_e5 / 1_000n)
      // Asked about it, the bank says the same.
      if (status === 'approved')
        bank.checkouts.set(payment.id, { status, amountKurus, payer: OWN_PAYER })
      return {
        eventId: randomUUID(),
        kind: status === 'approved' || status === 'declined' ? 'checkout' : 'payout',
        orderId: payment.id,
        gatewayId: bank.idOf(payment.id),
        status,
        amountKurus,
        currency: 'TRY',
        ...(status === 'approved' && { payer: OWN_PAYER }),
        ...changed,
      }
    },
    async callback(body: object | string, headers?: Record<string, string>) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const answer = await app.inject({
        method: 'POST',
        url: '/payments/callback',
        headers: {
          'content-type': 'application/json',
          ...(headers ?? { 'x-bank-signature': sign(SECRET, text, casino.clock.now()) }),
        },
        payload: text,
      })
      return { status: answer.statusCode, ...answer.json() }
    },
    askPayout: (paymentId: string) => paymentTasks(deps).ask_payout?.({ paymentId }),

    /** A payout to the account of `withdraw` long ago, so that it is not new; not among `payments`. */
    async wasPaidBefore(playerId: string) {
      const at = new Date(casino.clock.now().getTime() - 40 * 24 * 60 * 60_000)
      const id = randomUUID()
      const detail = { detail: { Iban: IBAN }, isPayout: true }
      await casino.db
        .insertInto('payment')
        .values({
          ...encryptDetail(deps.fieldCipher, id, detail),
          id,
          player_id: playerId,
          type: 2,
          method_id: LONG_AGO,
          status: 1,
          amount_e5: E5,
          currency: 'TRY',
          gateway_id: null,
          reason: null,
          ledger_mark: 0n,
          hold: null,
          approved_at: at,
          promised_at: null,
          created_at: at,
          updated_at: at,
        })
        .execute()
    },
    /** The player's payments in order, with their details open. */
    async payments(playerId: string) {
      const rows = await casino.db
        .selectFrom('payment')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('method_id', '<>', LONG_AGO)
        .orderBy('seq')
        .execute()
      return rows.map((row) => ({ ...row, detail: decryptDetail(deps.fieldCipher, row) }))
    },
    async onlyPayment(playerId: string) {
      const [payment, ...more] = await cashier.payments(playerId)
      if (!payment || more.length > 0) throw new Error(`${more.length + 1} payments`)
      return payment
    },
    /** Every push promised to the player, in order. */
    async pushes(playerId: string) {
      const rows = await casino.db
        .selectFrom('outbox')
        .select(['command', 'message'])
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute()
      return rows.map(({ command, message }) => [command, message])
    },
    /** Before each test: the bank at rest, and no job of the test before. */
    async startOver() {
      bank.rest()
      await casino.pool.query('delete from graphile_worker._private_jobs')
    },
    async jobs() {
      const found = await casino.pool.query('select key from graphile_worker.jobs order by key')
      return found.rows.map((row) => row.key as string)
    },
    async close() {
      await app.close()
      await bank.close()
      await casino.close()
    },
  }
  return cashier
}

export type Cashier = Awaited<ReturnType<typeof openCashier>>
