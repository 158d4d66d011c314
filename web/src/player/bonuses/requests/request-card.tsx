import './requests.css'
import { BONUS_REQUEST_READS, type BonusRequest } from '@zar/contract/offers/bonus-requests'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../../lib/language/format.ts'
import { locale } from '../../../lib/language/translate.ts'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { t } from './texts.ts'
import { useWithdrawRequest } from './use-requests.ts'

const KINDS: Record<BonusRequest['state'], TagKind> = {
  asked: 'wait',
  looked_at: 'info',
  granted: 'done',
  refused: 'no',
  withdrawn: 'info',
}

/** What the house was late for was refused by nobody. */
const StateTag = ({ one: { state, code } }: { one: BonusRequest }) =>
  code === 'not_looked_at' ? (
    <Tag kind="info">{t('late')}</Tag>
  ) : (
    <Tag kind={KINDS[state]}>{t(state)}</Tag>
  )

const nameOf = ({ offer }: BonusRequest): string => offer?.title ?? t('other')

/** What the clock does where nobody decides. */
function atClock({ offer, term }: BonusRequest): string {
  if (!offer) return t('noTerms')
  return term ? t('openTerm', { term: BONUS_REQUEST_READS[term][locale] }) : t('fulfilled')
}

/** The open request: how it stands, until when it is answered, which term is open, and the way back. */
export function OpenRequest({ one }: { one: BonusRequest }) {
  const { id, state, words, askedAt, answerBy } = one
  return (
    <article className="bonusask__one panel" aria-labelledby={`ask-${id}`}>
      <div className="bonusask__head">
        <h3 id={`ask-${id}`}>{nameOf(one)}</h3>
        <StateTag one={one} />
      </div>
      <p role="status">
        {t(state === 'looked_at' ? 'looked_at.text' : 'asked.text')}{' '}
        {answerBy && t('until', { time: formatDate(answerBy) })}
      </p>
      <p className="bonusask__note">{atClock(one)}</p>
      {words && <p className="bonusask__words">{t('yours', { words })}</p>}
      <p className="bonusask__note">{t('sent', { time: formatDate(askedAt) })}</p>
      <TakeBack id={id} />
    </article>
  )
}

/** The button turns into the question; what is asked has the focus. */
function TakeBack({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const back = useWithdrawRequest()
  const acts = useRef<HTMLFieldSetElement>(null)
  const turn = (next: boolean) => {
    flushSync(() => setAsked(next))
    acts.current?.querySelector('button')?.focus()
  }
  return (
    <fieldset
      ref={acts}
      className="bonusask__acts"
      aria-label={t(isAsked ? 'backTitle' : 'acts')}
      onKeyDown={({ key }) => key === 'Escape' && turn(false)}
    >
      {isAsked ? (
        <>
          <p className="bonusask__note">
            <b>{t('backTitle')}</b> {t('backText')}
          </p>
          <Button onClick={() => turn(false)}>{t('keep')}</Button>
          <Button
            variant="danger"
            busy={back.isPending ? t('backing') : undefined}
            onClick={() => back.mutate(id)}
          >
            {t('backYes')}
          </Button>
        </>
      ) : (
        <Button onClick={() => turn(true)}>{t('back')}</Button>
      )}
    </fieldset>
  )
}

/** What became of one that has ended. */
export function EndedRequest({ one }: { one: BonusRequest }) {
  const { state, code, given, askedAt } = one
  const said =
    state === 'granted'
      ? t('given', { offer: given ?? '–' })
      : code
        ? BONUS_REQUEST_READS[code][locale]
        : t('withdrawn.text')
  return (
    <li>
      <span className="bonusask__head">
        <b>{nameOf(one)}</b> <StateTag one={one} />
      </span>
      <span>{said}</span>
      <small className="bonusask__note">{t('sent', { time: formatDate(askedAt) })}</small>
    </li>
  )
}
