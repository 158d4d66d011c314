import pino from 'pino'
import { openWallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Wire, WireReply } from '../../testing/wire.ts'
import { everymatrixGamesApi } from '../games-api.ts'
import { everymatrixWalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import {
  balanceFields,
  CREDENTIALS,
  type Members,
  resultFields,
  rollbackFields,
  wagerFields,
} from './fields.ts'
import { openStandIn } from './stand-in.ts'

const SAYS: Wire['says'] = {
  ok: '0',
  changed: '101',
  notEnoughMoney: '104',
  unknownTransaction: '108',
  rolledBackWin: '107',
  rolledBackBet: '107',
  disabled: '102',
  expired: '114',
  wrongCurrency: '106',
  wrongGame: '101',
  wrongToken: '103',
  failed: '101',
}

const HEADERS = { 'content-type': 'application/json' }

export type EverymatrixWire = Awaited<ReturnType<typeof openEverymatrixWire>>

/** The whole integration over real HTTP: our server, and EveryMatrix's half beside it. */
export async function openEverymatrixWire(casino: TestCasino) {
  const standIn = await openStandIn()
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const provider = everymatrixGamesApi({
    launchUrl: 'https://games.example',
    operatorId: '2407',
    feedUrl: standIn.feedUrl,
    cashierUrl: 'http://localhost:3000/dashboard/deposit',
  })
  const app = openHttp({ logger: log, random })
  await app.register(everymatrixWalletApi, {
    prefix: '/wallet/everymatrix',
    db,
    clock,
    wallet,
    log,
    credentials: CREDENTIALS,
    isTheirAddress: openAddressList(['127.0.0.1']),
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/everymatrix`
  const send = async (text: string | Buffer) => heard(await post(url, text, HEADERS))
  const sendFields = (members: Members) => send(JSON.stringify(members))

  return {
    provider,
    says: SAYS,
    winsName: 'round',
    fullWord: '101',
    limitWords: { stake: '110', loss: '109', time: '111' },
    answers: { W17: '108' },
    reversedBefore: '107',
    excluded: '113',
    send,
    sendFields,
    bet: (seat, message) => sendFields(wagerFields(seat, message)),
    // A win of free spins may come without a bet, which those of the suite never may.
    win: (seat, message) => sendFields(resultFields(seat, { ...message, isFree: false })),
    // It says by its request what it reverses.
    rollback: (seat, message) => sendFields(rollbackFields(seat, message)),
    balance: (seat) => sendFields(balanceFields(seat)),
    betUnheard: (seat, message) =>
      hangUpOnReply(url, JSON.stringify(wagerFields(seat, message)), HEADERS),
    badRequests: badRequests({ send, sendFields }),
    badAmounts: badAmounts({ send, sendFields }),
    badWins: badWins({ send, sendFields }),
    async close() {
      await app.close()
      await wallet.close()
      await standIn.close()
    },
  } satisfies Wire & Record<string, unknown>
}

function heard({ http, body }: HttpReply): WireReply {
  const { ReturnCode, Balance } = JSON.parse(body) as { ReturnCode: number; Balance?: number }
  const balanceE5 = Balance === undefined ? undefined : BigInt(Math.round(Balance * 100_000))
  return { http, status: String(ReturnCode), balanceE5, body }
}
