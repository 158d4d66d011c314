import pino from 'pino'
import { openWallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Wire, WireReply } from '../../testing/wire.ts'
import { softgamingsGamesApi } from '../games-api.ts'
import { type Fields, hmacOf, signingKeyOf } from '../signature.ts'
import { softgamingsWalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import { balanceFields, creditFields, debitFields, rollbackFields } from './fields.ts'
import { OPERATOR, openStandIn } from './stand-in.ts'

const HMAC_SECRET = 'a secret of the tests'
const CENT_E5 = 1_000n

const SAYS: Wire['says'] = {
  ok: 'OK',
  changed: 'Transaction Parameter mismatch',
  notEnoughMoney: 'insufficient funds',
  unknownTransaction: 'there is no DEBIT with provided i_actionid',
  rolledBackWin: 'there is no DEBIT with provided i_actionid',
  rolledBackBet: 'Transaction Parameter mismatch',
  disabled: 'user is disabled',
  expired: 'SESSION_EXPIRED',
  wrongCurrency: 'Currency mismatch with user wallet currency',
  wrongGame: 'wrong `i_gamedesc` parameter',
  wrongToken: 'SESSION_EXPIRED',
  failed: 'internal error',
}

const HEADERS = { 'content-type': 'application/json' }

/** Of a machine that others use too; how long one may take is asked where launches are tested. */
const LAUNCH_MAX_MS = 30_000

export type SoftgamingsWire = Awaited<ReturnType<typeof openSoftgamingsWire>>

/** The whole integration over real HTTP: our server, and Fundist's half beside it. */
export async function openSoftgamingsWire(casino: TestCasino, addresses = ['127.0.0.1']) {
  const standIn = await openStandIn()
  const key = signingKeyOf(HMAC_SECRET)
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const provider = softgamingsGamesApi({
    ...OPERATOR,
    baseUrl: standIn.url,
    random,
    timeoutMs: LAUNCH_MAX_MS,
  })
  const app = openHttp({ logger: log, random })
  await app.register(softgamingsWalletApi, {
    prefix: '/wallet/softgamings',
    db,
    wallet,
    log,
    clock,
    hmacSecret: HMAC_SECRET,
    isTheirAddress: openAddressList(addresses),
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/softgamings`

  const send = async (text: string | Buffer, headers: object = {}): Promise<WireReply> =>
    heard(await post(url, text, { ...HEADERS, ...headers }), key)
  const signed = (fields: Fields) => JSON.stringify({ ...fields, hmac: hmacOf(fields, key) })
  const sendFields = (fields: Fields) => send(signed(fields))

  return {
    provider,
    says: SAYS,
    winsName: 'round',
    fullWord: 'limit reached',
    limitWords: { stake: 'limit reached', loss: 'limit reached', time: 'limit reached' },
    answers: { W17: 'there is no DEBIT with provided i_actionid' },
    unitE5: CENT_E5,
    standIn,
    send,
    signed,
    sendFields,
    bet: (seat, message) => sendFields(debitFields(seat, message)),
    win: (seat, message) => sendFields(creditFields(seat, message)),
    // It says by its type what it reverses.
    rollback: (seat, message) => sendFields(rollbackFields(seat, message, message.ofKind ?? 'bet')),
    balance: (seat) => sendFields(balanceFields(seat)),
    betUnheard: (seat, message) => hangUpOnReply(url, signed(debitFields(seat, message)), HEADERS),
    badRequests: badRequests({ send, sendFields, signed }),
    badAmounts: badAmounts(sendFields),
    badWins: badWins(sendFields),
    async close() {
      await app.close()
      await wallet.close()
      await standIn.close()
    },
  } satisfies Wire & Record<string, unknown>
}

/** Every reply is signed: one that is not is no reply. */
function heard({ http, body }: HttpReply, key: Buffer): WireReply {
  const { hmac, ...fields } = JSON.parse(body) as Record<string, string>
  if (hmac !== hmacOf(fields, key)) throw new Error(`a reply that is not signed: ${body}`)
  const { status, error, balance } = fields
  const balanceE5 = balance === undefined ? undefined : BigInt(balance.replace('.', '')) * CENT_E5
  return { http, status: status ?? error ?? '', balanceE5, body }
}
