import { askPlayer, type WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { DOCUMENT_KINDS } from '@zar/contract/players/documents'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { t } from './law-texts.ts'
import type { Outcome } from './use-deciding.ts'

const CODES = DOCUMENT_KINDS.map((value) => ({ value, label: t(value) }))

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome

/** Asks the player for a document: once, and by two people who name the same kind. */
export function AskDialog({ one, onClose, onDecided, onFailed }: Props) {
  const refresh = useRefresh()
  const first = one.waiting.find(({ kind, isOwn }) => kind === 'ask' && !isOwn)
  const kindIn = (code: string | null) => DOCUMENT_KINDS.find((kind) => kind === code)
  const proposed = kindIn(first?.code ?? null)
  const ask = async (code: string, reason: string) => {
    const kind = proposed ?? kindIn(code)
    if (!kind) return
    try {
      const seen = { id: one.id, version: one.version }
      const { outcome } = await call(askPlayer, { ...seen, kind, reason })
      notify(t(outcome === 'done' ? 'asked' : 'askProposed'))
      onDecided()
    } catch (failure) {
      onFailed(failureText(failure))
      throw failure
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm
      title={t('askTitle')}
      verb={t(first ? 'askSecond' : 'askPropose')}
      {...(!proposed && { codes: CODES })}
      needsWords
      consequence={proposed ? `${t(proposed)}. ${t('askDoes')}` : t('askDoes')}
      draft={`withdrawal:${one.id}:ask`}
      onConfirm={({ code, text }) => ask(code, text)}
      onClose={onClose}
    />
  )
}
