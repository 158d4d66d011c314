import { failureText } from '../../lib/api/failure-text.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { t } from './texts.ts'

type NotThereProps = {
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
  words: { loading: string; failed: string; offline: string }
}

/** One row that is on its way, out of reach, or not to be had. */
export function NotThere({ error, fetchStatus, refetch, words }: NotThereProps) {
  const isOffline = fetchStatus === 'paused'
  if (!error && !isOffline) return <LoadingSkeleton label={words.loading} />
  return (
    <Empty
      art="fener"
      title={isOffline ? t('offline.title') : words.failed}
      action={<Button onClick={() => void refetch()}>{t('one.retry')}</Button>}
    >
      {isOffline ? words.offline : failureText(error)}
    </Empty>
  )
}

const LoadingSkeleton = ({ label }: { label: string }) => (
  <div className="case__skeleton" role="status" aria-label={label}>
    <Skeleton width="88px" height="22px" />
    <Skeleton width="160px" height="34px" />
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height="40px" />
    ))}
  </div>
)
