import { useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmEmail } from '@zar/contract/players/auth'
import { useEffect } from 'react'
import { callForAnswer, Refused } from '../../../lib/api/call.ts'
import { isAway } from '../../../lib/api/query.ts'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { useLocation } from '../../../lib/router/router.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { t } from './confirm-email-texts.ts'

/** `/confirm-email#…`: where the link in the email to a new address leads, without a log-in. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1)
  useLinkLanguage()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => callForAnswer(confirmEmail, { token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error, refetch } = query
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: ['me', 'account'] })
  }, [data, client])
  if (token === '') return <Incomplete />
  if (data) return <Done />
  if (error instanceof Refused && isOfLink(error.code)) return <NotConfirmed code={error.code} />
  if (isAway(query)) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <div className="empty" role="status" aria-label={t('loading')}>
      <Skeleton width="240px" height="180px" radius="var(--radius-panel)" />
      <Skeleton width="min(320px, 80%)" height="34px" />
      <Skeleton width="min(420px, 90%)" height="22px" />
    </div>
  )
}

function Done() {
  const isSignedIn = Boolean(useSession())
  return (
    <Empty
      art="nazar"
      heading="h1"
      title={t('done.title')}
      action={
        <ButtonLink to={isSignedIn ? '/dashboard/account' : '/?dialog=login'} variant="primary">
          {t(isSignedIn ? 'done.account' : 'done.login')}
        </ButtonLink>
      }
    >
      {t('done.text')}
    </Empty>
  )
}

const Incomplete = () => (
  <Empty art="fener" heading="h1" title={t('incomplete.title')}>
    {t('incomplete.text')}
  </Empty>
)

/** Whether the link or its address is wrong; what is refused for other reasons may be asked again. */
const isOfLink = (code: Refused['code']): boolean =>
  code === 'email_link_invalid' || code === 'email_taken' || code === 'invalid_input'

const NotConfirmed = ({ code }: { code: Refused['code'] }) => {
  const isTaken = code === 'email_taken'
  return (
    <Empty art="fener" heading="h1" title={t(isTaken ? 'taken.title' : 'invalid.title')}>
      {t(isTaken ? 'taken.text' : 'invalid.text')}
    </Empty>
  )
}
