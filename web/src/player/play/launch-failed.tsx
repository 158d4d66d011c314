import type { ReactNode } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { t } from './texts.ts'

type Props = { error: Error; onRetry: () => void; heading?: 'h1' | 'h2'; children?: ReactNode }

/** Where the game would stand: the server's word, and the way to try again. */
export function LaunchFailed({ error, onRetry, heading = 'h2', children }: Props) {
  return (
    <Empty
      art="fener"
      heading={heading}
      title={t('failed')}
      action={
        <span className="play__acts">
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          {children}
        </span>
      }
    >
      {failureText(error)}
    </Empty>
  )
}
