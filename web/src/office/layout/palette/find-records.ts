import { type FoundRecord, searchRecords } from '@zar/contract/office/desk/search'
import {
  ArrowLeftRight,
  BanknoteArrowDown,
  BanknoteArrowUp,
  Dices,
  type LucideIcon,
  Ticket,
  TicketCheck,
  UserRound,
} from 'lucide-react'
import { formatClock, formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { moneyOf } from '../../parts/money.ts'
import type { Found, SearchProvider } from '../../search-provider.ts'
import { t } from './record-texts.ts'

const ICONS: Record<FoundRecord['kind'], LucideIcon> = {
  player: UserRound,
  withdrawal: BanknoteArrowDown,
  deposit: BanknoteArrowUp,
  transfer: ArrowLeftRight,
  bet: TicketCheck,
  round: Dices,
  ticket: Ticket,
}
const GROUPS = {
  player: 'players',
  withdrawal: 'money',
  deposit: 'money',
  transfer: 'money',
  bet: 'play',
  round: 'play',
  ticket: 'talk',
} as const
/** The tab of a player's page that has it, where it has no screen of its own. */
const TABS = { deposit: 'payments', bet: 'bets', round: 'rounds' } as const
/** Digits of a phone that are shown. */
const SHOWN_DIGITS = 4

function pathOf({ kind, id, player }: FoundRecord): string {
  const named = encodeURIComponent(id)
  if (kind === 'player') return `/office/players/${player.id}`
  if (kind === 'withdrawal') return `/office/withdrawals?row=${named}`
  if (kind === 'transfer') return `/office/ledger?q=${named}`
  if (kind === 'ticket') return `/office/tickets?row=${named}`
  return `/office/players/${player.id}?tab=${TABS[kind]}`
}

function nameOf({ kind, name, player }: FoundRecord): string {
  if (kind === 'player') return player.username
  if (kind === 'withdrawal' || kind === 'deposit') return `#${name}`
  return kind === 'bet' ? `k-${name}` : name
}

function noteOf(record: FoundRecord, query: string): string {
  const { kind, what, by, player, amountE5, at } = record
  if (kind === 'player') {
    const digits = query.replace(/\D/g, '').slice(-SHOWN_DIGITS)
    return [what, player.number, by === 'phone' && `•••• ${digits}`].filter(Boolean).join(' · ')
  }
  const named = kind === 'ticket' || kind === 'round' ? what : null
  const when = at && `${formatDate(at)} ${formatClock(at)}`
  return [named, amountE5 && moneyOf(amountE5), player.username, when].filter(Boolean).join(' · ')
}

/** Records of the house that the server finds for this person. */
export const findRecords: SearchProvider = async (query) => {
  const found = await call(searchRecords, { text: query })
  return found.map(
    (record): Found => ({
      id: `${record.kind}-${record.id}`,
      group: t(GROUPS[record.kind]),
      icon: ICONS[record.kind],
      name: nameOf(record),
      note: noteOf(record, query),
      kind: t(record.kind),
      path: pathOf(record),
    }),
  )
}
