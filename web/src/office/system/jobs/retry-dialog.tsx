import { type FailedJob, retryJob } from '@zar/contract/office/system/jobs'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { taskName } from './task-names.ts'
import { t } from './texts.ts'
import { useJobsAnew } from './use-jobs.ts'

/** Runs a failed job again, by one person with a reason. */
export function RetryDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const anew = useJobsAnew()
  const { id, task, failure, attempts } = job
  const name = taskName(task)
  return (
    <Confirm
      title={t('retryTitle', { name })}
      verb={t('retryVerb', { id })}
      needsWords
      consequence={t('retryDoes')}
      draft={`job:${id}:retry`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(retryJob, { id, reason })
          notify(t('retried', { name }))
        } finally {
          await anew()
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('task'), name],
          [t('tries'), `${attempts}`],
          [t('why'), failure],
        ]}
      />
    </Confirm>
  )
}
