import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { SportsDeps } from './deps.ts'

/** The fields that Digitain signs of each call, in their order. */
const SIGNED = {
  GetBalance: ['PartnerId', 'TimeStamp', 'Token', 'ClientId', 'CurrencyId'],
  GetUserInfo: ['PartnerId', 'TimeStamp', 'Token'],
  CreditBet: [
    ...['PartnerId', 'TimeStamp', 'Token', 'CurrencyId', 'OrderNumber', 'GameId', 'TransactionId'],
    ...['Info', 'DeviceTypeId', 'TypeId', 'BetState', 'PossibleWin'],
  ],
  DebitByBatch: ['PartnerId', 'TimeStamp'],
  RollBackByBatch: ['PartnerId', 'TimeStamp'],
} as const
type Method = keyof typeof SIGNED

/** And of each reply. */
const BASE = ['ResponseCode', 'Description', 'TimeStamp']
const REPLIED: Record<Method, readonly string[]> = {
  GetBalance: [...BASE, 'Token', 'AvailableBalance', 'CurrencyId'],
  GetUserInfo: [
    ...[...BASE, 'Token', 'ClientId', 'CurrencyId', 'FirstName', 'LastName', 'Gender'],
    'BirthDate',
  ],
  CreditBet: [...BASE, 'TransactionId'],
  DebitByBatch: BASE,
  RollBackByBatch: BASE,
}

const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 2_000
const PAUSE_MS = 100

type Fields = Record<string, unknown>
const Reply = z.looseObject({ ResponseCode: z.int(), Signature: z.string() })
const User = z.object({ Token: z.string(), ClientId: z.string(), CurrencyId: z.string() })
const Items = z.object({ Items: z.array(z.object({ ResponseCode: z.int() })) })

export function signatureOf(method: string, pairs: readonly [string, string][], secret: string) {
  const text = pairs.map(([name, value]) => name + value).join('')
  return createHash('md5').update(`method${method}${text}${secret}`).digest('hex')
}

export type OperatorWallet = ReturnType<typeof openOperatorWallet>

/** The operator's wallet. Undefined is silence or nonsense: nothing is known of what was asked. */
export function openOperatorWallet(deps: Omit<SportsDeps, 'pool' | 'chance' | 'resultSecret'>) {
  return {
    /** Changes a visit's token for a session's. Once only: asked again, it would be refused. */
    async userOf(token: string) {
      const user = User.safeParse(await callOnce(deps, 'GetUserInfo', { Token: token }))
      return user.success ? user.data : undefined
    },
    async balanceOf(token: string, ClientId: string, CurrencyId: string) {
      const reply = await call(deps, 'GetBalance', { Token: token, ClientId, CurrencyId })
      return typeof reply?.AvailableBalance === 'number' ? reply.AvailableBalance : undefined
    },
    /** Its ResponseCode. */
    async takeStake(bet: Fields): Promise<number | undefined> {
      return (await call(deps, 'CreditBet', bet))?.ResponseCode
    },
    /** The ResponseCode of the one item. */
    payOut: (item: Fields) => itemCode(deps, 'DebitByBatch', item),
    giveBack: (item: Fields) => itemCode(deps, 'RollBackByBatch', item),
  }
}

async function itemCode(deps: Parameters<typeof call>[0], method: Method, item: Fields) {
  const reply = Items.safeParse(await call(deps, method, { Items: [item] }))
  return reply.success ? reply.data.Items[0]?.ResponseCode : undefined
}

/** Up to three tries of the same message; only silence and nonsense are tried again. */
async function call(deps: Parameters<typeof callOnce>[0], method: Method, fields: Fields) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const reply = await callOnce(deps, method, fields)
    if (reply) return reply
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}

type Caller = Pick<SportsDeps, 'operator' | 'transport' | 'clock' | 'log'>

async function callOnce(
  { operator, transport, clock, log }: Caller,
  method: Method,
  fields: Fields,
) {
  const { walletUrl, partnerId, secret } = operator
  const members: Fields = {
    PartnerId: Number(partnerId),
    TimeStamp: Math.floor(clock() / 1000),
    ...fields,
  }
  try {
    const response = await transport(`${walletUrl}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...members,
        Signature: sign(method, SIGNED[method], members, secret),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply = Reply.safeParse(JSON.parse(await response.text()))
    const isTheirs =
      reply.success && reply.data.Signature === sign(method, REPLIED[method], reply.data, secret)
    // Of these nobody knows what became of the message.
    if (isTheirs && ![1, 21, 500].includes(reply.data.ResponseCode)) return reply.data
    log.warn({ method, status: response.status }, 'operator answered nonsense')
  } catch (error) {
    log.warn({ method, reason: String(error) }, 'operator did not answer')
  }
  return undefined
}

function sign(method: Method, names: readonly string[], members: Fields, secret: string): string {
  const there = names.filter((name) => members[name] !== undefined)
  const pairs = there.map((name): [string, string] => [name, String(members[name])])
  return signatureOf(method, pairs, secret)
}
