import { useQueryClient } from '@tanstack/react-query'
import {
  type CALL_ENDS,
  type CallRow,
  revealCall,
  settleCall,
  takeCall,
} from '@zar/contract/office/support/calls'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { useMe } from '../../parts/api/session.ts'
import { Acts, Case, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { RevealButton, useSecondsOf } from '../../parts/dialogs/masked.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { PlayerCard } from '../desk/player-card.tsx'
import { t } from './texts.ts'

type End = (typeof CALL_ENDS)[number]
type Props = { row: CallRow; onDone: () => void }

const WAYS = ['way.1', 'way.2', 'way.3', 'way.4'] as const
const wayOf = (type: number): string => t(WAYS[type - 1] ?? 'way.1')

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['office', 'calls'] })
}

/** One call: whom to ask for, how to reach them, and how it ended. */
export function CallPanel({ row, onDone }: Props) {
  const { player, standing, name, message, askedAt, callAt, tries } = row
  const me = useMe()
  const other = standing?.takenBy && standing.takenBy.id !== me.id ? standing.takenBy : null
  return (
    <Case id={player.username} name={t('caseName', { name: player.username })}>
      {other && (
        <Say tone="wait" icon={UserRound}>
          <b>{t('openAt', { name: other.name })}</b> {t('openNote')}
        </Say>
      )}
      <Facts
        facts={[
          [t('ask'), name],
          [t('message'), message],
          [t('askedAt'), formatDate(askedAt)],
          [t('callAt'), callAt && formatDate(callAt)],
          [t('tries'), tries],
        ]}
      />
      <Contacts row={row} />
      <PlayerCard player={player} />
      <CallActs row={row} onDone={onDone} />
    </Case>
  )
}

/** How the player is reached: hidden but for its end, until a reason is given, and again after a minute. */
function Contacts({ row: { id, contacts } }: { row: CallRow }) {
  const [shown, setShown] = useState<{ type: number; contact: string }[]>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  const lines = shown ?? contacts.map(({ type, end }) => ({ type, contact: `•••• ${end}` }))
  return (
    <div>
      <h3>{t('contacts')}</h3>
      <ul>
        {lines.map(({ type, contact }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same contact may stand there twice
          <li key={at} className="o-row">
            <span className="haze">{wayOf(type)}</span>
            <b className="o-push">{contact}</b>
          </li>
        ))}
      </ul>
      {shown ? (
        <p className="o-micro">{t('left60', { seconds })}</p>
      ) : (
        <span className="o-mask">
          <RevealButton
            label={t('show')}
            face={t('show')}
            onReveal={(reason) => call(revealCall, { id, reason })}
            onValue={({ contacts }) => setShown(contacts)}
          />
        </span>
      )}
    </div>
  )
}

function CallActs({ row, onDone }: Props) {
  const [ending, setEnding] = useState<End>()
  const refresh = useRefresh()
  const offers = useOffers(row)
  const refusal = offers('call.settle').refusal
  const takeRefusal = offers('call.view').refusal
  const take = async () => {
    try {
      await call(takeCall, { id: row.id })
      notify(t('taken'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const keys: Keys = {}
  if (takeRefusal === undefined) keys.u = () => void take()
  if (refusal === undefined) {
    keys.r = () => setEnding('reached')
    keys.b = () => setEnding('tried')
  }
  useKeys(keys)
  return (
    <Acts>
      <Button kind="primary" keyName="R" refusal={refusal} onClick={() => setEnding('reached')}>
        {t('reached')}
      </Button>
      <Button keyName="B" refusal={refusal} onClick={() => setEnding('tried')}>
        {t('tried')}
      </Button>
      <Button keyName="U" refusal={takeRefusal} onClick={() => void take()}>
        {t('take')}
      </Button>
      <span className="is-full">
        <Button kind="ghost" refusal={refusal} onClick={() => setEnding('unreachable')}>
          {t('unreachable')}
        </Button>
      </span>
      {ending && (
        <SettleDialog row={row} end={ending} onDone={onDone} onClose={() => setEnding(undefined)} />
      )}
    </Acts>
  )
}

function SettleDialog({ row, end, onDone, onClose }: Props & { end: End; onClose: () => void }) {
  const refresh = useRefresh()
  const { id, player, standing } = row
  return (
    <Confirm
      title={t(`title.${end}`, { name: player.username })}
      verb={t(end)}
      needsWords
      consequence={t(`does.${end}`)}
      draft={`call:${id}:${end}`}
      onConfirm={async ({ text }) => {
        try {
          await call(settleCall, { id, version: standing?.version ?? 0, end, reason: text })
          notify(t('settled'))
          onDone()
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    />
  )
}
