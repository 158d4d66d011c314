import {
  closeTicket,
  type OfficeTicket,
  reopenTicket,
  takeTicket,
} from '@zar/contract/office/support/tickets'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ComplainDialog } from './complain-dialog.tsx'
import { t } from './texts.ts'
import { useRefresh } from './use-tickets.ts'

type Props = { ticket: OfficeTicket; offers: Offers; onDone: () => void }

/** What is done with a ticket beside writing in it. Closing can be taken back for ten seconds. */
export function TicketActs({ ticket, offers, onDone }: Props) {
  const { number, standing, status } = ticket
  const [over, setOver] = useState<'assign' | 'complain'>()
  const { run, isBusy } = useRun()
  const [answer, close] = [offers('ticket.answer').refusal, offers('ticket.close').refusal]
  const [assign, complain] = [offers('ticket.assign').refusal, offers('complaint.answer').refusal]
  const isClosed = status === 'closed'
  const reopen = () =>
    void run(() => call(reopenTicket, { number }), t('reopened', { number: `${number}` }))
  const shut = () =>
    void run(
      () => call(closeTicket, { number, version: standing?.version ?? null }),
      t('closedDone', { number: `${number}` }),
      { undo: reopen, onDone },
    )
  const take = () =>
    void run(() => call(takeTicket, { number }), t('taken', { number: `${number}` }))
  const keys: Keys = {}
  if (!isClosed && close === undefined) keys.e = shut
  if (standing && answer === undefined) keys.u = take
  useKeys(keys)
  const busy = isBusy ? t('sending') : undefined
  return (
    <div className="o-row o-row--wrap">
      {standing && (
        <Button size="s" keyName="U" refusal={answer} busy={busy} onClick={take}>
          {t('take')}
        </Button>
      )}
      {standing && (
        <Button size="s" kind="ghost" refusal={assign} onClick={() => setOver('assign')}>
          {t('assign')}
        </Button>
      )}
      <Button size="s" kind="ghost" refusal={complain} onClick={() => setOver('complain')}>
        {t('complain')}
      </Button>
      <span className="o-push" />
      {isClosed ? (
        <Button size="s" refusal={close} busy={busy} onClick={reopen}>
          {t('reopen')}
        </Button>
      ) : (
        <Button size="s" keyName="E" refusal={close} busy={busy} onClick={shut}>
          {t('close')}
        </Button>
      )}
      {over === 'assign' && <AssignDialog number={number} onClose={() => setOver(undefined)} />}
      {over === 'complain' && <ComplainDialog number={number} onClose={() => setOver(undefined)} />}
    </div>
  )
}

type Then = { undo?: () => void; onDone?: () => void }

/** One thing at a time; what the server says against it is told. */
function useRun() {
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, said: string, { undo, onDone }: Then = {}) => {
    setBusy(true)
    try {
      await work()
      notify(said, undo)
      onDone?.()
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return { run, isBusy }
}
