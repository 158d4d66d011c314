import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { Hourglass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { texts } from '../../../lib/language/translate.ts'
import { call } from '../api/call.ts'
import { failureText } from '../api/failure.ts'
import { Facts } from '../case/case.tsx'
import { Button } from '../controls/button.tsx'
import { Say } from '../controls/say.tsx'
import { Confirm } from '../dialogs/confirm-dialog.tsx'
import { notify } from '../toasts/toasts.ts'

const t = texts({
  tr: {
    waits: 'İkinci onay bekliyor, {minutes} dk kaldı.',
    own: 'Sen önerdin: “{reason}”',
    other: '{by} önerdi: “{reason}”',
    takeBack: 'Geri çek',
    takenBack: 'Önerin geri çekildi, hiçbir şey değişmedi',
    sending: 'Gönderiliyor',
    look: 'İncele',
    by: 'Öneren',
    at: 'Zaman',
    reason: 'Neden',
  },
  en: {
    waits: 'Waits for a second person, {minutes} min left.',
    own: 'You proposed: “{reason}”',
    other: '{by} proposed: “{reason}”',
    takeBack: 'Take back',
    takenBack: 'Your proposal is taken back, nothing has changed',
    sending: 'Sending',
    look: 'Look at it',
    by: 'Proposed by',
    at: 'Time',
    reason: 'Reason',
  },
})

const KEY = ['office', 'proposals'] as const

/** Reads the proposals anew: one was made, taken back or approved. */
export function useRefreshProposals(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

type About = {
  right: Right
  /** As the audit log names it: `supplier:hub88`. */
  object: string
}

/** What waits for a second person about one object. */
export function useProposalsOf({ right, object }: About): readonly Proposal[] {
  const { data = [] } = useQuery({ queryKey: KEY, queryFn: () => call(proposals, {}) })
  return data.filter((one) => one.right === right && one.object === object)
}

type Named = readonly (readonly [string, ReactNode])[]

export type SecondProps = About & {
  /** Title of the dialog in which the second person decides. */
  title: string
  /** What approving does, on its button. */
  verb: string | ((proposal: Proposal) => string)
  /** What both see, beside who proposed it, when and why. */
  facts: (proposal: Proposal) => Named
  /** What becomes of it, for who approves. */
  consequence?: string
  /** What was proposed, where the reason alone does not say it. */
  says?: (proposal: Proposal) => string
  typedName?: string | undefined
  /** What the second person types themselves, and what of it is missing, in words. */
  fields?: ReactNode
  lacks?: string | undefined
  /** Why this person cannot approve. */
  refusal: string | undefined
  approve: (proposal: Proposal) => Promise<unknown>
  onDone: () => Promise<unknown>
}

/** Proposals that wait: one's own can be taken back, another's is approved by whoever sees the same facts. */
export function Seconds(props: SecondProps) {
  return useProposalsOf(props).map((one) => <Waiting key={one.id} {...props} proposal={one} />)
}

function Waiting(props: SecondProps & { proposal: Proposal }) {
  const { proposal, refusal, says } = props
  const seconds = useSecondsLeft(Date.parse(proposal.lapsesAt), 0)
  const [isAsking, setAsking] = useState(false)
  const { isOwn, proposedBy: by } = proposal
  const reason = says?.(proposal) ?? proposal.reason
  if (seconds === 0) return null
  return (
    <Say
      tone="info"
      icon={Hourglass}
      role="status"
      action={
        isOwn ? (
          <TakeBack id={proposal.id} onDone={props.onDone} />
        ) : (
          <Button kind="primary" size="s" refusal={refusal} onClick={() => setAsking(true)}>
            {t('look')}
          </Button>
        )
      }
    >
      <b>{t('waits', { minutes: Math.ceil(seconds / 60) })}</b>{' '}
      {isOwn ? t('own', { reason }) : t('other', { by, reason })}
      {isAsking && <Approve {...props} onClose={() => setAsking(false)} />}
    </Say>
  )
}

function TakeBack({ id, onDone }: { id: string; onDone: () => Promise<unknown> }) {
  const refresh = useRefreshProposals()
  const [isBusy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      await call(withdrawProposal, { id })
      notify(t('takenBack'))
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      await Promise.all([refresh(), onDone()])
      setBusy(false)
    }
  }
  return (
    <Button size="s" busy={isBusy ? t('sending') : undefined} onClick={() => void takeBack()}>
      {t('takeBack')}
    </Button>
  )
}

function Approve(props: SecondProps & { proposal: Proposal; onClose: () => void }) {
  const { title, verb, consequence, proposal, typedName, facts, approve, onDone, onClose } = props
  const refresh = useRefreshProposals()
  const typed = typedName === undefined ? {} : { typedName }
  const { fields, lacks } = props
  return (
    <Confirm
      title={title}
      verb={typeof verb === 'string' ? verb : verb(proposal)}
      {...typed}
      consequence={consequence}
      lacks={lacks}
      draft={`proposal:${proposal.id}`}
      onConfirm={async () => {
        try {
          await approve(proposal)
        } finally {
          await Promise.all([refresh(), onDone()])
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          ...facts(proposal),
          [t('by'), proposal.proposedBy],
          [t('at'), formatDate(proposal.proposedAt)],
          [t('reason'), proposal.reason],
        ]}
      />
      {fields}
    </Confirm>
  )
}
