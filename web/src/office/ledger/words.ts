import type { Account, LedgerTransfer } from '@zar/contract/office/ledger'
import { languageTag } from '../../lib/language/translate.ts'
import { kindName } from './texts.ts'

/** `ZR 204 718 · bakiye`, or the name of an account of the house. */
export const accountText = ({ kind, isHouse }: Account, number?: string): string =>
  isHouse || number === undefined ? kindName(kind) : `${number} · ${kindName(kind)}`

/** The player's end of a transfer; of two the one that the money left. */
export const ownEnd = ({ source, target }: LedgerTransfer) => (source.isHouse ? target : source)

const clock = new Intl.DateTimeFormat(languageTag, {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** `19:58:11.902`, the time of Istanbul. */
export const preciseTime = (iso: string): string => clock.format(new Date(iso)).replace(',', '.')

/** `7ab0…41c6` of a hash. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

/** `90.226.921` of a number in text. */
export const wholeOf = (id: string): string => BigInt(id).toLocaleString(languageTag)
