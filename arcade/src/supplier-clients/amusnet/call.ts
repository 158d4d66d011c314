import { askOnce, type WalletTransport } from '../ask-wallet.ts'
import type { Award } from './campaign-store.ts'
import type { AmusnetOperator } from './operator.ts'
import { type Elements, readXml, writeXml } from './xml.ts'

export type AmusnetCalls = WalletTransport & {
  operator: AmusnetOperator
  /** What is told of free spins with each of them. */
  findAward: (identification: string) => Promise<Award>
}

/** A refusal is told by its code alone. */
export type Answer = { isTaken: true; balanceKurus: number } | { isTaken: false; code: string }

/** Each call's path; its document is `…Request`, that of the answer `…Response`. */
const PATHS = {
  Auth: '/Authenticate',
  GetPlayerBalance: '/GetPlayerBalance',
  Withdraw: '/Withdraw',
  Deposit: '/Deposit',
}
export type CallName = keyof typeof PATHS

/**
 * Done, and done before. The others say it too, and more: a reality check is due (1300), nine tenths
 * of a time limit are over (1400), a tenth of the credit is left (1500).
 */
const TAKEN = ['1000', '1100', '1300', '1400', '1500']
const CODE = /^\d{4}$/
const BALANCE = /^(0|[1-9]\d{0,12})$/

/** One call, which names who asks. Undefined where nothing certain came back. */
export function callAmusnet(
  { operator, ...asking }: AmusnetCalls,
  name: CallName,
  fields: Elements,
): Promise<Answer | undefined> {
  const { walletUrl, userName, password } = operator
  return askOnce(asking, {
    url: walletUrl + PATHS[name],
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: writeXml(`${name}Request`, { UserName: userName, Password: password, ...fields }),
    read: (text) => readAnswer(name, text),
    about: { call: name, transfer: fields.TransferId },
  })
}

/** What moves money is answered with the operator's own id of it. */
const NAMES_TRANSFER = { Auth: false, GetPlayerBalance: false, Withdraw: true, Deposit: true }

function readAnswer(name: CallName, text: string): Answer | undefined {
  const elements = readXml(text, `${name}Response`)
  const code = elements?.get('ErrorCode') ?? ''
  if (!CODE.test(code)) return undefined
  if (!TAKEN.includes(code)) return { isTaken: false, code }
  const balance = elements?.get('Balance') ?? ''
  if (!BALANCE.test(balance)) return undefined
  if (NAMES_TRANSFER[name] && !elements?.get('CasinoTransferId')) return undefined
  return { isTaken: true, balanceKurus: Number(balance) }
}
