import { tryOffer } from '@zar/contract/office/offers/dry-run'
import { dropDraft, type OfferCase, saveDraft } from '@zar/contract/office/offers/offers'
import { sentenceOfTerms } from '@zar/contract/office/offers/say-terms'
import { OFFICE_REFUSALS } from '@zar/contract/refusals/office'
import { FlaskConical, Save, Send } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { locale } from '../../../lib/language/translate.ts'
import { Link, useNavigate } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useSegmentRows } from '../../parts/segments/use-segments.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { PublishDialog, PublishSeconds } from '../dialogs/publish-dialog.tsx'
import { t as d } from '../trial/texts.ts'
import { TrialView } from '../trial/trial-view.tsx'
import { useRefresh } from '../use-offers.ts'
import { FrameStep, type StepProps, WhatStep, WhoStep, WordsStep } from './fields.tsx'
import { BLANK, type Read, readForm, type Typed, typedOfContent } from './form.ts'
import { type StepKey, Steps } from './steps.tsx'
import { t } from './texts.ts'

type Props = { offer: OfferCase; isNew: boolean }

/** The builder of an offer: steps, fields, the sentence that players will read, and its dry run. */
export function Builder({ offer, isNew }: Props) {
  const stored = offer.draft?.content ?? offer.live
  const first = stored ? typedOfContent(stored) : BLANK
  const [typed, setTyped, forget] = useDraft<Typed>(`offer:${offer.id}:draft`, first)
  const [step, setStep] = useState<StepKey>('what')
  const [isAsked, setAsked] = useState(false)
  const read = readForm(typed)
  const { rows } = useSegmentRows()
  const segmentName =
    rows.find(({ id }) => id === typed.segment)?.name ??
    [offer.draft?.segment, offer.segment].find((one) => one?.id === typed.segment)?.name
  const isChanged = JSON.stringify(typed) !== JSON.stringify(first)
  const fields: StepProps = {
    typed,
    wrong: isAsked ? read.wrong : new Set(),
    isKnown: !isNew,
    categories: offer.categories,
    segmentName,
    onChange: (change) => setTyped({ ...typed, ...change }),
  }
  return (
    <div className="o-stack">
      <Head
        offer={offer}
        isNew={isNew}
        read={read}
        isChanged={isChanged}
        forget={forget}
        onAsked={() => setAsked(true)}
      />
      {read.content && (
        <p className="o-offer__sentence">
          {sentenceOfTerms(read.content.terms, locale, offer.game ?? typed.gameCode)}
        </p>
      )}
      {isAsked && read.wrong.size > 0 && (
        <Say tone="no" role="alert">
          {t('wrongMany')}
        </Say>
      )}
      <div className="o-offer__builder">
        <Steps
          typed={typed}
          segmentName={segmentName}
          chosen={step}
          trial={offer.trial}
          onChoose={setStep}
        />
        <section className="o-panel" aria-label={t(step)}>
          <div className="o-panel__h">
            <h2>{t(step)}</h2>
          </div>
          <Step step={step} fields={fields} />
        </section>
        <TrialPanel offer={offer} isChanged={isChanged || !offer.draft} />
      </div>
    </div>
  )
}

function Step({ step, fields }: { step: StepKey; fields: StepProps }) {
  if (step === 'what') return <WhatStep {...fields} />
  if (step === 'frame') return <FrameStep {...fields} />
  if (step === 'words') return <WordsStep {...fields} />
  return <WhoStep {...fields} />
}

type HeadProps = Props & {
  read: Read
  isChanged: boolean
  forget: () => void
  onAsked: () => void
}

/** Why a draft cannot be published, in words. */
function whyText({ whyNot }: OfferCase): string | undefined {
  return whyNot && whyNot in OFFICE_REFUSALS
    ? OFFICE_REFUSALS[whyNot as keyof typeof OFFICE_REFUSALS][locale]
    : undefined
}

