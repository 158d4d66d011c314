import { changePlayerContact, resetPlayerSecondStep } from '@zar/contract/office/player/access'
import { closePlayer, correctPlayer, openPlayerCopy } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Seconds, useProposalsOf } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { type Contact, ContactFields, contactLack } from './contact-fields.tsx'
import { BLANK, CorrectFields, correctionLack, correctionOf } from './correct-fields.tsx'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }

const textOf = (value: Proposal['terms'][string] | undefined): string => String(value ?? '')
const kindOf = (proposal: Proposal | undefined): Contact['kind'] =>
  proposal?.terms.kind === 'phone' ? 'phone' : 'email'
const causeOf = ({ terms }: Proposal) => (terms.cause === 'rule' ? 'rule' : 'wish')

/** What one person proposed of getting in, of data and of the end of the account, for a second one. */
export const AccountSeconds = (props: Props) => (
  <>
    <ContactSeconds {...props} />
    <StepSeconds {...props} />
    <CopySeconds {...props} />
    <CorrectSeconds {...props} />
    <CloseSeconds {...props} />
  </>
)

/** The second person types the new contact too: a slip of the first gives the account to nobody. */
function ContactSeconds({ player, offers }: Props) {
  const { id, username: name } = player
  const right = 'player.contact_change'
  const object = `player:${id}`
  const [waiting] = useProposalsOf({ right, object })
  const [value, setValue] = useState('')
  const refresh = useRefresh(id)
  const contact = { kind: kindOf(waiting), value }
  return (
    <Seconds
      right={right}
      object={object}
      title={t('contactApproveTitle', { name })}
      verb={t('contactApprove')}
      consequence={t('guard')}
      says={({ terms, reason }) =>
        t('contactSays', { kind: t(contact.kind), shown: textOf(terms.shown), reason })
      }
      refusal={offers(right).refusal}
      facts={({ terms, facts }) => [
        [t('now'), `${textOf(facts.email)} · ${textOf(facts.phone)}`],
        [t('twoStep'), t(facts.hasTwoStep === true ? 'on' : 'off')],
        [t('next'), textOf(terms.shown)],
      ]}
      fields={
        <ContactFields
          contact={contact}
          only={contact.kind}
          onChange={(typed) => setValue(typed.value)}
        />
      }
      lacks={contactLack(contact)}
      approve={async ({ id: proposal, reason }) => {
        const { kind } = contact
        await call(changePlayerContact, { id, kind, value: value.trim(), reason, proposal })
        setValue('')
        notify(t('contactDone', { name }))
      }}
      onDone={refresh}
    />
  )
}

function StepSeconds({ player, offers }: Props) {
  const { id, username: name } = player
  const right = 'player.second_step_reset'
  return (
    <Seconds
      right={right}
      object={`player:${id}`}
      title={t('stepApproveTitle', { name })}
      verb={t('stepApprove')}
      consequence={t('guard')}
      says={({ reason }) => t('stepSays', { reason })}
      refusal={offers(right).refusal}
      facts={({ facts }) => [
        [t('email'), textOf(facts.email)],
        [t('stepCodes'), textOf(facts.recoveryLeft)],
      ]}
      approve={async ({ id: proposal, reason }) => {
        await call(resetPlayerSecondStep, { id, reason, proposal })
        notify(t('stepDone', { name }))
      }}
      onDone={useRefresh(id)}
    />
  )
}

function CopySeconds({ player, offers }: Props) {
  const { id, username: name, email } = player
  const right = 'player.copy'
  return (
    <Seconds
      right={right}
      object={`player:${id}`}
      title={t('copyApproveTitle', { name })}
      verb={t('copyApprove')}
      consequence={t('copyDoes', { email })}
      says={({ reason }) => t('copySays', { reason })}
      refusal={offers(right).refusal}
      facts={({ facts }) => [
        [t('email'), textOf(facts.email)],
        [t('phone'), textOf(facts.phone)],
      ]}
      approve={async ({ id: proposal, reason }) => {
        await call(openPlayerCopy, { id, reason, proposal })
        notify(t('copyDone', { name }))
      }}
      onDone={useRefresh(id)}
    />
  )
}

function CorrectSeconds({ player, offers }: Props) {
  const { id, username: name } = player
  const right = 'player.correct'
  const [corrected, setCorrected] = useState(BLANK)
  return (
    <Seconds
      right={right}
      object={`player:${id}`}
      title={t('correctApproveTitle', { name })}
      verb={t('correctApprove')}
      consequence={t('correctDoes')}
      says={({ terms, reason }) => t('correctSays', { fields: fieldsText(terms.fields), reason })}
      refusal={offers(right).refusal}
      facts={({ terms }) => [[t('fields'), fieldsText(terms.fields)]]}
      fields={<CorrectFields corrected={corrected} onChange={setCorrected} />}
      lacks={correctionLack(corrected)}
      approve={async ({ id: proposal, reason }) => {
        await call(correctPlayer, { id, ...correctionOf(corrected), reason, proposal })
        setCorrected(BLANK)
        notify(t('correctDone', { name }))
      }}
      onDone={useRefresh(id)}
    />
  )
}

const FIELDS = ['name', 'surname', 'birthDate'] as const
const fieldsText = (fields: Proposal['terms'][string] | undefined): string =>
  FIELDS.filter((field) => textOf(fields).split(', ').includes(field))
    .map((field) => t(field))
    .join(', ')

function CloseSeconds({ player, offers }: Props) {
  const { id, username: name } = player
  const right = 'player.close'
  return (
    <Seconds
      right={right}
      object={`player:${id}`}
      title={t('closeApproveTitle', { name })}
      verb={t('closeApprove')}
      consequence={t('closeDoes')}
      says={(proposal) => t('closeSays', { cause: t(causeOf(proposal)), reason: proposal.reason })}
      refusal={offers(right).refusal}
      facts={(proposal) => [[t('closeCause'), t(causeOf(proposal))]]}
      approve={async (proposal) => {
        const { reason } = proposal
        const cause = causeOf(proposal)
        await call(closePlayer, { id, cause, reason, proposal: proposal.id })
        notify(t('closeDone', { name }))
      }}
      onDone={useRefresh(id)}
    />
  )
}
