import './cashier.css'
import { PAYMENT_TYPES, type PaymentMethod } from '@zar/contract/payment'
import { useState } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { METHOD_ICONS } from '../../ui/icons/method-icons.ts'
import { t } from './texts.ts'
import { formatLimits, useMethods } from './use-methods.ts'

/** Cards of every way to pay in (1) or out (2); one opens its form. */
export function MethodList({ type }: { type: PaymentMethod['type'] }) {
  const { data, error, refetch } = useMethods(type)
  const isOnline = useOnline()
  if (!data && (error || !isOnline)) {
    return (
      <Empty
        art="fener"
        title={error ? failureText(error) : t('offline')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  }
  if (!data) return <MethodSkeleton count={type === PAYMENT_TYPES.Deposit ? 9 : 5} />
  if (data.length === 0) {
    return (
      <Empty
        art="balik"
        title={t(type === PAYMENT_TYPES.Deposit ? 'deposit.none' : 'withdraw.none')}
      >
        {t('none.text')}
      </Empty>
    )
  }
  return <Methods methods={data} />
}

const GROUPS = ['bank', 'card', 'crypto', 'other'] as const

function Methods({ methods }: { methods: PaymentMethod[] }) {
  const [group, setGroup] = useState<string>('all')
  const of = (id: string) => methods.filter((method) => id === 'all' || method.group === id)
  const groups = (['all', ...GROUPS] as const).filter((id) => of(id).length > 0)
  return (
    <>
      {groups.length > 2 && (
        <Chips
          label={t('groups')}
          choices={groups.map((id) => ({ id, label: t(`group.${id}`), count: of(id).length }))}
          chosen={group}
          onChoose={setGroup}
        />
      )}
      <ul className="pays" aria-label={t('methods')}>
        {of(group).map((method) => (
          <li key={method.id}>
            <MethodCard method={method} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MethodCard({ method }: { method: PaymentMethod }) {
  const { id, type, title, note, icon, minutes, isLastUsed, closed } = method
  const look = closed === null ? '' : ' is-closed'
  return (
    <button
      type="button"
      className={`${isLastUsed ? 'pay is-on' : 'pay'}${look}`}
      aria-disabled={closed !== null || undefined}
      onClick={() => closed === null && openDialog({ name: 'payment', id, type, title })}
    >
      <span className="pay__icon">
        <Icon of={METHOD_ICONS[icon]} size="l" />
      </span>
      <b>{title}</b>
      {closed !== null ? (
        <Tag kind="wait">{t('closed')}</Tag>
      ) : (
        isLastUsed && <Tag kind="done">{t('lastUsed')}</Tag>
      )}
      <small className="pay__note">{closed ?? note}</small>
      <span className="pay__facts">
        <span>
          <small>{t('limits')}</small> {formatLimits(method)}
        </span>{' '}
        <span>
          <small>{t('arrives')}</small> {t('minutes', { minutes })}
        </span>
      </span>
    </button>
  )
}

export function MethodSkeleton({ count }: { count: number }) {
  return (
    <div className="pays" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Skeleton key={at} height="152px" radius="14px" />
      ))}
    </div>
  )
}
