import { askPlayer, type WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { t } from './law-texts.ts'
import type { Outcome } from './use-deciding.ts'

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome

/** Asks the player for a document: once, and by two people. */
export function AskDialog({ one, onClose, onDecided, onFailed }: Props) {
  const refresh = useRefresh()
  const isSecond = one.waiting.some(({ kind, isOwn }) => kind === 'ask' && !isOwn)
  const ask = async (reason: string) => {
    try {
      const { outcome } = await call(askPlayer, { id: one.id, version: one.version, reason })
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
      verb={t(isSecond ? 'askSecond' : 'askPropose')}
      needsWords
      consequence={t('askDoes')}
      draft={`withdrawal:${one.id}:ask`}
      onConfirm={({ text }) => ask(text)}
      onClose={onClose}
    />
  )
}
