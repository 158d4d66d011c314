import {
  type CampaignCase,
  startCampaign,
  stopCampaign,
} from '@zar/contract/office/campaigns/campaigns'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { DecideDialog } from '../parts/dialogs/decide-dialog.tsx'
import { SendingRules } from '../parts/messages/message-fields.tsx'
import { Preview } from '../parts/messages/preview.tsx'
import { Seconds, useProposalsOf, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { segmentText } from '../parts/segments/segment-link.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { ExperimentPart } from './experiment-part.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useCampaign, useCampaigns } from './use-campaigns.ts'

const objectOf = ({ id }: CampaignCase) => `campaign:${id}`

/** A campaign: progress and result, who decided, what players read, and its decisions. */
export function CampaignPanel({ id, onChange }: { id: string; onChange: () => void }) {
  const { data, error, isError, refetch } = useCampaign(id)
  if (isError) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return null
  return (
    <Case id={data.name} name={data.name} tag={<StateTag state={data.state} />}>
      <Facts facts={factsOf(data)} />
      <Preview words={data.words} isLetter={data.viaLetter} />
      <SendingRules />
      <Second campaign={data} />
      <ExperimentPart campaign={data} />
      <Decisions campaign={data} onChange={onChange} />
    </Case>
  )
}

function factsOf(campaign: CampaignCase) {
  const { tally, segment, segmentVersion } = campaign
  const named =
    segmentVersion === null
      ? segment.name
      : segmentText({ name: segment.name, version: segmentVersion })
  const ways = [campaign.viaNotice && t('notice'), campaign.viaLetter && t('letter')]
  const ended = campaign.endedAt ? formatDate(campaign.endedAt) : null
  const all = [
    [
      t('segment'),
      <Link key="segment" className="o-link" to={`/office/segments?row=${segment.id}`}>
        {named}
      </Link>,
    ],
    [t('when'), formatDate(campaign.at)],
    [t('ways'), ways.filter(Boolean).join(', ')],
    [t('sent'), formatWhole(tally.sent)],
    [t('letters'), formatWhole(tally.letters)],
    [t('capped'), formatWhole(tally.capped)],
    [t('read'), formatWhole(tally.read)],
    [t('answered'), formatWhole(tally.stopped)],
    [t('changedBy'), campaign.changedBy],
    [t('startedBy'), campaign.startedBy],
    [t('approvedBy'), campaign.approvedBy],
    [t('ended'), ended],
    [t('stoppedBy'), campaign.stoppedBy],
    [t('because'), campaign.stoppedBecause],
  ] as const
  return all.filter(([, value]) => value !== null)
}

/** What waits for a second person: they read the same words and segment, which stand above. */
function Second({ campaign }: { campaign: CampaignCase }) {
  const { anew } = useCampaigns()
  const { refusal } = useOffers(campaign)('campaign.start')
  const approve = async ({ id: proposal, reason, terms }: Proposal) => {
    const version = Number(terms.version)
    await call(startCampaign, { id: campaign.id, version, reason, proposal })
    notify(t('started'))
  }
  return (
    <Seconds
      right="campaign.start"
      object={objectOf(campaign)}
      title={t('approveTitle', { name: campaign.name })}
      verb={t('approve')}
      facts={() => [
        [t('segment'), campaign.segment.name],
        [t('at'), formatDate(campaign.at)],
        [t('previewTr'), campaign.words.tr.title],
        [t('previewEn'), campaign.words.en.title],
      ]}
      refusal={refusal}
      approve={approve}
      onDone={anew}
    />
  )
}

type Deciding = { campaign: CampaignCase; onChange: () => void }

function Decisions({ campaign, onChange }: Deciding) {
  const [asked, setAsked] = useState<'start' | 'stop'>()
  const offers = useOffers(campaign)
  const [edit, start] = [offers('campaign.edit'), offers('campaign.start')]
  const isWaiting =
    useProposalsOf({ right: 'campaign.start', object: objectOf(campaign) }).length > 0
  const isDraft = campaign.state === 'draft'
  if (campaign.endedAt !== null) return null
  return (
    <Acts>
      {isDraft && start.isHere && !isWaiting && (
        <Button kind="primary" refusal={start.refusal} onClick={() => setAsked('start')}>
          {t('start')}
        </Button>
      )}
      {isDraft && edit.isHere && (
        <Button refusal={edit.refusal} onClick={onChange}>
          {t('change')}
        </Button>
      )}
      {edit.isHere && (
        <Button kind="danger" refusal={edit.refusal} onClick={() => setAsked('stop')}>
          {t('stop')}
        </Button>
      )}
      {asked === 'start' && <StartDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'stop' && <StopDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
    </Acts>
  )
}

type Dialog = { campaign: CampaignCase; onClose: () => void }

function StartDialog({ campaign, onClose }: Dialog) {
  const { id, version } = campaign
  return (
    <DecideDialog
      title={t('startTitle', { name: campaign.name })}
      verb={t('start')}
      consequence={t('startDoes', { at: formatDate(campaign.at) })}
      draft={`campaign:${id}:start`}
      deed={(reason) => call(startCampaign, { id, version, reason })}
      said={t('proposed')}
      anew={useRefreshProposals()}
      onClose={onClose}
    />
  )
}

function StopDialog({ campaign, onClose }: Dialog) {
  const { anew } = useCampaigns()
  return (
    <DecideDialog
      title={t('stopTitle', { name: campaign.name })}
      verb={t('stop')}
      isDangerous
      consequence={t('stopDoes', { count: campaign.tally.sent })}
      draft={`campaign:${campaign.id}:stop`}
      deed={(reason) => call(stopCampaign, { id: campaign.id, reason })}
      said={t('stopDone')}
      anew={anew}
      onClose={onClose}
    />
  )
}
