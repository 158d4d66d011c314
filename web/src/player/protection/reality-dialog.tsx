import './protection.css'
import { useReminderAnswers } from '../../lib/account/reality-check.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { closeDialog, type DialogProps } from '../../lib/dialog/dialog.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { formatNet } from '../../lib/language/signed-money.ts'
import { Link, useNavigate } from '../../lib/router/router.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlay/dialog.tsx'
import { t } from './reality-texts.ts'

/**
 * How long the player has been playing and what came of it (LIM-06). The game waits until they say that
 * they go on; Esc and the browser's back button leave it.
 */
export function RealityDialog({ check, leaveTo }: DialogProps<'realityCheck'>) {
  const navigate = useNavigate()
  const { isSaving, goOn, stop } = useReminderAnswers(check)
  const carryOn = () =>
    goOn({
      onSuccess: closeDialog,
      onError: (failure) => notify.error(failureText(failure)),
    })
  const leave = () => {
    stop()
    if (leaveTo) navigate(leaveTo)
  }
  return (
    <Dialog title={t('title', { count: check.minutes })} onClose={leave} isNarrow isAsking>
      <DialogBody>
        <img className="reality__art" src="/art/empty-fener.svg" alt="" />
        <dl className="reality num">
          <div>
            <dt>{t('staked')}</dt>
            <dd>{formatMoney(check.staked)}</dd>
          </div>
          <div>
            <dt>{t('won')}</dt>
            <dd>{formatMoney(check.won)}</dd>
          </div>
          <div>
            <dt>{t('net')}</dt>
            <dd>{formatNet(check.net)}</dd>
          </div>
        </dl>
        <p className="guard__note">{t('note')}</p>
        <p className="reality__links">
          <Link to="/dashboard/game-history" onClick={stop}>
            {t('history')}
          </Link>
          <Link to="/dashboard/limits" onClick={stop}>
            {t('limits')}
          </Link>
        </p>
      </DialogBody>
      <DialogFoot>
        <div className="reality__acts">
          <Button onClick={leave}>{t('leave')}</Button>
          <Button busy={isSaving ? t('saving') : undefined} onClick={carryOn}>
            {t('goOn')}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}
