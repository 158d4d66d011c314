import { PAYMENT_TYPES, type Transaction } from '@zar/contract/payment'
import { MessageCircle, X } from 'lucide-react'
import { formatMoney } from '../../../lib/language/format.ts'
import { openSupport } from '../../../lib/third-party/live-chat.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { DetailPanel } from '../detail-panel.tsx'
import { NotThere } from '../not-there.tsx'
import { t } from '../texts.ts'
import { Timeline } from '../timeline.tsx'
import { rowId } from '../use-open-one.ts'
import { ReviewClock } from './review-clock.tsx'
import { StatusTag } from './status-tag.tsx'
import { useTransaction } from './use-transaction.ts'

const WORDS = {
  loading: t('one.loading'),
  failed: t('one.failed'),
  offline: t('one.offline'),
}

type PanelProps = { id: string; onClose: () => void }

/** One payment. */
export const TransactionPanel = ({ id, onClose }: PanelProps) => (
  <DetailPanel label={t('one.label')} rowId={rowId(id)} onClose={onClose}>
    <Case id={id} onClose={onClose} />
  </DetailPanel>
)

function Case({ id, onClose }: PanelProps) {
  const query = useTransaction(id)
  const { data, dataUpdatedAt } = query
  const name = data
    ? t(data.type === PAYMENT_TYPES.Deposit ? 'one.deposit' : 'one.withdrawal')
    : t('one.label')
  return (
    <>
      <div className="panel__head">
        <h2 className="num">
          {name} <span className="case__number">#{id.slice(0, 8).toLowerCase()}</span>
        </h2>
        <IconButton icon={X} label={t('one.close')} onClick={onClose} />
      </div>
      <div className="case">
        {data ? (
          <Facts transaction={data} toldAt={dataUpdatedAt} />
        ) : (
          <NotThere {...query} words={WORDS} />
        )}
      </div>
    </>
  )
}

type FactsProps = { transaction: Transaction; toldAt: number }

function Facts({ transaction, toldAt }: FactsProps) {
  const { status, amount, title, account, steps, review } = transaction
  return (
    <>
      <div>
        <StatusTag status={status} />
        <p className="case__sum">{formatMoney(amount)}</p>
        <p className="case__where num">{[title, account].filter(Boolean).join(' · ')}</p>
      </div>
      {review && <ReviewClock review={review} toldAt={toldAt} />}
      <Timeline steps={steps} />
      <Button icon={MessageCircle} wide onClick={openSupport}>
        {t('one.ask')}
      </Button>
    </>
  )
}
