import type { Proposal } from '@zar/contract/office/proposals'
import { enterLicence, LICENSED, type OfficeLicence } from '@zar/contract/office/system/licences'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds, useProposalsOf } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { doLicenceDeed, factsOf, type LicenceDeed, termFactsOf } from './deed-dialog.tsx'
import { ENTERING } from './enter-dialog.tsx'
import { t } from './texts.ts'
import { useLicencesAnew } from './use-licences.ts'

type Props = { refusal: string | undefined }

const listIn = (terms: Proposal['terms'], key: string) => String(terms[key] ?? '').split(',')

/** The terms of a proposal as they were entered. */
function termsOf({ terms }: Proposal) {
  return {
    number: String(terms.number),
    authority: String(terms.authority),
    countries: listIn(terms, 'countries'),
    games: LICENSED.filter((game) => listIn(terms, 'games').includes(game)),
    validFrom: String(terms.validFrom),
    validUntil: String(terms.validUntil),
  }
}

/** A licence that one person proposed, for the second. */
export function EnterSeconds({ refusal }: Props) {
  const anew = useLicencesAnew()
  const [waiting] = useProposalsOf({ right: 'licence.edit', object: 'licence:new' })
  if (!waiting) return null
  const { number } = termsOf(waiting)
  return (
    <Seconds
      right="licence.edit"
      object="licence:new"
      title={t('enterTitle')}
      verb={t('enterSecond', { number })}
      typedName={number}
      refusal={refusal}
      consequence={t('enterDoes')}
      says={() => number}
      facts={(proposal) => termFactsOf(termsOf(proposal))}
      approve={async (proposal) => {
        const { id, reason } = proposal
        const entered = { ...termsOf(proposal), typed: number, reason, proposal: id }
        await callProven(enterLicence, entered, ENTERING)
        notify(t('entered'))
      }}
      onDone={anew}
    />
  )
}

const DONE = { approve: 'approved', withdraw: 'withdrawnNow' } as const

/** What one person proposed for a licence that is there, for the second. */
export function LicenceSeconds({ one, refusal }: Props & { one: OfficeLicence }) {
  const anew = useLicencesAnew()
  const about = { right: 'licence.edit', object: `licence:${one.id}` } as const
  const [waiting] = useProposalsOf(about)
  const deed: LicenceDeed = waiting?.terms.does === 'approve' ? 'approve' : 'withdraw'
  const { number } = one
  return (
    <Seconds
      {...about}
      title={t(`${deed}Title`, { number })}
      verb={t(`${deed}Second`, { number })}
      typedName={number}
      refusal={refusal}
      consequence={t(`${deed}Does`)}
      facts={() => factsOf(one)}
      approve={async ({ id: proposal, reason }) => {
        await doLicenceDeed(one, deed, { reason, proposal })
        notify(t(DONE[deed]))
      }}
      onDone={anew}
    />
  )
}
