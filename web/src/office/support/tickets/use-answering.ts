import { answerTicket, noteTicket, type OfficeTicket } from '@zar/contract/office/support/tickets'
import { call } from '../../parts/api/call.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-tickets.ts'

/** What is written in one ticket. Each names the version that was read: another one is refused. */
export function useAnswering({ number, standing }: OfficeTicket, onDone: () => void) {
  const refresh = useRefresh()
  const answer = async (text: string, asks: boolean) => {
    try {
      await call(answerTicket, { number, version: standing?.version ?? null, text, asks })
      notify(t(asks ? 'asked' : 'answered', { number: `${number}` }))
      onDone()
    } finally {
      await refresh()
    }
  }
  return {
    send: (text: string) => answer(text, false),
    ask: (text: string) => answer(text, true),
    note: async (text: string) => {
      await call(noteTicket, { number, text })
      notify(t('noted'))
      await refresh()
    },
  }
}
