import { useQuery } from '@tanstack/react-query'
import { assignTicket, ticketPeople } from '@zar/contract/office/support/tickets'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-tickets.ts'

const NOBODY = 'nobody'

/** Gives the ticket to a colleague who may answer it, or back to the list. */
export function AssignDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const refresh = useRefresh()
  const { data: people = [] } = useQuery({
    queryKey: ['office', 'ticket-people'],
    queryFn: () => call(ticketPeople, {}),
  })
  const [to, setTo] = useState('')
  return (
    <Confirm
      title={t('caseName', { number: `${number}` })}
      verb={t('assignVerb')}
      draft={`ticket:${number}:assign`}
      lacks={to === '' ? t('assignChoose') : undefined}
      onConfirm={async () => {
        await call(assignTicket, { number, to: to === NOBODY ? null : to })
        notify(t('assigned', { number: `${number}` }))
        await refresh()
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('assignTo')}
        blank={t('choose')}
        value={to}
        choices={[
          { value: NOBODY, label: t('assignNobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setTo(target.value)}
      />
    </Confirm>
  )
}
