import { type CampaignCase, saveCampaign } from '@zar/contract/office/campaigns/campaigns'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { useSaving } from '../parts/api/use-saving.ts'
import { Button } from '../parts/controls/button.tsx'
import { TextField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import { WayFields, WordFields } from '../parts/messages/message-fields.tsx'
import { Preview } from '../parts/messages/preview.tsx'
import {
  BLANK_WORDS,
  type TypedWords,
  typedOfWords,
  wordsOf,
} from '../parts/messages/typed-words.ts'
import { fieldOfMoment, momentIn } from '../parts/moment.ts'
import { SegmentField } from '../parts/segments/segment-field.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useCampaigns } from './use-campaigns.ts'

type Typed = TypedWords & {
  /** The version that was opened; 0 of a new one. */
  version: number
  name: string
  segmentId: string
  viaNotice: boolean
  viaLetter: boolean
  /** As the field has it, in Istanbul's time. */
  at: string
}

const BLANK: Typed = {
  version: 0,
  name: '',
  segmentId: '',
  viaNotice: true,
  viaLetter: false,
  at: '',
  ...BLANK_WORDS,
}

const typedOf = ({ words, segment, at, ...campaign }: CampaignCase): Typed => ({
  version: campaign.version,
  name: campaign.name,
  segmentId: segment.id,
  viaNotice: campaign.viaNotice,
  viaLetter: campaign.viaLetter,
  at: fieldOfMoment(at),
  ...typedOfWords(words),
})

/** What is sent, where the house would take it. */
function inputIn(typed: Typed, campaign: CampaignCase | undefined) {
  const read = saveCampaign.input.safeParse({
    id: campaign?.id ?? null,
    version: typed.version,
    name: typed.name,
    segmentId: typed.segmentId,
    viaNotice: typed.viaNotice,
    viaLetter: typed.viaLetter,
    words: wordsOf(typed),
    at: momentIn(typed.at)?.toISOString() ?? '',
  })
  return read.success ? read.data : undefined
}

type Props = { campaign?: CampaignCase | undefined; onClose: (id?: string) => void }

/** A draft of a campaign: to whom, when, by which ways, and the words in both languages beside what players read. */
export function CampaignForm({ campaign, onClose }: Props) {
  const [typed, setTyped, drop] = useDraft<Typed>(
    `campaign:${campaign?.id ?? 'new'}`,
    campaign ? typedOf(campaign) : BLANK,
  )
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, save } = useSaving()
  const { anew } = useCampaigns()
  const input = inputIn(typed, campaign)
  const send = () => {
    setChecked(true)
    if (!input) return
    void save(async () => {
      const { id } = await call(saveCampaign, input)
      notify(t('saved'))
      drop()
      await anew()
      onClose(id)
    })
  }
  const leave = () => {
    drop()
    onClose()
  }
  const title = campaign ? t('formChange', { name: campaign.name }) : t('formNew')
  return (
    <form
      className="o-panel"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="o-panel__h">
        <h2>{title}</h2>
      </div>
      <div className="o-panel__b o-stack">
        <Frame typed={typed} onChange={setTyped} />
        <WordFields typed={typed} onChange={(words) => setTyped({ ...typed, ...words })} />
        {input && <Preview words={input.words} isLetter={typed.viaLetter} />}
        {isChecked && !input && (
          <Say tone="no" role="alert">
            {t('wrong')}
          </Say>
        )}
        {failure && (
          <Say tone="no" role="alert">
            {failure}
          </Say>
        )}
        <div className="o-row">
          <Button kind="primary" type="submit" busy={isBusy ? t('saving') : undefined}>
            {t('save')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </div>
      </div>
    </form>
  )
}

type Part = { typed: Typed; onChange: (next: Typed) => void }

function Frame({ typed, onChange }: Part) {
  return (
    <div className="o-message__pair">
      <TextField
        label={t('name')}
        maxLength={80}
        value={typed.name}
        onChange={({ target }) => onChange({ ...typed, name: target.value })}
      />
      <SegmentField
        label={t('segment')}
        blank={t('pick')}
        value={typed.segmentId}
        onChange={(segmentId) => onChange({ ...typed, segmentId })}
      />
      <TextField
        label={t('at')}
        type="datetime-local"
        value={typed.at}
        onChange={({ target }) => onChange({ ...typed, at: target.value })}
      />
      <WayFields ways={typed} onChange={(ways) => onChange({ ...typed, ...ways })} />
    </div>
  )
}
