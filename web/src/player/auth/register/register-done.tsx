import { useMutation } from '@tanstack/react-query'
import { defineTrialBonus } from '@zar/contract/bonus'
import { TIMINGS } from '@zar/contract/limits'
import { useEffect, useState } from 'react'
import { callForAnswer, Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { useNavigate } from '../../../lib/router/router.tsx'
import { openSupport } from '../../../lib/third-party/live-chat.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DialogCheer } from '../../../ui/overlay/dialog-cheer.tsx'
import { t } from '../texts.ts'
import { throwConfetti } from './confetti.ts'

/** The celebration. `bonus` is the trial bonus to be had, in currency units; 0 is none. */
export function RegisterDone({ bonus }: { bonus: number }) {
  const [isOffered, setOffered] = useState(bonus > 0)
  useEffect(() => {
    const timer = setTimeout(() => void throwConfetti(), TIMINGS.celebrationStartMs)
    return () => clearTimeout(timer)
  }, [])
  return isOffered ? (
    <BonusOffer bonus={bonus} onRefused={() => setOffered(false)} />
  ) : (
    <NextSteps />
  )
}

function NextSteps() {
  const navigate = useNavigate()
  return (
    <DialogCheer title={t('done.title')} text={t('done.text')}>
      <Button
        variant="primary"
        onClick={() => {
          closeDialog()
          void navigate('/dashboard/deposit')
        }}
      >
        {t('done.deposit')}
      </Button>
      <Button
        onClick={() => {
          closeDialog()
          openSupport()
        }}
      >
        {t('done.chat')}
      </Button>
    </DialogCheer>
  )
}

function BonusOffer({ bonus, onRefused }: { bonus: number; onRefused: () => void }) {
  const [isGiven, setGiven] = useState(false)
  const asking = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => callForAnswer(defineTrialBonus, {}),
    onSuccess: ({ message }) => {
      notify.success(message)
      void throwConfetti()
      setGiven(true)
    },
    onError: (failure) => {
      notify.error(failureText(failure))
      if (failure instanceof Refused) onRefused()
    },
  })
  useEffect(() => {
    if (!isGiven) return
    const timer = setTimeout(closeDialog, TIMINGS.celebrationCloseMs)
    return () => clearTimeout(timer)
  }, [isGiven])
  const isBusy = asking.isPending || isGiven
  return (
    <DialogCheer title={t('done.title')} text={t('done.bonus', { amount: formatMoney(bonus) })}>
      <Button
        variant="primary"
        size="l"
        busy={isBusy ? t('done.busy') : undefined}
        onClick={() => asking.mutate()}
      >
        {t('done.yes')}
      </Button>
    </DialogCheer>
  )
}
