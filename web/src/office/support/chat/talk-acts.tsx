import {
  endChat,
  giveChat,
  type OfficeChat,
  takeChat,
  ticketFromChat,
} from '@zar/contract/office/support/chats'
import { Check, Ticket, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { useMe } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-chats.ts'

type Props = { chat: OfficeChat; offers: Offers; onLeave: () => void }

/** Take, give back, make a ticket, end. Who has not read the last word neither ends nor turns it. */
export function TalkActs({ chat, offers, onLeave }: Props) {
  const { number, standing, player } = chat
  const place = chat.messages.at(-1)?.place ?? 0
  const me = useMe()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const refusal = offers('chat.answer').refusal
  const run = async (work: () => Promise<string>, leaves: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      notify(await work())
      if (leaves) onLeave()
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const take = () =>
    void run(
      () => call(takeChat, { number }).then(() => t('taken', { name: player.username })),
      false,
    )
  const give = () => void run(() => call(giveChat, { number }).then(() => t('given')), true)
  const end = () => void run(() => call(endChat, { number, place }).then(() => t('ended')), true)
  const toTicket = () =>
    void run(
      () =>
        call(ticketFromChat, { number, place }).then((made) =>
          t('ticketed', { number: `${made.number}` }),
        ),
      true,
    )
  const isOpen = standing !== null
  const isOwn = standing?.owner?.id === me.id
  const keys: Keys = {}
  if (isOpen && refusal === undefined) {
    keys.u = isOwn ? give : take
    keys.e = end
  }
  useKeys(keys)
  if (!isOpen) return null
  return (
    <span className="o-push o-row o-ch__acts">
      <Button
        kind="ghost"
        icon={UserRoundPlus}
        keyName="U"
        refusal={refusal}
        onClick={isOwn ? give : take}
      >
        {t(isOwn ? 'give' : 'take')}
      </Button>
      <Button kind="ghost" icon={Ticket} refusal={refusal} onClick={toTicket}>
        {t('toTicket')}
      </Button>
      <Button icon={Check} keyName="E" refusal={refusal} onClick={end}>
        {t('end')}
      </Button>
    </span>
  )
}
