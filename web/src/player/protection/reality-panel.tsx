import { useMutation, useQueryClient } from '@tanstack/react-query'
import { REALITY_CHECK_MINUTES, setRealityCheck } from '@zar/contract/protection'
import {
  REALITY_CHECK_KEY,
  REALITY_CHECK_PART,
  useRealityCheck,
} from '../../lib/account/reality-check.ts'
import { callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { isAway } from '../../lib/api/query.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { t } from './reality-texts.ts'

const CHOICES = REALITY_CHECK_MINUTES.map((minutes) => ({
  id: `${minutes}` as const,
  label: t('minutes', { count: minutes }),
}))

/** How often the player is told of their time and result. It is no limit: it holds at once. */
export function RealityPanel() {
  const check = useRealityCheck()
  const client = useQueryClient()
  const set = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (everyMinutes: (typeof REALITY_CHECK_MINUTES)[number]) =>
      callForAnswer(setRealityCheck, { everyMinutes }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(REALITY_CHECK_KEY, data)
      notify.success(message)
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  const chosen = set.isPending ? set.variables : check.data?.everyMinutes
  return (
    <section className="panel" aria-labelledby={REALITY_CHECK_PART}>
      <div className="panel__head">
        <h2 id={REALITY_CHECK_PART}>{t('panel')}</h2>
      </div>
      <div className="guard__body">
        <p className="guard__note">{t('panelNote')}</p>
        {chosen && (
          <Chips
            label={t('every')}
            choices={CHOICES}
            chosen={`${chosen}`}
            onChoose={(id) => set.mutate(Number(id) as typeof chosen)}
          />
        )}
        {isAway(check) && <ErrorState onRetry={() => void check.refetch()} />}
        {!chosen && !isAway(check) && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="44px" />
          </div>
        )}
      </div>
    </section>
  )
}
