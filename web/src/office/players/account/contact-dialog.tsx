import { changePlayerContact } from '@zar/contract/office/player/access'
import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { type Contact, ContactFields, contactLack } from './contact-fields.tsx'
import { t } from './texts.ts'

/** Proposes another address or phone for a player who lost theirs. */
export function ContactDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const [contact, setContact] = useState<Contact>({ kind: 'email', value: '' })
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('contactTitle', { name })}
      verb={t('contactVerb')}
      needsWords
      consequence={t('guard')}
      lacks={contactLack(contact)}
      draft={`player:${id}:contact`}
      onConfirm={async ({ text }) => {
        const { kind, value } = contact
        await call(changePlayerContact, { id, kind, value: value.trim(), reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <ContactFields contact={contact} onChange={setContact} />
    </Confirm>
  )
}
