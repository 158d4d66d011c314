import './tickets.css'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Button } from '../../ui/form/button.tsx'
import { NewTicket } from './new-ticket.tsx'
import { t } from './texts.ts'
import { rowId, TicketList } from './ticket-list.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { useTickets } from './use-tickets.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const wide = matchMedia('(min-width: 992px)')
const watch = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
/** Whether list and thread stand side by side. */
const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)

/** What the address names: a ticket, a new one, or nothing; and how to go there. */
function useOpened(isWide: boolean) {
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  // One at a time, each begins at the top like a page of its own; side by side nothing moves.
  const go = (next: Record<string, string>) => setParams(next, { preventScrollReset: isWide })
  return {
    openId: id !== null && UUID.test(id) ? id.toLowerCase() : undefined,
    isNew: params.has('new'),
    open: (next: string) => go({ id: next }),
    openNew: () => go({ new: '1' }),
    openNone: () => setParams({}, { preventScrollReset: true }),
  }
}

/** What had the focus is gone with the thread: its row in the list takes it. */
function useFocusBack(shown: string | undefined): void {
  const before = useRef(shown)
  useEffect(() => {
    if (!shown && before.current) document.getElementById(rowId(before.current))?.focus()
    before.current = shown
  }, [shown])
}

type ViewState = {
  isWide: boolean
  isNew: boolean
  openId: string | undefined
  tickets: ReturnType<typeof useTickets>
}

/** What is shown of list and thread. */
function viewOf({ isWide, isNew, openId, tickets }: ViewState) {
  const first = tickets.data?.pages[0]?.[0]?.id
  // Whoever writes the first one is not told beside it that there is none.
  const isFirst = isNew && tickets.data !== undefined && first === undefined
  // Where there is room for both, the one that moved last is shown with the list.
  const shown = isNew ? undefined : (openId ?? (isWide ? first : undefined))
  const hasSide = isNew || shown !== undefined
  return {
    shown,
    hasSide,
    hasList: !hasSide || (isWide && !isFirst),
    hasNew: !isNew && first !== undefined,
  }
}

/** The tickets of the player: list and thread side by side, or one at a time. */
export function Tickets() {
  const isWide = useWide()
  const tickets = useTickets()
  const { openId, isNew, open, openNew, openNone } = useOpened(isWide)
  const { shown, hasSide, hasList, hasNew } = viewOf({ isWide, isNew, openId, tickets })
  useFocusBack(shown)
  return (
    <div className="tickets">
      <Head hasNew={hasNew} onNew={openNew} />
      <div className={hasSide && hasList ? 'tickets__two is-open' : 'tickets__two'}>
        {hasList && (
          <section className="panel tickets__list" aria-label={t('list')}>
            <TicketList tickets={tickets} openId={shown} onOpen={open} onNew={openNew} />
          </section>
        )}
        {hasSide && (
          <Side id={shown} onBack={hasList ? undefined : openNone} onOpen={open} onNew={openNew} />
        )}
      </div>
    </div>
  )
}

const Head = ({ hasNew, onNew }: { hasNew: boolean; onNew: () => void }) => (
  <div className="pagehead tickets__top">
    <div>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </div>
    {hasNew && (
      <Button variant="primary" icon={Plus} onClick={onNew}>
        {t('new')}
      </Button>
    )}
  </div>
)

type SideProps = {
  /** The ticket; without one, a new one is written. */
  id: string | undefined
  onBack: (() => void) | undefined
  onOpen: (id: string) => void
  onNew: () => void
}

const Side = ({ id, onBack, onOpen, onNew }: SideProps) => (
  <section className="panel tickets__one" aria-label={t(id ? 'thread' : 'form.title')}>
    {id ? (
      <TicketThread key={id} id={id} onBack={onBack} onNew={onNew} />
    ) : (
      <NewTicket onBack={onBack} onOpened={onOpen} />
    )}
  </section>
)
