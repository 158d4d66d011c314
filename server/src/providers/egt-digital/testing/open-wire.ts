import { randomUUID } from 'node:crypto'
import { KURUS_E5 } from '@zar/contract/money'
import pino from 'pino'
import { openWallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { openGameListServer } from '../../testing/game-list-server.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Seat, Wire, WireReply } from '../../testing/wire.ts'
import { egtDigitalGamesApi } from '../games-api.ts'
import { egtDigitalWalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import {
  type Members,
  reverseFields,
  type Session,
  sharedFields,
  transferFields,
} from './fields.ts'
import { KEY, signedHeaders } from './sign-request.ts'

export const SAYS: Wire['says'] = {
  ok: 'OK',
  changed: 'ERR_INVALID_FIELDS',
  notEnoughMoney: 'ERR_NOT_ENOUGH_MONEY',
  unknownTransaction: 'ERR_TRANSFER_DOES_NOT_EXIST',
  rolledBackWin: 'ERR_TRANSFER_ROLLED_BACK',
  rolledBackBet: 'ERR_TRANSFER_ROLLED_BACK',
  disabled: 'ERR_INVALID_PLAYER_ID',
  expired: 'ERR_UNKNOWN',
  wrongCurrency: 'ERR_INVALID_ACCOUNT',
  wrongGame: 'ERR_INVALID_FIELDS',
  wrongToken: 'ERR_UNKNOWN',
  failed: 'ERR_UNKNOWN',
}

export type EgtDigitalWire = Awaited<ReturnType<typeof openEgtDigitalWire>>

/** The whole integration over real HTTP: our server, and EGT Digital's half beside it. */
export async function openEgtDigitalWire(casino: TestCasino, addresses = ['127.0.0.1']) {
  const list = await openGameListServer()
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const provider = egtDigitalGamesApi({
    launchUrl: 'https://games.example/launch',
    casinoId: 'zar',
    gameListUrl: list.url,
  })
  const app = openHttp({ logger: log, random })
  await app.register(egtDigitalWalletApi, {
    prefix: '/wallet/egt-digital',
    db,
    clock,
    random,
    wallet,
    log,
    checksumKey: KEY,
    isTheirAddress: openAddressList(addresses),
  })
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/egt-digital`

  const send = async (path: string, text: string | Buffer, headers: Record<string, string>) =>
    heard(await post(base + path, text, headers))
  const sendFields = (path: string, members: Members) =>
    send(path, JSON.stringify(members), signedHeaders(members))

  // Their sessions, by the code that they were changed for.
  const sessions = new Map<string, string>()
  const sessionOf = (seat: Seat, sessionId = sessions.get(seat.token)): Session => ({
    seat,
    sessionId: sessionId ?? seat.token,
    clock,
  })

  return {
    provider,
    says: SAYS,
    winsName: 'round',
    fullWord: 'ERR_UNKNOWN',
    limitWords: {
      stake: 'ERR_INVALID_PLAYER_ID',
      loss: 'ERR_INVALID_PLAYER_ID',
      time: 'ERR_INVALID_PLAYER_ID',
    },
    answers: {
      W16: 'ERR_TRANSFER_ROLLED_BACK',
      W17: 'ERR_TRANSFER_DOES_NOT_EXIST',
      W21: 'ERR_TRANSFER_DOES_NOT_EXIST',
    },
    takesWinsBack: false,
    unitE5: KURUS_E5,
    send,
    sendFields,
    sessionOf,
    async opened(seat) {
      const sessionId = randomUUID()
      const members = { ...sharedFields(sessionOf(seat, sessionId)), defenceCode: seat.token }
      const said = await sendFields('/authenticate', members)
      if (said.status !== SAYS.ok) throw new Error(`the session was not opened: ${said.body}`)
      sessions.set(seat.token, sessionId)
    },
    bet: (seat, message) => sendFields('/api/withdraw', transferFields(sessionOf(seat), message)),
    win: (seat, message) =>
      sendFields('/deposit', {
        ...transferFields(sessionOf(seat), message),
        reason: 'ROUND_END',
        jackpotWins: [],
      }),
    rollback: (seat, message) =>
      sendFields('/reverse/withdraw', reverseFields(sessionOf(seat), message)),
    balance: (seat) =>
      sendFields('/balance', { ...sharedFields(sessionOf(seat)), currency: 'TRY' }),
    betUnheard: (seat, message) => {
      const members = transferFields(sessionOf(seat), message)
      return hangUpOnReply(`${base}/api/withdraw`, JSON.stringify(members), signedHeaders(members))
    },
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
  const { statusCode, balance } = JSON.parse(body) as { statusCode: string; balance?: number }
  const balanceE5 = balance === undefined ? undefined : BigInt(balance) * KURUS_E5
  return { http, status: statusCode, balanceE5, body }
}
