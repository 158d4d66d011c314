import './methods.css'
import {
  CLOSED_CODES,
  type ClosedCode,
  closeMethod,
  type OfficeMethod,
  type OfficeMethods,
  setMethod,
} from '@zar/contract/office/house/methods'
import type { Proposal } from '@zar/contract/office/proposals'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { formatWhole } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Seconds } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { BoundsDialog } from './bounds-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { StateTag, Success } from './method-columns.tsx'
import { Preview } from './preview.tsx'
import { boundsOf, medianText, shortOf } from './sums.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-methods.ts'
import { Versions } from './versions.tsx'

type Props = { method: OfficeMethod; whole: OfficeMethods }

/** One deposit method: what it does, how players see it, and what is changed of it. */
export function MethodCase({ method, whole }: Props) {
  const { title, closedText, version, running } = method
  return (
    <Case id={title} name={title} tag={<StateTag {...method} />}>
      {closedText !== null && <Say tone="wait">{t('closedBecause', { text: closedText })}</Say>}
      <CloseSeconds method={method} />
      <SetSeconds method={method} />
      <Preview method={method} />
      <Facts
        facts={[
          [t('bounds'), boundsOf(method)],
          [t('service'), `${shortOf(method.leastE5)} – ${shortOf(method.mostE5)}`],
          [t('success'), <Success key="success" {...method} />],
          [t('median'), medianText(method.medianS)],
          [t('running'), formatWhole(running)],
          [t('version'), version === 0 ? t('delivered') : `${version}`],
        ]}
      />
      <Versions id={method.id} key={version} />
      <Decide method={method} whole={whole} />
    </Case>
  )
}

/** A closing that was proposed, as the second person sees it. */
function CloseSeconds({ method }: { method: OfficeMethod }) {
  const refresh = useRefresh()
  const { refusal } = useOffers(method)('method.edit')
  const { id, title } = method
  return (
    <Seconds
      right="method.edit"
      object={`method-closing:${id}`}
      title={t('closeTitle', { name: title })}
      verb={t('closeVerb', { name: title })}
      consequence={t('runningNote', { count: method.running })}
      refusal={refusal}
      facts={(proposal) => [[t('reads'), t(codeOf(proposal))]]}
      approve={async (proposal) => {
        const { id: number, reason } = proposal
        await call(closeMethod, { id, code: codeOf(proposal), reason, proposal: number })
        notify(t('closeDone', { name: title }))
      }}
      onDone={refresh}
    />
  )
}

const codeOf = ({ terms }: Proposal): ClosedCode =>
  CLOSED_CODES.find((code) => code === terms.closed) ?? 'bank'

/** What was proposed of the method, as the second person sees it. */
function SetSeconds({ method }: { method: OfficeMethod }) {
  const refresh = useRefresh()
  const { refusal } = useOffers(method)('method.edit')
  const { id, title } = method
  return (
    <Seconds
      right="method.edit"
      object={`method:${id}`}
      title={t('secondTitle', { name: title })}
      verb={(proposal) => {
        const { min, max, opens } = termsOf(proposal)
        return t(opens ? 'secondOpen' : 'secondVerb', { min: shortOf(min), max: shortOf(max) })
      }}
      refusal={refusal}
      facts={(proposal) => {
        const { min, max, opens } = termsOf(proposal)
        const { minE5, maxE5 } = proposal.facts
        return [
          [t('now'), boundsOf({ minE5: `${minE5}`, maxE5: `${maxE5}` })],
          [t('afterwards'), boundsOf({ minE5: min, maxE5: max })],
          [t('opens'), t(opens ? 'yes' : 'no')],
        ]
      }}
      approve={async (proposal) => {
        const { min, max, opens } = termsOf(proposal)
        const { reason } = proposal
        await call(setMethod, {
          id,
          minE5: min,
          maxE5: max,
          opens,
          reason,
          proposal: proposal.id,
        })
        notify(t('changed', { name: title }))
      }}
      onDone={refresh}
    />
  )
}

const termsOf = ({ terms }: Proposal) => ({
  min: `${terms.minE5}`,
  max: `${terms.maxE5}`,
  opens: terms.opens === true,
})

function Decide({ method, whole }: Props) {
  const [asked, setAsked] = useState<'close' | 'bounds'>()
  const { refusal } = useOffers(method)('method.edit')
  const done = () => setAsked(undefined)
  const isClosed = method.closedCode !== null
  return (
    <>
      <Acts>
        <Button
          kind={isClosed ? 'primary' : 'line'}
          refusal={refusal}
          onClick={() => setAsked('bounds')}
        >
          {t(isClosed ? 'openAgain' : 'change')}
        </Button>
        {!isClosed && (
          <Button kind="danger" icon={Lock} refusal={refusal} onClick={() => setAsked('close')}>
            {t('close')}
          </Button>
        )}
      </Acts>
      {asked === 'close' && (
        <CloseDialog method={method} texts={whole.closedTexts} onClose={done} />
      )}
      {asked === 'bounds' && <BoundsDialog method={method} onClose={done} />}
    </>
  )
}
