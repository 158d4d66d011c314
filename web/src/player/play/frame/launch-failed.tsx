import type { ReactNode } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { t } from '../texts.ts'

type Props = {
  error: Error
  /** Its supplier cannot be reached; the game opens by itself once it can. */
  isClosed: boolean
  onRetry: () => void
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

/** Where the game would stand: the server's word, and the way to try again. A break is only looked at. */
export function LaunchFailed({ error, isClosed, onRetry, heading = 'h2', children }: Props) {
  const code = error instanceof Refused ? error.code : undefined
  const isOnBreak = code === 'player_excluded'
  const failed = code === 'maintenance' ? 'maintenance' : 'failed'
  return (
    <Empty
      art="fener"
      heading={heading}
      title={t(isClosed ? 'closed' : failed)}
      action={
        <span className="play__acts">
          {isOnBreak ? (
            <ButtonLink variant="primary" to="/dashboard/limits">
              {t('break')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {children}
        </span>
      }
    >
      {isClosed ? t('closed.text') : failureText(error)}
    </Empty>
  )
}
