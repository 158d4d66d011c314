import type { FreeRoundsCard, FreeRoundsOffer } from '@zar/contract/casino/free-rounds'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import type { Column } from '../../../ui/data-display/table.tsx'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { EndedName } from '../ended-name.tsx'
import { t } from './texts.ts'

const OPEN: readonly FreeRoundsCard['status'][] = ['preparing', 'ready']
export const isOpen = ({ status }: FreeRoundsCard) => OPEN.includes(status)

const DAY_MS = 24 * 60 * 60_000

/** What is shown among the current: the open, and for a day what could not be given and is to be claimed again. */
export function isCurrent(grant: FreeRoundsCard, offers: readonly FreeRoundsOffer[]): boolean {
  const { status, endedAt, game, title } = grant
  if (status !== 'failed') return isOpen(grant)
  const isNew = endedAt !== null && Date.now() - Date.parse(endedAt) < DAY_MS
  return isNew && offers.some((offer) => offer.title === title && offer.game.code === game.code)
}

const TAGS: Partial<Record<FreeRoundsCard['status'], TagKind>> = {
  preparing: 'wait',
  ready: 'done',
  cancelled: 'no',
  failed: 'no',
}

/** How free rounds stand, in a word. */
export function StatusTag({ status }: { status: FreeRoundsCard['status'] }) {
  const kind = TAGS[status]
  return <Tag {...(kind && { kind })}>{t(`status.${status}`)}</Tag>
}

export const ENDED_COLUMNS: Column<FreeRoundsCard>[] = [
  { name: t('name'), cell: EndedName, place: 'main' },
  { name: t('result'), cell: ({ status }) => <StatusTag status={status} />, place: 'under' },
  {
    name: t('played'),
    cell: ({ rounds, left }) => t('leftValue', { left: rounds - left, rounds }),
    isNumber: true,
    place: 'wide',
  },
  { name: t('won'), cell: ({ won }) => formatMoney(won), isNumber: true, place: 'top' },
  {
    name: t('when'),
    cell: ({ endedAt }) => (endedAt ? formatDate(endedAt) : '–'),
    isNumber: true,
    place: 'wide',
  },
]
