import { useState } from 'react'
import { formatMoney } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { MoneyField } from '../../../ui/form/field-money.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlay/dialog.tsx'
import { useSettings } from '../settings/settings.ts'
import './one-touch-dialog.css'
import { turnOneTouch } from './one-touch.ts'
import { t } from './texts.ts'

const LEAST_KURUS = 500
const money = (kurus: number) => formatMoney(kurus / 100)

/** Asks, at each turning on, for the stake of a press, and says what a press will do. */
export function OneTouchDialog({ onClose }: { onClose: () => void }) {
  const { quick, policy, confirmKurus } = useSettings()
  const [amount, setAmount] = useState<number | undefined>(quick[0])
  const kurus = amount === undefined ? null : Math.round(amount * 100)
  const error = kurus === null ? undefined : whyNot(kurus, confirmKurus)
  const isGood = kurus !== null && error === undefined
  return (
    <Dialog title={t('title')} onClose={onClose} isNarrow>
      <form
        className="dialog__fill"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isGood) return
          turnOneTouch({ stakeKurus: kurus })
          onClose()
        }}
      >
        <DialogBody>
          <div className="onetouch__ask">
            <p>{t('text')}</p>
            <p>
              {t(`policy.${policy}`)} {t('untilLogOut')}
            </p>
            <MoneyField label={t('stake')} value={amount} onChange={setAmount} error={error} />
            <div className="onetouch__quick">
              {quick.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a button is known by its place
                <Button key={at} className="num" onClick={() => setAmount(one)}>
                  {`₺${one.toLocaleString('tr-TR')}`}
                </Button>
              ))}
            </div>
          </div>
        </DialogBody>
        <DialogFoot>
          <div className="onetouch__acts">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" className="num" disabled={!isGood}>
              {kurus === null ? t('turnOnEmpty') : t('turnOn', { sum: money(kurus) })}
            </Button>
          </div>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function whyNot(kurus: number, confirmKurus: number | null): string | undefined {
  if (kurus < LEAST_KURUS) return t('tooLittle', { sum: money(LEAST_KURUS) })
  if (confirmKurus === null || kurus <= confirmKurus) return undefined
  return t('tooMuch', { sum: money(confirmKurus) })
}
