import {
  approveLicence,
  type OfficeLicence,
  withdrawLicence,
} from '@zar/contract/office/system/licences'
import { Facts } from '../../parts/case/case.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useLicencesAnew } from './use-licences.ts'

export type LicenceDeed = 'approve' | 'withdraw'

type Terms = Pick<
  OfficeLicence,
  'number' | 'authority' | 'countries' | 'games' | 'validFrom' | 'validUntil'
>

export const termFactsOf = (one: Terms) =>
  [
    [t('number'), one.number],
    [t('authority'), one.authority],
    [t('countries'), one.countries.join(', ')],
    [t('games'), one.games.map((game) => t(game)).join(', ')],
    [t('from'), one.validFrom],
    [t('until'), one.validUntil],
  ] as const

export const factsOf = (one: OfficeLicence) =>
  [...termFactsOf(one), [t('by'), one.approvers.join(', ') || t('nobody')]] as const

type Said = { reason: string; proposal?: string }

/** Proposes it, or approves what another proposed; a proof is asked for. */
export function doLicenceDeed({ id, number }: OfficeLicence, deed: LicenceDeed, said: Said) {
  const proof = { right: 'licence.edit', object: `licence:${id}`, amountE5: null } as const
  const operation = deed === 'approve' ? approveLicence : withdrawLicence
  return callProven(operation, { ...said, id, typed: number }, proof)
}

type Props = { one: OfficeLicence; deed: LicenceDeed; onClose: () => void }

/** Proposes to approve a licence, or to withdraw it. */
export function DeedDialog({ one, deed, onClose }: Props) {
  const [anew, refreshProposals] = [useLicencesAnew(), useRefreshProposals()]
  const { id, number } = one
  return (
    <Confirm
      title={t(`${deed}Title`, { number })}
      verb={t(`${deed}Verb`)}
      isDangerous={deed === 'withdraw'}
      needsWords
      typedName={number}
      consequence={t(`${deed}Does`)}
      draft={`licence:${id}:${deed}`}
      onConfirm={async ({ text: reason }) => {
        try {
          await doLicenceDeed(one, deed, { reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts facts={factsOf(one)} />
    </Confirm>
  )
}
