import './sessions.css'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { failureText } from '../../../lib/api/failure-text.ts'
import { Table } from '../../../ui/data-display/table.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { columnsOf } from './session-columns.tsx'
import { t } from './session-texts.ts'
import { useEnding, useSessions } from './use-sessions.ts'

/** `/dashboard/session-history`: where the account is and was open, and the way to end it there. */
export function SessionHistoryPage() {
  const pages = useSessions()
  const { one, others } = useEnding()
  const isOffline = pages.fetchStatus === 'paused' && !pages.data
  const list = useFocusBack(pages.data)
  const otherCount = pages.data?.pages[0]?.others ?? 0
  return (
    <div className="sessions">
      <div className="pagehead">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        {otherCount > 0 && (
          <Button
            icon={LogOut}
            busy={others.isPending ? t('ending') : undefined}
            onClick={() => others.mutate()}
          >
            {t('others', { count: otherCount })}
          </Button>
        )}
      </div>
      <section ref={list} className="panel" tabIndex={-1} aria-label={t('title')}>
        {isOffline ? (
          <Empty art="fener" title={t('offline.title')}>
            {t('offline.text')}
          </Empty>
        ) : (
          <Table
            caption={t('title')}
            columns={columnsOf({
              endingId: one.isPending ? one.variables : undefined,
              onEnd: (id) => one.mutate(id),
            })}
            rows={pages.data?.pages.flatMap((page) => page.rows)}
            keyOf={(row) => row.id}
            error={pages.error ? failureText(pages.error) : undefined}
            onRetry={() => void pages.refetch()}
            empty={
              <Empty art="nazar" title={t('empty.title')}>
                {t('empty.text')}
              </Empty>
            }
            onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            isLoadingMore={pages.isFetchingNextPage}
          />
        )}
      </section>
    </div>
  )
}

/** A button that had the focus goes with the session it ended: the list takes it. */
function useFocusBack(rows: unknown) {
  const list = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const section = list.current
    const watch = () => {
      hadFocus.current = true
    }
    section?.addEventListener('focusin', watch)
    return () => section?.removeEventListener('focusin', watch)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus()
  }, [rows])
  return list
}
