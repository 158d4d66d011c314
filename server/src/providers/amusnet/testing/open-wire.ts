import { randomUUID } from 'node:crypto'
import { KURUS_E5 } from '@zar/contract/money'
import pino from 'pino'
import { openWallet, type Wallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { openGameListServer } from '../../testing/game-list-server.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Seat, Wire, WireReply } from '../../testing/wire.ts'
import { amusnetGamesApi } from '../games-api.ts'
import { amusnetWalletApi } from '../wallet-api.ts'
import { readXml } from '../xml.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import { CREDENTIALS, type Fields, PORTAL, sharedFields, withdrawFields, xmlOf } from './fields.ts'

export const SAYS: Wire['says'] = {
  ok: '1000',
  changed: '3000',
  notEnoughMoney: '3100',
  unknownTransaction: '3000',
  rolledBackWin: '3000',
  rolledBackBet: '3000',
  disabled: '3500',
  expired: '3500',
  wrongCurrency: '3000',
  wrongGame: '3000',
  wrongToken: '3000',
  failed: '3000',
}

export type AmusnetWire = Awaited<ReturnType<typeof openAmusnetWire>>

const HEADERS = { 'content-type': 'text/xml' }

/** The whole integration over real HTTP: our server, and Amusnet's half beside it. */
export async function openAmusnetWire(casino: TestCasino, wrap = (wallet: Wallet) => wallet) {
  const list = await openGameListServer()
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = wrap(openWallet({ pool, clock, house, log }))
  const provider = amusnetGamesApi({
    gameUrl: 'https://games.example/launch',
    portal: PORTAL,
    gameListUrl: list.url,
  })
  const app = openHttp({ logger: log, random })
  await app.register(amusnetWalletApi, {
    prefix: '/wallet/amusnet',
    db,
    clock,
    random,
    wallet,
    log,
    portal: PORTAL,
    credentials: CREDENTIALS,
    isTheirAddress: openAddressList(['127.0.0.1']),
  })
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/amusnet`

  const send = async (path: string, text: string | Buffer) =>
    heard(await post(base + path, text, HEADERS))
  const sendFields = (path: string, fields: Fields) =>
    send(path, xmlOf(`${path === '/Authenticate' ? 'Auth' : path.slice(1)}Request`, fields))

  // Their sessions, by the code that they were changed for.
  const sessions = new Map<string, string>()
  const sessionOf = ({ token }: Seat) => sessions.get(token) ?? token

  return {
    provider,
    says: SAYS,
    winsName: 'round',
    rollbacksName: 'round',
    tellsRoundClosed: false,
    fullWord: '3000',
    limitWords: { stake: '3300', loss: '3400', time: '3500' },
    answers: { W16: '1100', W17: '3000', W21: '3000' },
    replay: { says: '1100', balance: 'now' },
    takesWinsBack: false,
    unitE5: KURUS_E5,
    send,
    sendFields,
    sessionOf,
    async opened(seat) {
      const sessionId = randomUUID()
      const said = await sendFields('/Authenticate', {
        ...sharedFields(seat, sessionId),
        DefenceCode: seat.token,
      })
      if (said.status !== SAYS.ok) throw new Error(`the session was not opened: ${said.body}`)
      sessions.set(seat.token, sessionId)
    },
    bet: (seat, message) => sendFields('/Withdraw', withdrawFields(seat, sessionOf(seat), message)),
    win: (seat, message) =>
      sendFields('/Deposit', {
        ...withdrawFields(seat, sessionOf(seat), message),
        Reason: 'ROUND_END',
      }),
    rollback: (seat, message) =>
      sendFields('/Deposit', {
        ...withdrawFields(seat, sessionOf(seat), message),
        Reason: 'ROUND_CANCEL',
      }),
    balance: (seat) => sendFields('/GetPlayerBalance', sharedFields(seat, sessionOf(seat))),
    betUnheard: (seat, message) =>
      hangUpOnReply(
        `${base}/Withdraw`,
        xmlOf('WithdrawRequest', withdrawFields(seat, sessionOf(seat), message)),
        HEADERS,
      ),
    badRequests: badRequests({ send, sessionOf }),
    badAmounts: badAmounts({ send, sessionOf }),
    badWins: badWins({ send, sessionOf }),
    async close() {
      await app.close()
      await wallet.close()
      await list.close()
    },
  } satisfies Wire & Record<string, unknown>
}

function heard({ http, body }: HttpReply): WireReply {
  const { content } = readXml(body)
  const textOf = (name: string) => {
    const text = typeof content === 'string' ? undefined : content.get(name)
    return typeof text === 'string' ? text : undefined
  }
  const balance = textOf('Balance')
  const balanceE5 = balance === undefined ? undefined : BigInt(balance) * KURUS_E5
  return { http, status: textOf('ErrorCode') ?? '', balanceE5, body }
}
