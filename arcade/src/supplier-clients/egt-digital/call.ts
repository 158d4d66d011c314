import { z } from 'zod/mini'
import type { Chance } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { RewardRow } from '../../store/rewards.ts'
import { askOnce, type WalletTransport } from '../ask-wallet.ts'
import type { EgtDigitalOperator } from './operator.ts'
import { signedHeaders } from './signature.ts'

export type EgtDigitalCalls = WalletTransport & {
  operator: EgtDigitalOperator
  clock: Clock
  uuid: Chance['uuid']
  /** What is told of gift spins with each of them. */
  findGift: (bonusCode: string) => Promise<RewardRow | undefined>
}

/** A refusal is told by its status alone. */
export type Answer = { isOk: true; balanceKurus: number } | { isOk: false; status: string }

const MOVES_MONEY = {
  '/authenticate': false,
  '/balance': false,
  '/api/withdraw': true,
  '/deposit': true,
  '/reverse/withdraw': true,
}
export type Path = keyof typeof MOVES_MONEY

const Reply = z.object({ statusCode: z.string().check(z.regex(/^(OK|ERR_[A-Z_]{1,60})$/)) })
const Ok = z.object({ balance: z.int().check(z.nonnegative()) })
/** What moves money is answered with the operator's own id of it. */
const Moved = z.object({ ...Ok.shape, casinoTransferId: z.string().check(z.minLength(1)) })

/** One signed call. Undefined where nothing certain came back. */
export function callEgtDigital(
  { operator, clock, uuid, findGift: _, ...asking }: EgtDigitalCalls,
  path: Path,
  fields: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  const members = { requestId: uuid(), timestamp: clock(), ...fields }
  return askOnce(asking, {
    url: operator.walletUrl + path,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(members, operator.checksumKey),
    },
    body: JSON.stringify(members),
    read: (text) => readAnswer(path, text),
    about: { path, transfer: fields.transferId },
  })
}

function readAnswer(path: Path, text: string): Answer | undefined {
  const answer: unknown = JSON.parse(text)
  const said = Reply.safeParse(answer)
  if (!said.success) return undefined
  const { statusCode: status } = said.data
  if (status !== 'OK') return { isOk: false, status }
  const told = (MOVES_MONEY[path] ? Moved : Ok).safeParse(answer)
  return told.success ? { isOk: true, balanceKurus: told.data.balance } : undefined
}
