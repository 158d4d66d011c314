import type { BonusCard, Cashback } from '@zar/contract/bonus'
import { formatDate, formatMoney } from '../../lib/language/format.ts'
import { languageTag } from '../../lib/language/translate.ts'
import type { Column } from '../../ui/data-display/table.tsx'
import { Tag, type TagKind } from '../../ui/data-display/tag.tsx'
import { EndedName } from './ended-name.tsx'
import { t } from './texts.ts'

const TAGS: Partial<Record<BonusCard['status'], TagKind>> = {
  active: 'done',
  waiting: 'wait',
  opted_in: 'wait',
  completed: 'done',
  cancelled: 'no',
}

/** How a bonus stands, in a word. */
export function StatusTag({ status }: { status: BonusCard['status'] }) {
  const kind = TAGS[status]
  return <Tag {...(kind && { kind })}>{t(`status.${status}`)}</Tag>
}

export const ENDED_COLUMNS: Column<BonusCard>[] = [
  {
    name: t('name'),
    cell: ({ title, endedAt, paidBet }) => (
      <>
        <EndedName title={title} endedAt={endedAt} />
        {paidBet && <small className="mist"> {paidBet.info}</small>}
      </>
    ),
    place: 'main',
  },
  {
    name: t('result'),
    cell: ({ status, paidBet }) =>
      paidBet ? <Tag>{t('used')}</Tag> : <StatusTag status={status} />,
    place: 'under',
  },
  {
    name: t('given'),
    cell: ({ amount }) => (amount === null ? '–' : formatMoney(amount)),
    isNumber: true,
    place: 'wide',
  },
  {
    name: t('released'),
    cell: ({ released }) => formatMoney(released),
    isNumber: true,
    place: 'top',
  },
  {
    name: t('when'),
    cell: ({ endedAt }) => (endedAt ? formatDate(endedAt) : '–'),
    isNumber: true,
    place: 'wide',
  },
]

const days = new Intl.DateTimeFormat(languageTag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const CASHBACK_COLUMNS: Column<Cashback>[] = [
  { name: t('day'), cell: ({ day }) => days.format(new Date(day)), place: 'main' },
  { name: t('lost'), cell: ({ lost }) => formatMoney(lost), isNumber: true, place: 'under' },
  { name: t('amount'), cell: ({ amount }) => formatMoney(amount), isNumber: true, place: 'top' },
]
