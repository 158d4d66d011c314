import { BONUS_REQUEST_LIMITS, type MyBonusRequests } from '@zar/contract/offers/bonus-requests'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '../../../lib/api/failure-text.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { Button } from '../../../ui/form/button.tsx'
import { AreaField } from '../../../ui/form/field-area.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { t } from './texts.ts'
import { useAskBonus } from './use-requests.ts'

const { wordsMin, wordsMax } = BONUS_REQUEST_LIMITS
/** The choice that names no offer. */
const OTHER = ''

/** Asks for an offer or another bonus. What was written stays when it could not be sent. */
export function RequestForm({ offers }: Pick<MyBonusRequests, 'offers'>) {
  const [offer, setOffer] = useState(OTHER)
  const [words, setWords] = useState('')
  const [isLeft, setLeft] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ask = useAskBonus()
  const isOnline = useOnline()
  const isShort = words.trim().length < wordsMin
  const send = () => {
    flushSync(() => setLeft(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    if (!isShort && !ask.isPending) ask.mutate({ offer, words: words.trim() })
  }
  const choices = [
    { value: OTHER, label: t('other') },
    ...offers.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <form
      ref={form}
      className="bonusask__form panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SelectField label={t('offer')} options={choices} value={offer} onChange={setOffer} />
      <AreaField
        label={t('words')}
        hint={`${words.length} / ${wordsMax}`}
        note={t('wordsNote')}
        rows={3}
        value={words}
        maxLength={wordsMax}
        error={isLeft && isShort ? t('wordsWrong', { count: wordsMin }) : undefined}
        onChange={(event) => setWords(event.target.value)}
        onBlur={() => words !== '' && setLeft(true)}
      />
      {ask.error && (
        <p className="bonusask__wrong" role="alert">
          {failureText(ask.error)}
        </p>
      )}
      {!isOnline && (
        <p className="bonusask__note" role="status">
          {t('offline')}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isOnline}
        busy={ask.isPending ? t('sending') : undefined}
      >
        {t(ask.error ? 'again' : 'send')}
      </Button>
    </form>
  )
}
