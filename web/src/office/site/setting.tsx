import type { Proposal } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/controls/button.tsx'
import { TextField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useProposalsOf, useRefreshProposals } from '../parts/proposals/second.tsx'
import type { Offer } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-site.ts'

export type SettingProps = {
  name: string
  /** Empty: it is off, or as the settings say. */
  value: string
  blank: string
  right: Right
  object: string
  offer: Offer
  help: string
  does: string
  /** What is wrong with a value; undefined: nothing. */
  wrongOf: (value: string) => string | undefined
  /** What is typed to confirm a value, where it is asked for. */
  typedOf?: (value: string) => string
  send: (value: string, given: { reason: string; proposal?: string }) => Promise<unknown>
}

/** One setting with its value, what waits for a second person, and how it is changed. */
export function Setting(props: SettingProps) {
  const { name, value, blank, right, object, offer, send, typedOf } = props
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [waiting] = useProposalsOf({ right, object })
  const proposed = waiting ? afterOf(waiting) : ''
  return (
    <li className="o-site__setting">
      <span>
        <b>{name}</b>
        <small>{value || blank}</small>
      </span>
      {offer.isHere && !waiting && (
        <Button
          size="s"
          refusal={offer.refusal}
          aria-label={t('setOption', { name })}
          onClick={() => setAsking(true)}
        >
          {t('set')}
        </Button>
      )}
      <Seconds
        right={right}
        object={object}
        title={t('secondTitle', { name })}
        verb={t('secondVerb')}
        typedName={typedOf?.(proposed)}
        facts={(proposal) => factsOf(proposal, blank)}
        refusal={offer.refusal}
        approve={async (proposal) => {
          const { id, reason } = proposal
          await send(afterOf(proposal), { reason, proposal: id })
          notify(t('done'))
        }}
        onDone={refresh}
      />
      {isAsking && <SetDialog {...props} onClose={() => setAsking(false)} />}
    </li>
  )
}

const afterOf = ({ terms }: Proposal): string => `${terms.value ?? terms.url ?? ''}`

const factsOf = (proposal: Proposal, blank: string): (readonly [string, ReactNode])[] => [
  [t('before'), `${proposal.facts.before ?? ''}` || blank],
  [t('after'), afterOf(proposal) || blank],
]

function SetDialog(props: SettingProps & { onClose: () => void }) {
  const { name, value, object, help, does, wrongOf, typedOf, send, onClose } = props
  const refresh = useRefreshProposals()
  const [typed, setTyped] = useState(value)
  const next = typed.trim()
  const wrong = next === value ? t('same') : next === '' ? undefined : wrongOf(next)
  const typedName = typedOf?.(wrong ? value : next)
  const named = typedName ? { typedName } : {}
  const propose = async (reason: string) => {
    await send(next, { reason })
    notify(t('proposed'))
    await refresh()
  }
  return (
    <Confirm
      title={t('optionTitle', { name })}
      verb={t('propose')}
      needsWords
      lacks={wrong}
      consequence={does}
      draft={`site:${object}`}
      {...named}
      onConfirm={({ text }) => propose(text)}
      onClose={onClose}
    >
      <TextField
        label={t('value')}
        isLacking
        help={help}
        value={typed}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  )
}
