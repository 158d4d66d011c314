import { useMutation } from '@tanstack/react-query'
import { checkIdentity, type Identity, PAYOUT_BEFORE_CHECK } from '@zar/contract/players/identity'
import { useIdentity, useKeepIdentity } from '../../../lib/account/identity.ts'
import { callForAnswer } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { isAway } from '../../../lib/api/query.ts'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { useHashScroll } from '../../../lib/router/hash-scroll.ts'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { t } from './identity-texts.ts'

const KINDS: Record<Identity['state'], TagKind> = {
  unchecked: 'wait',
  pending: 'info',
  checked: 'done',
  refused: 'no',
  review: 'wait',
}

/** Whether the player's identity was checked, what that means, and the way to it. */
export function IdentityCheck() {
  const query = useIdentity()
  const { data } = query
  useHashScroll(data?.state)
  if (isAway(query)) return <ErrorState heading="h2" onRetry={() => void query.refetch()} />
  return (
    <div className="acc__check" id="identity">
      <div>
        <p className="acc__tagged" role="status">
          <b>{t('name')}</b>
          {data && <Tag kind={KINDS[data.state]}>{t(`${data.state}.tag`)}</Tag>}
        </p>
        <div className="acc__now">
          {data ? <Meaning identity={data} /> : <Skeleton width="90%" height="20px" />}
        </div>
      </div>
      {data ? <IdentityActions state={data.state} /> : <Skeleton width="140px" height="36px" />}
    </div>
  )
}

function Meaning({ identity: { state, answeredAt } }: { identity: Identity }) {
  if (state === 'checked' && answeredAt) return t('checked.at', { time: formatDate(answeredAt) })
  return t(`${state}.text`, { sum: formatMoney(PAYOUT_BEFORE_CHECK) })
}

/** What can be done now: while others are at work, nothing. */
function IdentityActions({ state }: Pick<Identity, 'state'>) {
  const keep = useKeepIdentity()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callForAnswer(checkIdentity, {}),
    onSuccess: ({ data, message }) => {
      keep(data)
      if (message) notify.success(message)
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  if (state !== 'unchecked' && state !== 'refused') return null
  const isAgain = state === 'refused'
  return (
    <div className="acc__tagged">
      <Button
        size="s"
        variant={isAgain ? 'quiet' : 'primary'}
        busy={isPending ? t('beginning') : undefined}
        onClick={() => mutate()}
      >
        {t(isAgain ? 'again' : 'begin')}
      </Button>
      {isAgain && (
        <ButtonLink to="/ticket" size="s">
          {t('support')}
        </ButtonLink>
      )}
    </div>
  )
}
