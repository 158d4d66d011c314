import type { WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { moneyOf } from '../parts/money.ts'
import { promiseSaid } from './spans.ts'
import { holdName, t } from './texts.ts'

export type State = WithdrawalRow['state']

const HOLDS: Record<string, { key: Parameters<typeof holdName>[0]; tone: Tone }> = {
  amount: { key: 'amount', tone: 'info' },
  linked: { key: 'linked', tone: 'no' },
  verification: { key: 'verification', tone: 'wait' },
  bonus: { key: 'bonus', tone: 'wait' },
  turnover: { key: 'turnover', tone: 'wait' },
  velocity: { key: 'velocity', tone: 'wait' },
  new_account: { key: 'new_account', tone: 'info' },
  payee: { key: 'payee', tone: 'wait' },
  document: { key: 'document', tone: 'info' },
  risk: { key: 'risk', tone: 'no' },
  manual: { key: 'manual', tone: 'line' },
}

/** Why it waits, in two words; a hold that this page does not know by its sentence. */
export function whyShort({ hold, why }: Pick<WithdrawalRow, 'hold' | 'why'>): string {
  const known = HOLDS[hold]
  return known ? holdName(known.key) : why
}

export const HoldTag = ({ row }: { row: WithdrawalRow }) => (
  <span title={row.why}>
    <Tag tone={HOLDS[row.hold]?.tone}>{whyShort(row)}</Tag>
  </span>
)

const TONES: Record<State, Tone> = {
  held: 'line',
  first_approved: 'wait',
  extended: 'info',
  timed: 'line',
  law: 'no',
}

export const StateTag = ({ state }: { state: State }) => <Tag tone={TONES[state]}>{t(state)}</Tag>

/** A row of the queue as the page has it: one that somebody else has decided stands until the list is read anew. */
export type QueueRow = WithdrawalRow & { isGone?: boolean }

export const RowState = ({ row: { state, isGone } }: { row: QueueRow }) =>
  isGone ? <Tag>{t('gone')}</Tag> : <StateTag state={state} />

/** `#5b0e9c50`: as people call it. */
export const shortId = (id: string): string => `#${id.slice(0, 8)}`

/** Who has it open; a lock that has run out is nobody's. */
export const ownerOf = ({ owner }: WithdrawalRow, now = Date.now()): WithdrawalRow['owner'] =>
  owner && Date.parse(owner.until) > now ? owner : null

/** A row as it is heard: `marti34, ₺18.500,00, söz 4 dakika, tutar sınırın üstünde, ikinci onay bekliyor`. */
export function nameOf(row: QueueRow): string {
  const owner = ownerOf(row)
  const said = t('rowName', {
    name: row.player.username,
    sum: moneyOf(row.amountE5),
    promise: promiseSaid(row.promiseAt, Date.now()),
    why: whyShort(row),
    state: t(row.isGone ? 'gone' : row.state),
  })
  return owner ? `${said}, ${t('rowOwner', { owner: owner.isOwn ? t('you') : owner.name })}` : said
}
