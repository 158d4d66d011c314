import './stop.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type StoppedWithdrawal, stopState, stopWithdrawal } from '@zar/contract/payment'
import { OctagonX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { call, Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { isAway } from '../../../lib/api/query.ts'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { useLocation } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SecureAccount } from './secure-account.tsx'
import { t } from './stop-texts.ts'

const keyOf = (token: string) => ['stop-withdrawal', token]

/** `/stop-withdrawal#…`: where the link in the email about a new payout account leads, without a log-in. */
export function StopPage() {
  const token = useLocation().hash.slice(1)
  useLinkLanguage()
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: () => call(stopState, { token }),
    enabled: token !== '',
  })
  const { data, error, refetch } = query
  if (data?.state === 'expired') return <Invalid isOld />
  if (data) return <Withdrawal token={token} withdrawal={data} />
  if (token === '' || isOfLink(error)) return <Invalid isOld={false} />
  if (isAway(query)) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <div className="stop" role="status" aria-label={t('loading')}>
      <Skeleton width="min(320px, 80%)" height="34px" />
      <Skeleton height="220px" radius="var(--radius-panel)" />
    </div>
  )
}

/** Whether the link itself is wrong; what is refused for other reasons may be asked again. */
const isOfLink = (error: Error | null): boolean =>
  error instanceof Refused && (error.code === 'stop_link_invalid' || error.code === 'invalid_input')

const Invalid = ({ isOld }: { isOld: boolean }) => (
  <Empty art="fener" heading="h1" title={t(isOld ? 'expired.title' : 'invalid.title')}>
    {t(isOld ? 'expired.text' : 'invalid.text')}
  </Empty>
)

type WithdrawalProps = { token: string; withdrawal: StoppedWithdrawal }

function Withdrawal({ token, withdrawal }: WithdrawalProps) {
  const { state, until } = withdrawal
  const isOpen = state === 'open'
  const heading = useFocusAfter(state)
  return (
    <div className="stop">
      <h1 ref={heading} tabIndex={-1}>
        {t(`${state}.title`)}
      </h1>
      <section className="panel stop__case" aria-label={t('withdrawal')}>
        <Facts withdrawal={withdrawal} />
        <p className="stop__text">
          {isOpen && until ? t('open.until', { time: formatDate(until) }) : t(`${state}.text`)}
        </p>
        {isOpen && <StopButton token={token} />}
      </section>
      {!isOpen && <SecureAccount token={token} />}
    </div>
  )
}

function Facts({ withdrawal: { amount, account, askedAt } }: Pick<WithdrawalProps, 'withdrawal'>) {
  return (
    <dl className="stop__facts">
      {amount !== null && (
        <div className="stop__sum">
          <dt>{t('amount')}</dt>
          <dd className="num">{formatMoney(amount)}</dd>
        </div>
      )}
      {account && (
        <div>
          <dt>{t('account')}</dt>
          <dd className="num">{account}</dd>
        </div>
      )}
      {askedAt !== null && (
        <div>
          <dt>{t('askedAt')}</dt>
          <dd className="num">{formatDate(askedAt)}</dd>
        </div>
      )}
    </dl>
  )
}

function StopButton({ token }: { token: string }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(stopWithdrawal, { token }),
    onSuccess: (stopped) => {
      client.setQueryData(keyOf(token), stopped)
      void client.invalidateQueries({ queryKey: ['me'] })
    },
    onError: (error) => notify.error(failureText(error)),
  })
  return (
    <Button
      variant="danger"
      size="l"
      wide
      icon={OctagonX}
      busy={isPending ? t('stopping') : undefined}
      onClick={() => mutate()}
    >
      {t('stop')}
    </Button>
  )
}

/** What became of the press is read from its heading. */
function useFocusAfter(state: StoppedWithdrawal['state']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(state)
  useEffect(() => {
    if (state !== first.current) heading.current?.focus()
  }, [state])
  return heading
}
