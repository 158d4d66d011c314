import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { openWallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { decimalE5, parseExactJson, writeExactJson } from '../../../platform/http/exact-json.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { countCalls } from '../../count-calls.ts'
import { openGameListServer } from '../../testing/game-list-server.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Wire, WireReply } from '../../testing/wire.ts'
import { digitainGamesApi } from '../games-api.ts'
import type { Fields } from '../message.ts'
import { signatureOf } from '../signature.ts'
import { CODES } from '../statuses.ts'
import { digitainWalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import { amendItem, betItem, type Members, refundItem, winItem } from './fields.ts'
import { KEY, OPERATOR_ID, signedAt } from './sign-request.ts'

const HEADERS = { 'content-type': 'application/json' }

const SAYS: Wire['says'] = {
  ok: String(CODES.ok),
  changed: String(CODES.transactionExists),
  notEnoughMoney: String(CODES.lowBalance),
  unknownTransaction: String(CODES.transactionNotFound),
  rolledBackWin: String(CODES.alreadyRefunded),
  rolledBackBet: String(CODES.alreadyRefunded),
  disabled: String(CODES.sessionExpired),
  expired: String(CODES.sessionExpired),
  wrongCurrency: String(CODES.wrongCurrency),
  wrongGame: String(CODES.gameNotFound),
  wrongToken: String(CODES.sessionNotFound),
  failed: String(CODES.general),
}

export type DigitainWire = Awaited<ReturnType<typeof openDigitainWire>>

/** The whole integration over real HTTP: our server, and Digitain's half beside it. */
export async function openDigitainWire(casino: TestCasino, answerMaxMs?: number) {
  const list = await openGameListServer()
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const provider = digitainGamesApi({
    baseUrl: 'https://games.example',
    operatorId: OPERATOR_ID,
    mainDomain: 'zar.example',
    gameListUrl: list.url,
  })
  const app = openHttp({ logger: log, random })
  const counted: string[] = []
  const openScope = async (scope: FastifyInstance) => {
    countCalls(scope, (method, ending) => counted.push(`${method} ${ending}`))
    await digitainWalletApi(scope, {
      db,
      clock,
      random,
      wallet,
      log,
      operatorId: OPERATOR_ID,
      hmacKey: KEY,
      isTheirAddress: openAddressList(['127.0.0.1']),
      answerMaxMs,
    })
  }
  await app.register(openScope, { prefix: '/wallet/digitain' })
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/digitain`

  const signed = (members: Members) => signedAt(clock.now(), members)
  const send = async (path: string, text: string | Buffer) =>
    heard(await post(base + path, text, HEADERS))
  const ask = (path: string, members: Members) => send(path, writeExactJson(signed(members)))
  const items = (path: string, ...all: Members[]) => ask(path, { items: all })

  return {
    provider,
    says: SAYS,
    tellsRoundClosed: false,
    fullWord: String(CODES.general),
    limitWords: {
      stake: String(CODES.lowBalance),
      loss: String(CODES.lowBalance),
      time: String(CODES.sessionExpired),
    },
    answers: { W16: String(CODES.transactionExists) },
    reversedBefore: String(CODES.alreadyRefunded),
    amendsWins: true,
    paidBet: String(CODES.betAlreadyWon),
    replay: { says: String(CODES.transactionExists), balance: 'then' },
    signed,
    send,
    ask,
    items,
    /** What operators are told of each call. */
    counted,
    bet: (seat, message) => items('/bet', betItem(seat, message)),
    win: (seat, message) => items('/win', winItem(seat, message)),
    /** An amend takes a win back, a refund a bet. */
    rollback: (seat, message) =>
      message.ofKind === 'win'
        ? items('/amend', amendItem(seat, message))
        : items('/refund', refundItem(seat, message)),
    balance: ({ token, playerId }) => ask('/getbalance', { token, playerId, currencyId: 'TRY' }),
    betUnheard: (seat, message) => {
      const members = signed({ items: [betItem(seat, message)] })
      return hangUpOnReply(`${base}/bet`, writeExactJson(members), HEADERS)
    },
    badRequests: badRequests({ send, clock }),
    badAmounts: badAmounts({ send, clock }),
    badWins: badWins({ send, clock }),
    async close() {
      await app.close()
      await wallet.close()
      await list.close()
    },
  } satisfies Wire & Record<string, unknown>
}

/** What is said to whoever does not show to be them: a code and no more. */
const TO_STRANGERS = [CODES.invalidSignature, CODES.wrongOperator, CODES.missingParameter]

/**
 * Every reply to them is signed: one that is not is no reply. The first item is what a case is about.
 */
function heard({ http, body }: HttpReply): WireReply & { told: Fields; items: Fields[] } {
  const told = parseExactJson(Buffer.from(body)) as Fields
  const { timestamp, signature, items = [] } = told as Record<string, string> & { items: Fields[] }
  const isToStranger =
    Object.keys(told).length === 1 && TO_STRANGERS.some((code) => String(code) === codeIn(told))
  if (!isToStranger && signature !== signatureOf(KEY, timestamp ?? '', OPERATOR_ID)) {
    throw new Error(`a reply that is not signed: ${body}`)
  }
  const isTaken = codeIn(told) === String(CODES.ok)
  const one = (isTaken && items[0]) || told
  return { http, status: codeIn(one), body, told, items, balanceE5: decimalE5(one.balance) }
}

export const codeIn = ({ errorCode }: Fields): string =>
  String((errorCode as { digits?: string } | undefined)?.digits)
