import './transaction.css'
import type { Transaction } from '@zar/contract/payment'
import { MessageCircle, X } from 'lucide-react'
import { useEffect } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { formatMoney } from '../../lib/format.ts'
import { openSupport } from '../../lib/live-chat.ts'
import { usePhone } from '../../lib/media.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from './status-tag.tsx'
import { t } from './texts.ts'
import { Timeline } from './timeline.tsx'
import { rowId, useWide } from './use-open-transaction.ts'
import { useTransaction } from './use-transaction.ts'

type Shown = { id: string; onClose: () => void }

/** One payment: beside the list where there is room, else over it. */
export function TransactionPanel({ id, onClose }: Shown) {
  const isWide = useWide()
  const isPhone = usePhone()
  useFocusBack(id)
  if (isWide) {
    return (
      <aside className="panel hist__one" aria-label={t('one.label')}>
        <Case id={id} onClose={onClose} />
      </aside>
    )
  }
  return (
    <Sheet side={isPhone ? 'bottom' : 'right'} label={t('one.label')} onClose={onClose}>
      <div className="case__sheet">
        <Case id={id} onClose={onClose} />
      </div>
    </Sheet>
  )
}

/** What had the focus is gone with the payment: its row in the list takes it. */
function useFocusBack(id: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(rowId(id))?.focus()
    },
    [id],
  )
}

function Case({ id, onClose }: Shown) {
  const query = useTransaction(id)
  const { data } = query
  const name = data ? t(data.type === 1 ? 'one.deposit' : 'one.withdrawal') : t('one.label')
  return (
    <>
      <div className="panel__head">
        <h2 className="num">
          {name} <span className="case__number">#{id.slice(0, 8).toLowerCase()}</span>
        </h2>
        <IconButton icon={X} label={t('one.close')} onClick={onClose} />
      </div>
      <div className="case">{data ? <Facts transaction={data} /> : <NotThere {...query} />}</div>
    </>
  )
}

/** On its way, out of reach, or not to be had. */
function NotThere({ error, fetchStatus, refetch }: ReturnType<typeof useTransaction>) {
  const isOffline = fetchStatus === 'paused'
  if (!error && !isOffline) return <Bones />
  return (
    <Empty
      art="fener"
      title={isOffline ? t('offline.title') : t('one.failed')}
      action={<Button onClick={() => void refetch()}>{t('one.retry')}</Button>}
    >
      {isOffline ? t('one.offline') : failureText(error)}
    </Empty>
  )
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { status, amount, title, account, steps } = transaction
  return (
    <>
      <div>
        <StatusTag status={status} />
        <p className="case__sum">{formatMoney(amount)}</p>
        <p className="case__where num">{[title, account].filter(Boolean).join(' · ')}</p>
      </div>
      <Timeline steps={steps} />
      <Button icon={MessageCircle} wide onClick={openSupport}>
        {t('one.ask')}
      </Button>
    </>
  )
}

const Bones = () => (
  <div className="case__bones" role="status" aria-label={t('one.loading')}>
    <Skeleton width="88px" height="22px" />
    <Skeleton width="160px" height="34px" />
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height="40px" />
    ))}
  </div>
)
