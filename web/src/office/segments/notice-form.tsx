import { notifySegment } from '@zar/contract/office/campaigns/notices'
import type { SegmentCase } from '@zar/contract/office/segments/segments'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { SendingRules, WayFields, WordFields } from '../parts/messages/message-fields.tsx'
import { Preview } from '../parts/messages/preview.tsx'
import { BLANK_WORDS, type TypedWords, wordsOf } from '../parts/messages/typed-words.ts'
import { useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { MemberCountLine } from '../parts/segments/member-count.tsx'
import { useCount } from '../parts/segments/use-segments.ts'
import { countText, sentenceOf } from '../parts/segments/words.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type Typed = TypedWords & { key: string; viaNotice: boolean; viaLetter: boolean }

const blank = (): Typed => ({
  key: crypto.randomUUID(),
  viaNotice: true,
  viaLetter: false,
  ...BLANK_WORDS,
})

/** What is sent, where the house would take it; the reason comes with the decision. */
function noticeIn(typed: Typed, { id, version }: SegmentCase) {
  const { key, viaNotice, viaLetter } = typed
  const words = wordsOf(typed)
  const notice = { key, segmentId: id, version, viaNotice, viaLetter, words }
  const asked = notifySegment.input.safeParse({ ...notice, reason: 'x'.repeat(20) })
  if (!asked.success) return undefined
  return { ...notice, words: asked.data.words }
}
type Notice = NonNullable<ReturnType<typeof noticeIn>>

type Props = { segment: SegmentCase; onClose: () => void }

/** One message to the players of a segment, with how many they are and what they will read. */
export function NoticeForm({ segment, onClose }: Props) {
  const [first] = useState(blank)
  const [typed, setTyped, drop] = useDraft<Typed>(`segment:${segment.id}:notice`, first)
  const [isChecked, setChecked] = useState(false)
  const [asked, setAsked] = useState<Notice>()
  const { refusal } = useOffers(segment)('notify.segment')
  const notice = noticeIn(typed, segment)
  const leave = () => {
    drop()
    onClose()
  }
  const title = t('noticeTitle', { name: segment.name })
  return (
    <form
      className="o-panel"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (notice && refusal === undefined) setAsked(notice)
      }}
    >
      <div className="o-panel__h">
        <h2>{title}</h2>
      </div>
      <div className="o-panel__b o-stack">
        <p>{sentenceOf(segment.expression)}</p>
        <MemberCountLine expression={segment.expression} />
        <SendingRules />
        <WayFields ways={typed} onChange={(ways) => setTyped({ ...typed, ...ways })} />
        <WordFields typed={typed} onChange={(words) => setTyped({ ...typed, ...words })} />
        {notice && <Preview words={notice.words} isLetter={typed.viaLetter} />}
        {isChecked && !notice && (
          <Say tone="no" role="alert">
            {t('noticeWrong')}
          </Say>
        )}
        <div className="o-row">
          <Button kind="primary" type="submit" refusal={refusal}>
            {t('noticeSend')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </div>
      </div>
      {asked && (
        <SendDialog
          segment={segment}
          notice={asked}
          onSent={leave}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  )
}

type Sending = { segment: SegmentCase; notice: Notice; onSent: () => void; onClose: () => void }

function SendDialog({ segment, notice, onSent, onClose }: Sending) {
  const { count } = useCount(segment.expression)
  const refresh = useRefreshProposals()
  const navigate = useNavigate()
  const send = async (reason: string) => {
    const { outcome, campaign } = await call(notifySegment, { ...notice, reason })
    notify(t(outcome === 'done' ? 'noticeDone' : 'noticeWaits'))
    await refresh()
    onSent()
    if (campaign !== null) navigate(`/office/campaigns?row=${campaign}`)
  }
  return (
    <Confirm
      title={t('noticeTitle', { name: segment.name })}
      verb={t('noticeSend')}
      needsWords
      consequence={t('noticeDoes', { who: count ? countText(count) : t('noticeUncounted') })}
      draft={`segment:${segment.id}:notice:why`}
      onConfirm={({ text }) => send(text)}
      onClose={onClose}
    />
  )
}
