import { REJECTION_READS } from '@zar/contract/office/withdrawals/reads'
import {
  rejectOnFact,
  rejectOnJudgement,
  type WithdrawalCase,
} from '@zar/contract/office/withdrawals/withdrawals'
import { useEffect, useRef, useState } from 'react'
import { locale } from '../../../lib/language/translate.ts'
import { failureText, isCode } from '../../parts/api/failure.ts'
import { Kbd } from '../../parts/controls/button.tsx'
import { Choices } from '../../parts/controls/choices.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven, useProving } from '../../parts/dialogs/prove.ts'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { shortId } from '../words.tsx'
import {
  firstOf,
  isFact,
  proofFor,
  REJECT_CODES,
  type RejectCode,
  rejectRight,
  sumOf,
} from './decide.ts'
import { rejectName, t } from './texts.ts'
import type { Outcome } from './use-deciding.ts'

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome

const offerOf = (offers: Offers, code: RejectCode) => offers(rejectRight(code))

/** What the decision does: at once, after a second person, or as the second person. */
function doingOf(one: WithdrawalCase, offers: Offers, code: RejectCode | undefined) {
  const sum = sumOf(one)
  if (!code) return { verb: t('reject'), does: undefined }
  const first = firstOf(one, { kind: 'reject', code })
  if (first)
    return { verb: t('rejectSecond', { sum }), does: t('rejectOther', { by: first.by, sum }) }
  if (offerOf(offers, code).needsSecond)
    return { verb: t('rejectPropose', { sum }), does: t('rejectTwo', { sum }) }
  return { verb: t('rejectAll', { sum }), does: t('rejectNow', { sum }) }
}

function send(one: WithdrawalCase, code: RejectCode, reason: string) {
  const input = { id: one.id, version: one.version, reason }
  const proof = proofFor(one, rejectRight(code))
  return isFact(code)
    ? callProven(rejectOnFact, { ...input, code }, proof)
    : callProven(rejectOnJudgement, { ...input, code }, proof)
}

/** Rejects: one of four reasons, the sentence that the player will read, and what it rests on. */
export function RejectDialog({ one, onClose, onDecided, onFailed }: Props) {
  const offers = useOffers(one)
  const refresh = useRefresh()
  const [code, setCode] = useState<RejectCode>()
  const { verb, does } = doingOf(one, offers, code)
  const reject = async (reason: string) => {
    if (!code) return
    try {
      const { outcome } = await send(one, code, reason)
      notify(t(outcome === 'done' ? 'rejected' : 'rejectProposed', { sum: sumOf(one) }))
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
      title={t('rejectTitle')}
      verb={verb}
      isDangerous
      needsWords
      consequence={does}
      lacks={code ? undefined : t('reasonMissing')}
      draft={`withdrawal:${one.id}:reject`}
      onConfirm={({ text }) => reject(text)}
      onClose={onClose}
    >
      <p>
        <b>
          {t('rejectLead', { id: shortId(one.id), name: one.player.username, sum: sumOf(one) })}
        </b>
        <br />
        <span className="mist">{t('rejectReads')}</span>
      </p>
      <Reasons offers={offers} chosen={code} onChoose={setCode} />
    </Confirm>
  )
}

type ReasonsProps = {
  offers: Offers
  chosen: RejectCode | undefined
  onChoose: (code: RejectCode) => void
}

function Reasons({ offers, chosen, onChoose }: ReasonsProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useDigits((code) => {
    if (offerOf(offers, code).refusal !== undefined) return
    onChoose(code)
    // The reason is chosen; what is due next are the words.
    box.current?.closest('[role=dialog]')?.querySelector('textarea')?.focus()
  })
  return (
    <Choices className="o-wd__reasons" isLacking={chosen === undefined} ref={box}>
      <legend>
        {t('reason')} <small>{t('reasonHint')}</small>
      </legend>
      {REJECT_CODES.map((code, at) => {
        const { refusal } = offerOf(offers, code)
        return (
          <label key={code} className={code === chosen ? 'o-wd__reason is-on' : 'o-wd__reason'}>
            <Kbd>{at + 1}</Kbd>
            <span>
              <b>{rejectName(code)}</b> <code>{code}</code>
              <small>{refusal ?? t('playerReads', { text: REJECTION_READS[code][locale] })}</small>
            </span>
            <input
              type="radio"
              name="reject-code"
              checked={code === chosen}
              disabled={refusal !== undefined}
              onChange={() => onChoose(code)}
            />
          </label>
        )
      })}
    </Choices>
  )
}

/** `1` to `4` choose, outside the field of words. */
function useDigits(choose: (code: RejectCode) => void): void {
  const latest = useRef(choose)
  latest.current = choose
  const isProving = useProving()
  useEffect(() => {
    if (isProving) return
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('textarea')
      const code = REJECT_CODES[Number(event.key) - 1]
      if (isTyping || !code || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current(code)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isProving])
}
