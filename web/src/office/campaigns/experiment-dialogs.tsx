import type { CampaignCase } from '@zar/contract/office/campaigns/campaigns'
import {
  EXPERIMENT_BOUNDS,
  endExperiment,
  startExperiment,
} from '@zar/contract/office/campaigns/experiments'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { SelectField, TextField } from '../parts/controls/field.tsx'
import { DecideDialog } from '../parts/dialogs/decide-dialog.tsx'
import { WordFields } from '../parts/messages/message-fields.tsx'
import { typedOfWords, wordsOf } from '../parts/messages/typed-words.ts'
import { momentIn } from '../parts/moment.ts'
import { useRefreshProposals } from '../parts/proposals/second.tsx'
import { t } from './experiment-texts.ts'

type Props = { campaign: CampaignCase; onClose: () => void }

const SHARES = [10, 20, 30, 40, 50]
const { size: SIZE } = EXPERIMENT_BOUNDS

/** Proposes other words for a part of the players, until a day. */
export function StartDialog({ campaign, onClose }: Props) {
  const [words, setWords] = useState(typedOfWords(campaign.words))
  const [typed, setTyped] = useState({ share: '50', size: '1000', ends: '' })
  const wishFor = (reason: string) => ({
    campaign: campaign.id,
    version: campaign.version,
    words: wordsOf(words),
    share: Number(typed.share),
    size: Number(typed.size),
    endsAt: momentIn(typed.ends)?.toISOString() ?? '',
    reason,
  })
  const isSame = JSON.stringify(wordsOf(words)) === JSON.stringify(campaign.words)
  const isWhole = startExperiment.input.safeParse(wishFor('x'.repeat(20))).success && !isSame
  return (
    <DecideDialog
      title={t('startTitle', { name: campaign.name })}
      verb={t('start')}
      lacks={isWhole ? undefined : t('wrong')}
      consequence={t('startDoes')}
      draft={`campaign:${campaign.id}:experiment`}
      deed={async (reason) => call(startExperiment, startExperiment.input.parse(wishFor(reason)))}
      said={t('proposed')}
      anew={useRefreshProposals()}
      onClose={onClose}
    >
      <h3>{t('wordsB')}</h3>
      <WordFields typed={words} onChange={setWords} />
      <SelectField
        label={t('share')}
        choices={SHARES.map((share) => ({ value: `${share}`, label: t('shareOf', { share }) }))}
        value={typed.share}
        onChange={({ target }) => setTyped({ ...typed, share: target.value })}
      />
      <TextField
        label={t('size')}
        isLacking={!(Number(typed.size) >= SIZE.min && Number(typed.size) <= SIZE.max)}
        type="number"
        min={SIZE.min}
        max={SIZE.max}
        value={typed.size}
        onChange={({ target }) => setTyped({ ...typed, size: target.value })}
      />
      <TextField
        label={t('ends')}
        hint={t('time')}
        type="datetime-local"
        value={typed.ends}
        onChange={({ target }) => setTyped({ ...typed, ends: target.value })}
      />
    </DecideDialog>
  )
}

/** Proposes to end it before its day. */
export function EndDialog({ campaign, onClose }: Props) {
  return (
    <DecideDialog
      title={t('endTitle', { name: campaign.name })}
      verb={t('end')}
      isDangerous
      consequence={t('endDoes')}
      draft={`campaign:${campaign.id}:experiment:end`}
      deed={(reason) => call(endExperiment, { campaign: campaign.id, reason })}
      said={t('proposed')}
      anew={useRefreshProposals()}
      onClose={onClose}
    />
  )
}
