import '../auth.css'
import { TIMINGS } from '@zar/contract/limits'
import { useEffect, useRef } from 'react'
import { closeDialog, type DialogProps, openDialog } from '../../../lib/dialog/dialog.ts'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlay/dialog.tsx'
import { DialogSteps } from '../../../ui/overlay/dialog-steps.tsx'
import { CodeStep, DoneStep, NameStep, PasswordStep } from './recovery-steps.tsx'
import { t } from './recovery-texts.ts'
import { useRecovery } from './use-recovery.ts'

const STEPS = { 1: NameStep, 2: CodeStep, 3: PasswordStep, 4: DoneStep }

/** A forgotten password, in four steps; then the log-in. */
export function RecoveryDialog({ letter }: DialogProps<'recovery'>) {
  const recovery = useRecovery(letter)
  const { step } = recovery
  const Step = STEPS[step]
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each step begins at its first field; the code's own takes the focus itself.
    if (step === 3) body.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    if (step !== 4) return
    const timer = setTimeout(() => openDialog({ name: 'login' }), TIMINGS.recoveryLoginMs)
    return () => clearTimeout(timer)
  }, [step])
  return (
    <Dialog title={t(step === 3 ? 'title.password' : 'title')} onClose={closeDialog}>
      <DialogBody>
        <div ref={body}>
          <DialogSteps
            labels={[t('step.name'), t('step.code'), t('step.password'), t('step.done')]}
            at={step - 1}
          />
          <Step recovery={recovery} />
        </div>
      </DialogBody>
      <DialogFoot>
        <div className="recovery__foot">
          <button type="button" className="link" onClick={() => openDialog({ name: 'register' })}>
            {t('join')}
          </button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}