function Head(props: HeadProps) {
  const { offer, isNew, isChanged, forget } = props
  const { draft } = offer
  const why = whyText(offer)
  const saved = draft && t('saved', { at: formatDate(draft.savedAt), by: draft.savedBy })
  return (
    <>
      <ScreenHead
        title={isNew ? t('fresh') : offer.title[locale] || offer.id}
        sub={isChanged ? t('unsaved') : saved}
      >
        <Link className="o-link" to={isNew ? '/office/bonus' : `/office/bonus?row=${offer.id}`}>
          {t('back')}
        </Link>
        {draft && <Tag tone="wait">{t('draft', { version: draft.version })}</Tag>}
        {draft && <Drop offer={offer} forget={forget} />}
        <SaveButton
          offer={offer}
          isNew={isNew}
          read={props.read}
          forget={forget}
          onAsked={props.onAsked}
        />
        <SendButton offer={offer} isSaved={!isChanged && draft !== null} />
      </ScreenHead>
      {draft && why && !isChanged && <Say tone="wait">{t('whyNot', { why })}</Say>}
      <PublishSeconds offer={offer} />
    </>
  )
}

function SendButton({ offer, isSaved }: { offer: OfferCase; isSaved: boolean }) {
  const { refusal } = useOffers(offer)('offer.publish')
  const [isSending, setSending] = useState(false)
  const notSaved = isSaved ? undefined : d('saveFirst')
  return (
    <>
      <Button
        kind="primary"
        icon={Send}
        refusal={refusal ?? notSaved ?? whyText(offer)}
        onClick={() => setSending(true)}
      >
        {t('send')}
      </Button>
      {isSending && <PublishDialog offer={offer} onClose={() => setSending(false)} />}
    </>
  )
}

function SaveButton({ offer, isNew, read, forget, onAsked }: Omit<HeadProps, 'isChanged'>) {
  const refusal = useOffers(offer)('offer.draft').refusal
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    onAsked()
    const { content } = read
    if (!content) return
    setBusy(true)
    try {
      await call(saveDraft, { content, savedAt: offer.draft?.savedAt ?? null })
      notify(t('savedNow'))
      await refresh()
      forget()
      if (isNew) navigate(`/office/bonus/${content.terms.id}`)
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={Save}
      busy={isBusy ? t('saving') : undefined}
      refusal={refusal}
      onClick={() => void save()}
    >
      {t('save')}
    </Button>
  )
}

function Drop({ offer, forget }: { offer: OfferCase; forget: () => void }) {
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const refusal = useOffers(offer)('offer.draft').refusal
  const drop = async () => {
    try {
      await call(dropDraft, { id: offer.id, savedAt: offer.draft?.savedAt ?? '' })
      forget()
      notify(t('dropped'))
      navigate(offer.live ? `/office/bonus?row=${offer.id}` : '/office/bonus')
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      await refresh()
    }
  }
  if (!isAsking) {
    return (
      <Button kind="ghost" refusal={refusal} onClick={() => setAsking(true)}>
        {t('drop')}
      </Button>
    )
  }
  return (
    <ConfirmInPlace
      question={t('dropAsk')}
      verb={t('drop')}
      onYes={() => void drop()}
      onNo={() => setAsking(false)}
    />
  )
}

function TrialPanel({ offer, isChanged }: { offer: OfferCase; isChanged: boolean }) {
  const refusal = useOffers(offer)('offer.dry_run').refusal
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await call(tryOffer, { id: offer.id })
      notify(d('started'))
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return (
    <section className="o-panel" aria-label={d('title')}>
      <div className="o-panel__h">
        <h2>{d('title')}</h2>
        <span className="o-push">
          <Button
            size="s"
            icon={FlaskConical}
            busy={isBusy ? d('waiting') : undefined}
            refusal={refusal ?? (isChanged ? d('saveFirst') : undefined)}
            onClick={() => void start()}
          >
            {d(offer.trial ? 'again' : 'start')}
          </Button>
        </span>
      </div>
      <div className="o-offer__body">
        {offer.trial ? (
          <TrialView trial={offer.trial} budgetE5={offer.guard.budgetE5} />
        ) : (
          <p className="o-micro">{d('none')}</p>
        )}
      </div>
    </section>
  )
}
