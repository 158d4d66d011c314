import { checkExclusion } from '@zar/contract/office/risk/register'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Button } from '../parts/controls/button.tsx'
import { AreaField, TextField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import { t as tConfirm } from '../parts/dialogs/confirm-texts.ts'
import { OfficeDialog } from '../parts/dialogs/shell.tsx'
import { t } from './texts.ts'

type Found = z.output<typeof checkExclusion.output>
const REASON_MIN = 20

/** Asks whether the person of a number is in the register; the answer stays in the dialog. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const isNumber = /^\d{11}$/.test(number.trim())
  const left = REASON_MIN - reason.trim().length
  const ask = async () => {
    setAsked(true)
    setFound(undefined)
    setFailure(undefined)
    if (!isNumber || left > 0) return
    try {
      setFound(await call(checkExclusion, { identityNumber: number.trim(), reason: reason.trim() }))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <OfficeDialog
      title={t('checkTitle')}
      onClose={onClose}
      foot={
        <>
          <span className="o-push" />
          <Button kind="primary" onClick={() => void ask()}>
            {t('checkVerb')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('checkNumber')}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={isAsked && !isNumber ? t('checkWrong') : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
      <AreaField
        label={tConfirm('words')}
        help={tConfirm('wordsHelp', { min: REASON_MIN })}
        maxLength={500}
        value={reason}
        error={isAsked && left > 0 ? tConfirm('wordsShort', { count: left }) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="o-micro">{t('checkDoes')}</p>
      {found && <Answer found={found} />}
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
    </OfficeDialog>
  )
}

const Answer = ({ found: { isExcluded, until } }: { found: Found }) => (
  <Say tone={isExcluded ? 'no' : 'ok'} role="status">
    {isExcluded
      ? t('isIn', { until: until ? t('until', { until: formatDate(until) }) : t('forGood') })
      : t('isNot')}
  </Say>
)
