import { type CampaignCase, saveCampaign } from '@zar/contract/office/campaigns/campaigns'
import { PLACEHOLDERS, WORDS_MAX } from '@zar/contract/office/campaigns/words'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { useSaving } from '../parts/api/use-saving.ts'
import { Button } from '../parts/controls/button.tsx'
import { AreaField, TextField, TickField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import { SegmentField } from '../parts/segments/segment-field.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { Preview } from './preview.tsx'
import { t } from './texts.ts'
import { useCampaigns } from './use-campaigns.ts'

type Typed = {
  /** The version that was opened; 0 of a new one. */
  version: number
  name: string
  segmentId: string
  viaNotice: boolean
  viaLetter: boolean
  /** As the field of the browser has it, in its own zone. */
  at: string
  titleTr: string
  noteTr: string
  titleEn: string
  noteEn: string
}

const BLANK: Typed = {
  version: 0,
  name: '',
  segmentId: '',
  viaNotice: true,
  viaLetter: false,
  at: '',
  titleTr: '',
  noteTr: '',
  titleEn: '',
  noteEn: '',
}

const typedOf = ({ words, segment, at, ...campaign }: CampaignCase): Typed => ({
  version: campaign.version,
  name: campaign.name,
  segmentId: segment.id,
  viaNotice: campaign.viaNotice,
  viaLetter: campaign.viaLetter,
  at: localOf(at),
  titleTr: words.tr.title,
  noteTr: words.tr.note,
  titleEn: words.en.title,
  noteEn: words.en.note,
})

const MINUTE_MS = 60_000

/** `2026-12-01T12:00` of the browser's zone. */
function localOf(iso: string): string {
  const at = new Date(iso)
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)
  return shifted.toISOString().slice(0, 16)
}

const isoOf = (local: string): string => {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

const wordsOf = (typed: Typed) => ({
  tr: { title: typed.titleTr, note: typed.noteTr },
  en: { title: typed.titleEn, note: typed.noteEn },
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
    at: isoOf(typed.at),
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
        <WordFields typed={typed} onChange={setTyped} />
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
    <div className="o-campaign__pair">
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
      <div className="o-row o-row--wrap">
        <TickField
          checked={typed.viaNotice}
          onChange={({ target }) => onChange({ ...typed, viaNotice: target.checked })}
        >
          {t('notice')}
        </TickField>
        <TickField
          checked={typed.viaLetter}
          onChange={({ target }) => onChange({ ...typed, viaLetter: target.checked })}
        >
          {t('letter')}
        </TickField>
      </div>
    </div>
  )
}

const LANGUAGES = [
  { title: 'titleTr', note: 'noteTr', name: 'previewTr', lang: 'tr' },
  { title: 'titleEn', note: 'noteEn', name: 'previewEn', lang: 'en' },
] as const

const BRACES = PLACEHOLDERS.map((one) => `{${one}}`).join(', ')
const lengthOf = (text: string, most: number): string => `${text.trim().length} / ${most}`

const WordFields = ({ typed, onChange }: Part) => (
  <>
    <div className="o-campaign__pair">
      {LANGUAGES.map(({ title, note, name, lang }) => (
        <div key={lang} className="o-stack" lang={lang}>
          <TextField
            label={t('titleOf', { language: t(name) })}
            hint={lengthOf(typed[title], WORDS_MAX.title)}
            maxLength={WORDS_MAX.title}
            value={typed[title]}
            onChange={({ target }) => onChange({ ...typed, [title]: target.value })}
          />
          <AreaField
            label={t('noteOf', { language: t(name) })}
            hint={lengthOf(typed[note], WORDS_MAX.note)}
            maxLength={WORDS_MAX.note}
            value={typed[note]}
            onChange={({ target }) => onChange({ ...typed, [note]: target.value })}
          />
        </div>
      ))}
    </div>
    <p className="o-micro">{t('placeholders', { braces: BRACES })}</p>
  </>
)
