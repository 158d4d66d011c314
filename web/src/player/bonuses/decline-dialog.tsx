import './bonuses.css'
import { useMutation } from '@tanstack/react-query'
import { declineBonus } from '@zar/contract/bonus'
import { useRefreshBonuses } from '../../lib/bonuses.ts'
import { callForAnswer } from '../../lib/call.ts'
import { closeDialog, type DialogProps } from '../../lib/dialog.ts'
import { failureText } from '../../lib/failure-text.ts'
import { formatMoney } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { t } from './texts.ts'

/** What giving a bonus up costs, said before it is done. */
export function DeclineDialog({ id, title, balance, cash }: DialogProps<'declineBonus'>) {
  const refresh = useRefreshBonuses()
  const decline = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => callForAnswer(declineBonus, { id }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (failure) => notify.error(failureText(failure)),
    onSettled: () => {
      refresh()
      closeDialog()
    },
  })
  return (
    <Dialog title={t('declineTitle')} onClose={closeDialog} isNarrow>
      <DialogBody>
        <div className="giveup">
          <p>{t('declineText', { title, balance: formatMoney(balance) })}</p>
          {balance > 0 && <p>{t('declineOpen')}</p>}
          <p>{t('declineOwn', { cash: formatMoney(cash) })}</p>
        </div>
      </DialogBody>
      <DialogFoot>
        <div className="giveup__acts">
          <Button onClick={closeDialog}>{t('keep')}</Button>
          <Button
            variant="danger"
            busy={decline.isPending ? t('declining') : undefined}
            onClick={() => decline.mutate()}
          >
            {t('declineYes')}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}
