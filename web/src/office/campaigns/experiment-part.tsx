import './experiment.css'
import { useQuery } from '@tanstack/react-query'
import type { CampaignCase } from '@zar/contract/office/campaigns/campaigns'
import {
  type Counts,
  type Experiment,
  endExperiment,
  readDifference,
  readExperiment,
  startExperiment,
} from '@zar/contract/office/campaigns/experiments'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { languageTag } from '../../lib/language/translate.ts'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { Preview } from '../parts/messages/preview.tsx'
import { Seconds, useProposalsOf } from '../parts/proposals/second.tsx'
import { type Offer, useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { EndDialog, StartDialog } from './experiment-dialogs.tsx'
import { t } from './experiment-texts.ts'
import { CAMPAIGNS_KEY, useCampaigns } from './use-campaigns.ts'

const WATCH_MS = 30_000

/** The A/B of a campaign: its words, groups and result; proposed and ended by two. */
export function ExperimentPart({ campaign }: { campaign: CampaignCase }) {
  const { data } = useQuery({
    queryKey: [...CAMPAIGNS_KEY, campaign.id, 'experiment'],
    queryFn: () => call(readExperiment, { campaign: campaign.id }),
    refetchInterval: ({ state }) => (isRunning(state.data?.experiment) ? WATCH_MS : false),
  })
  const offer = useOffers(data ?? { actions: [] })('experiment.edit')
  if (!data) return null
  const { experiment } = data
  if (!experiment && !offer.isHere) return null
  return (
    <section className="o-stack" aria-labelledby="experiment">
      <h3 id="experiment">{t('title')}</h3>
      {experiment ? <Shown experiment={experiment} /> : <p className="o-micro">{t('none')}</p>}
      <Waiting campaign={campaign} offer={offer} />
      <Acts campaign={campaign} experiment={experiment} offer={offer} />
    </section>
  )
}

const isRunning = (experiment: Experiment | null | undefined): boolean =>
  experiment != null && experiment.endedAt === null

function Shown({ experiment }: { experiment: Experiment }) {
  const { words, result, endedAt, endedBecause, endsAt, startedBy, approvedBy } = experiment
  const isOver = endedAt !== null && endedBecause !== null
  return (
    <>
      <p className="o-micro">
        {isOver
          ? t(`ended_${endedBecause}`, { at: formatDate(endedAt) })
          : t('running', { at: formatDate(endsAt) })}{' '}
        {t('by', { first: startedBy, second: approvedBy })}
      </p>
      <Preview words={words} isLetter={false} />
      <table className="o-experiment">
        <thead>
          <tr>
            <th scope="col">{t('group')}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Group name={t('control')} counts={result.a} />
          <Group name={t('other')} counts={result.b} />
        </tbody>
      </table>
      <Verdict experiment={experiment} />
    </>
  )
}

const FIGURES = ['sent', 'read', 'stopped', 'harmed'] as const
const percent = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 })

const Group = ({ name, counts }: { name: string; counts: Counts }) => (
  <tr>
    <th scope="row">{name}</th>
    {FIGURES.map((figure) => (
      <td key={figure} className="num">
        {figure === 'sent' || counts.sent === 0
          ? formatWhole(counts[figure])
          : t('ofSent', {
              number: formatWhole(counts[figure]),
              share: percent.format((100 * counts[figure]) / counts.sent),
            })}
      </td>
    ))}
  </tr>
)

function Verdict({ experiment: { result } }: { experiment: Experiment }) {
  const difference = readDifference(result)
  if (!difference) return <p className="o-micro">{t('noData')}</p>
  const points = (share: number) => percent.format(100 * share)
  const said = {
    points: points(difference.points),
    low: points(difference.low),
    high: points(difference.high),
  }
  const verdict = difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : 'open'
  return (
    <p>
      <b>{t(verdict)}</b> {t('difference', said)}
    </p>
  )
}

type Part = { campaign: CampaignCase; offer: Offer }
const objectOf = ({ id }: CampaignCase) => `campaign:${id}`
const isStart = ({ terms }: Proposal): boolean => terms.deed === 'start'

function Waiting({ campaign, offer }: Part) {
  const { anew } = useCampaigns()
  const approve = async ({ id: proposal, reason, terms }: Proposal) => {
    const of = { campaign: campaign.id, reason, proposal }
    const text = (name: string) => `${terms[name] ?? ''}`
    if (terms.deed === 'end') await call(endExperiment, of)
    else
      await call(startExperiment, {
        ...of,
        version: Number(terms.version),
        words: {
          tr: { title: text('titleTr'), note: text('noteTr') },
          en: { title: text('titleEn'), note: text('noteEn') },
        },
        share: Number(terms.share),
        size: Number(terms.size),
        endsAt: text('endsAt'),
      })
    notify(t('done'))
  }
  return (
    <Seconds
      right="experiment.edit"
      object={objectOf(campaign)}
      title={t('second')}
      verb={(proposal) => t(isStart(proposal) ? 'approveStart' : 'approveEnd')}
      facts={(proposal) => (isStart(proposal) ? factsOf(proposal) : [])}
      refusal={offer.refusal}
      approve={approve}
      onDone={anew}
    />
  )
}

const factsOf = ({ terms }: Proposal) =>
  [
    [t('previewTr'), `${terms.titleTr}: ${terms.noteTr}`],
    [t('previewEn'), `${terms.titleEn}: ${terms.noteEn}`],
    [t('share'), t('shareOf', { share: Number(terms.share) })],
    [t('size'), formatWhole(Number(terms.size))],
    [t('ends'), formatDate(`${terms.endsAt}`)],
  ] as const

function Acts({ campaign, experiment, offer }: Part & { experiment: Experiment | null }) {
  const [isAsking, setAsking] = useState(false)
  const isWaiting =
    useProposalsOf({ right: 'experiment.edit', object: objectOf(campaign) }).length > 0
  const isEarly = campaign.state === 'draft' || campaign.state === 'planned'
  const mayStart = !experiment && isEarly && campaign.kind === 'campaign' && campaign.viaNotice
  if (!offer.isHere || isWaiting || !(mayStart || isRunning(experiment))) return null
  const close = () => setAsking(false)
  return (
    <div className="o-row">
      <Button refusal={offer.refusal} onClick={() => setAsking(true)}>
        {t(experiment ? 'end' : 'start')}
      </Button>
      {isAsking && experiment && <EndDialog campaign={campaign} onClose={close} />}
      {isAsking && !experiment && <StartDialog campaign={campaign} onClose={close} />}
    </div>
  )
}
