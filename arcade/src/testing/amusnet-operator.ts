import type { AmusnetOperator } from '../supplier-clients/amusnet/operator.ts'
import { readXml, writeXml } from '../supplier-clients/amusnet/xml.ts'
import type { OperatorRequest, Outcome } from './round-books.ts'
import { type OperatorProtocol, openRoundOperator, type RawRequest } from './round-operator.ts'

const NAMES: Record<string, string> = {
  '/Authenticate': 'Auth',
  '/GetPlayerBalance': 'GetPlayerBalance',
  '/Withdraw': 'Withdraw',
  '/Deposit': 'Deposit',
}
const SHARED = ['UserName', 'Password', 'PlayerId', 'PortalCode', 'GameId', 'SessionId']
const OF_MOVEMENTS = [...SHARED, 'Currency', 'TransferId', 'GameNumber', 'Amount', 'Reason']
const NEEDED: Record<string, string[]> = {
  Auth: [...SHARED, 'DefenceCode'],
  GetPlayerBalance: [...SHARED, 'Currency'],
  Withdraw: OF_MOVEMENTS,
  Deposit: OF_MOVEMENTS,
}
const KINDS: Record<string, OperatorRequest['kind']> = {
  Auth: 'open',
  GetPlayerBalance: 'balance',
  'Withdraw ROUND_BEGIN': 'bet',
  'Deposit ROUND_END': 'win',
  'Deposit JACKPOT_END': 'win',
  'Deposit ROUND_CANCEL': 'cancel',
}
const CODES: Record<Outcome, string> = {
  ok: '1000',
  again: '1100',
  called_off_before: '1100',
  not_enough_money: '3100',
  unknown: '3000',
  no_session: '3000',
  spent: '3100',
}

const CREDENTIALS = { portal: 'ZAR_REAL', userName: 'amusnet', password: 'p&ss<word' }

/** An operator that takes the games over Amusnet; its wallet is at the path `mount`. */
export async function openAmusnetOperator(credentials = CREDENTIALS, mount?: string) {
  const speech: OperatorProtocol = {
    read: (raw) => read(raw, credentials),
    word: (_asked, outcome) => CODES[outcome],
    write: (path, { word, balanceKurus, transferId }) =>
      writeXml(`${NAMES[path] ?? 'GetDefenceCode'}Response`, {
        ...(balanceKurus !== undefined && { Balance: String(balanceKurus) }),
        ...(transferId !== undefined && { CasinoTransferId: `of-${transferId}` }),
        ErrorCode: word,
        ErrorMessage: 'as the code says',
      }),
  }
  const open = await openRoundOperator(speech, mount)
  const operator: AmusnetOperator = { walletUrl: open.walletUrl, ...credentials }
  return { ...open, operator }
}

function read(
  { path, text }: RawRequest,
  { portal, userName, password }: Omit<AmusnetOperator, 'walletUrl'>,
) {
  const name = NAMES[path] ?? ''
  const [spin = ''] = /<Freespin>.*<\/Freespin>/.exec(text) ?? []
  const elements = readXml(text.replace(spin, ''), `${name}Request`) ?? []
  const freespin = readXml(spin, 'Freespin')
  const fields: Record<string, string> = Object.fromEntries(elements)
  const { UserName, Password, PortalCode, Amount, TransferId, GameNumber, DefenceCode } = fields
  if (UserName !== userName || Password !== password) throw new Error('wrong credentials')
  if (PortalCode !== `${portal}_TRY`) throw new Error(`portal ${PortalCode}`)
  const missing = NEEDED[name]?.filter((field) => !fields[field]) ?? ['everything']
  const kind = KINDS[[name, fields.Reason].join(' ').trim()]
  if (missing.length > 0 || !kind) throw new Error(`${name}: ${missing} missing`)
  return {
    fields: { ...fields, ...(freespin && { Freespin: Object.fromEntries(freespin) }) },
    kind,
    player: fields.PlayerId ?? '',
    session: fields.SessionId ?? '',
    code: DefenceCode,
    id: TransferId,
    round: GameNumber,
    amountKurus: amountOf(kind, Amount, freespin !== undefined),
  }
}

/** The stake of a free spin is the operator's own. */
function amountOf(kind: OperatorRequest['kind'], amount: string | undefined, isFree: boolean) {
  if (amount === undefined) return undefined
  return isFree && kind !== 'win' ? 0 : Number(amount)
}
