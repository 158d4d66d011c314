import { EXTENSION_READS } from '@zar/contract/office/withdrawals/reads'
import {
  EXTEND_CODES,
  extendWithdrawal,
  type WithdrawalCase,
} from '@zar/contract/office/withdrawals/withdrawals'
import { useState } from 'react'
import { locale } from '../../../lib/language/translate.ts'
import { failureText, isCode } from '../../parts/api/failure.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { type ExtendCode, firstOf, proofFor } from './decide.ts'
import { extendName, t } from './texts.ts'
import type { Outcome } from './use-deciding.ts'

/** At once no more than this is given. */
const HOURS_MAX = 24
const HOURS_USUAL = 4

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome
type Terms = { code: ExtendCode; hours: number }

/** Begins with what another person has proposed, so that the second says the same. */
function firstTerms({ waiting }: WithdrawalCase, max: number): Terms {
  const theirs = waiting.find(({ kind, isOwn }) => kind === 'extend' && !isOwn)
  const code = EXTEND_CODES.find((known) => known === theirs?.code) ?? 'risk'
  return { code, hours: theirs?.hours ?? Math.min(HOURS_USUAL, max) }
}

function useDoing(one: WithdrawalCase, { code, hours }: Terms) {
  const offers = useOffers(one)
  const first = firstOf(one, { kind: 'extend', code, hours })
  if (first)
    return { verb: t('extendSecond', { count: hours }), does: t('extendOther', { by: first.by }) }
  return offers('withdrawal.extend').needsSecond
    ? { verb: t('extendPropose', { count: hours }), does: t('extendTwo') }
    : { verb: t('extendNow', { count: hours }), does: undefined }
}

/** Gives the review more time: hours, a code, what the player will read, and why. */
export function ExtendDialog({ one, onClose, onDecided, onFailed }: Props) {
  const max = Math.min(HOURS_MAX, one.hoursLeft)
  const refresh = useRefresh()
  const [terms, setTerms] = useState(() => firstTerms(one, max))
  const [typed, setTyped] = useState(`${terms.hours}`)
  const { verb, does } = useDoing(one, terms)
  const isWhole = /^\d{1,2}$/.test(typed) && terms.hours >= 1 && terms.hours <= max
  const wrong = isWhole ? undefined : t('extendHoursWrong', { max })
  const extend = async (reason: string) => {
    try {
      const input = { id: one.id, version: one.version, ...terms, reason }
      const proof = proofFor(one, 'withdrawal.extend')
      const { outcome } = await callProven(extendWithdrawal, input, proof)
      notify(t(outcome === 'done' ? 'extended' : 'extendProposed', { count: terms.hours }))
      onDecided()
    } catch (failure) {
      if (!isCode(failure, 'reauthenticate')) onFailed(failureText(failure))
      throw failure
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm
      title={t('extendTitle')}
      verb={verb}
      needsWords
      consequence={does}
      lacks={wrong}
      draft={`withdrawal:${one.id}:extend`}
      onConfirm={({ text }) => extend(text)}
      onClose={onClose}
    >
      <div className="o-wd__pair">
        <TextField
          label={t('extendHours')}
          isLacking
          inputMode="numeric"
          help={t('extendHoursHelp', { max })}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setTerms({ ...terms, hours: Number(target.value) || 0 })
          }}
        />
        <SelectField
          label={t('code')}
          value={terms.code}
          choices={EXTEND_CODES.map((value) => ({ value, label: extendName(value) }))}
          onChange={({ target }) =>
            setTerms({
              ...terms,
              code: EXTEND_CODES.find((one) => one === target.value) ?? terms.code,
            })
          }
        />
      </div>
      <p className="mist">{t('playerReads', { text: EXTENSION_READS[terms.code][locale] })}</p>
    </Confirm>
  )
}
