import '../auth.css'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useBootstrap } from '../../../lib/content/bootstrap.ts'
import { closeDialog, openDialog } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlay/dialog.tsx'
import { DialogSteps } from '../../../ui/overlay/dialog-steps.tsx'
import { PhoneSteps } from '../phone/phone-steps.tsx'
import { t as tPhone } from '../phone/phone-texts.ts'
import { t } from '../texts.ts'
import { RegisterDone } from './register-done.tsx'
import { RegisterFields } from './register-fields.tsx'
import type { RegisterForm } from './registration.ts'
import { useRegister, useRegisterForm } from './use-register.ts'

/** The content page with the general terms; a half-filled form stays open behind it. */
const TERMS_URL = '/pages/1'

type Stage = 'form' | 'phone' | 'done'

/** Sign-up: the form, the phone of whoever wants the trial bonus, then the celebration. */
export function RegisterDialog() {
  const [stage, setStage] = useState<Stage>('form')
  const offered = useBootstrap().data?.trialBonusAmount ?? 0
  // Nothing is given to whoever did not ask for it.
  const [bonus, setBonus] = useState(0)
  const artText = offered
    ? t('register.bonusText', { amount: formatMoney(offered) })
    : t('register.artText')
  const open = (asked: RegisterForm) => {
    const wanted = asked.trialBonus ? offered : 0
    setBonus(wanted)
    setStage(wanted > 0 ? 'phone' : 'done')
  }
  return (
    <Dialog
      title={t('register.title')}
      onClose={closeDialog}
      art={{ src: '/art/register.svg', title: t('register.art'), text: artText }}
      aside={stage === 'form' && <LoginInstead />}
    >
      {stage === 'form' ? (
        <RegisterFormBody bonus={offered} onDone={open} />
      ) : (
        <>
          <DialogBody>
            <Steps hasPhone={bonus > 0} stage={stage} />
            {stage === 'phone' ? (
              <PhoneSteps onVerified={() => setStage('done')} isRegistering />
            ) : (
              <RegisterDone bonus={bonus} />
            )}
          </DialogBody>
          {stage === 'phone' && (
            <DialogFoot>
              <div className="phone__foot">
                <Button variant="ghost" onClick={closeDialog}>
                  {tPhone('skip')}
                </Button>
              </div>
            </DialogFoot>
          )}
        </>
      )}
    </Dialog>
  )
}

/** The phone is a step only for whoever wants the trial bonus. */
function Steps({ hasPhone, stage }: { hasPhone: boolean; stage: Stage }) {
  const stages: Stage[] = hasPhone ? ['form', 'phone', 'done'] : ['form', 'done']
  const labels = { form: t('step.details'), phone: t('step.phone'), done: t('step.ready') }
  return <DialogSteps labels={stages.map((one) => labels[one])} at={stages.indexOf(stage)} />
}

type BodyProps = { bonus: number; onDone: (asked: RegisterForm) => void }

function RegisterFormBody({ bonus, onDone }: BodyProps) {
  const { form, forget } = useRegisterForm()
  const opening = useRegister(form, (asked) => {
    forget()
    onDone(asked)
  })
  const wantsBonus = useWatch({ control: form.control, name: 'trialBonus' })
  return (
    <FormProvider {...form}>
      <form
        className="dialog__fill register"
        noValidate
        onSubmit={form.handleSubmit((values) => {
          if (!opening.isPending) opening.mutate(values)
        })}
      >
        <DialogBody>
          <Steps hasPhone={bonus > 0 && wantsBonus} stage="form" />
          <RegisterFields bonus={bonus} />
        </DialogBody>
        <DialogFoot>
          <div className="register__foot">
            <p>
              {t('terms.before')}
              <a href={TERMS_URL} target="_blank" rel="noreferrer">
                {t('terms.link')}
              </a>
              {t('terms.after')}
            </p>
            <Button
              type="submit"
              variant="primary"
              size="l"
              busy={opening.isPending ? t('register.busy') : undefined}
            >
              {t('register.submit')}
            </Button>
          </div>
        </DialogFoot>
      </form>
    </FormProvider>
  )
}

const LoginInstead = () => (
  <>
    {t('register.have')}{' '}
    <button type="button" className="link" onClick={() => openDialog({ name: 'login' })}>
      {t('register.login')}
    </button>
  </>
)
