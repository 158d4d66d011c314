import { notifySegment } from '@zar/contract/office/campaigns/notices'
import type { Proposal } from '@zar/contract/office/proposals'
import type { SegmentCase } from '@zar/contract/office/segments/segments'
import { call } from '../parts/api/call.ts'
import { Seconds } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { segmentText } from '../parts/segments/segment-link.tsx'
import { useSegments } from '../parts/segments/use-segments.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type Props = { segment: SegmentCase }

/** What was proposed, as it is sent again by the second person. */
function noticeOf({ terms, reason, id: proposal }: Proposal, segmentId: string) {
  const text = (name: string) => String(terms[name] ?? '')
  return {
    key: text('key'),
    segmentId,
    version: Number(terms.version),
    viaNotice: terms.viaNotice === true,
    viaLetter: terms.viaLetter === true,
    words: {
      tr: { title: text('titleTr'), note: text('noteTr') },
      en: { title: text('titleEn'), note: text('noteEn') },
    },
    reason,
    proposal,
  }
}

/** A message that waits for a second person, who reads its words in both languages. */
export function NoticeSecond({ segment }: Props) {
  const { refusal } = useOffers(segment)('notify.segment')
  const { anew } = useSegments()
  const { id, name } = segment
  return (
    <Seconds
      right="notify.segment"
      object={`segment:${id}`}
      title={t('noticeApprove', { name })}
      verb={t('noticeApproveSend')}
      facts={(proposal) => {
        const { words, version, viaNotice, viaLetter } = noticeOf(proposal, id)
        const ways = [viaNotice && t('noticeWay'), viaLetter && t('letterWay')]
        return [
          [t('who'), segmentText({ name, version })],
          [t('noticeWays'), ways.filter(Boolean).join(', ')],
          ['TR', `${words.tr.title}: ${words.tr.note}`],
          ['EN', `${words.en.title}: ${words.en.note}`],
        ]
      }}
      refusal={refusal}
      approve={async (proposal) => {
        await call(notifySegment, noticeOf(proposal, id))
        notify(t('noticeDone'))
      }}
      onDone={anew}
    />
  )
}
