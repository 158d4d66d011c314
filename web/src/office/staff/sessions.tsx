import { endMySession, type StaffSession } from '@zar/contract/office/people'
import { MonitorOff } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Button } from '../parts/controls/button.tsx'
import { Face } from '../parts/controls/face.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { ConfirmInPlace } from '../parts/dialogs/confirm-in-place.tsx'
import type { Column } from '../parts/table/columns.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'
import { Table } from '../parts/table/table.tsx'
import { agoText } from '../parts/time.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { deviceText } from './device-text.ts'
import { t } from './texts.ts'
import { useMySessions, useStaff, useStaffAnew, useStaffSessions } from './use-staff.ts'

/** Whose session it is: by their full name, where the list of people is here. */
function Who({ session }: { session: StaffSession }) {
  const person = useStaff().data?.find(({ name }) => name === session.name)
  const name = person?.fullName ?? session.name
  return (
    <span className="o-row">
      <Face name={name} />
      {name}
      {session.isThis && <Tag tone="line">{t('mySession')}</Tag>}
    </span>
  )
}

const COLUMNS: readonly Column<StaffSession>[] = [
  { key: 'person', head: t('person'), cell: (one) => <Who session={one} />, bar: 110 },
  { key: 'where', head: t('where'), cell: ({ ip }) => ip, bar: 80 },
  {
    key: 'device',
    head: t('device'),
    cell: ({ agent }) => <span title={agent}>{deviceText(agent)}</span>,
    bar: 110,
  },
  {
    key: 'started',
    head: t('started'),
    cell: ({ startedAt }) => formatDate(startedAt),
    align: 'end',
    bar: 90,
  },
  { key: 'seen', head: t('seen'), cell: ({ seenAt }) => agoText(seenAt), align: 'end', bar: 40 },
]

/** Every open session; the caller's own ones can be ended here. */
export function Sessions() {
  const list = usePlainRows(useStaffSessions())
  const own = useMySessions().data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <div className="o-stack">
      {own.map((session) => (
        <OwnSession key={session.id} session={session} />
      ))}
      <section className="o-panel">
        <Table<StaffSession>
          label={t('sessions')}
          columns={COLUMNS}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ name, agent }) => `${name}, ${deviceText(agent)}`}
          empty={{ icon: MonitorOff, title: t('noSessions') }}
          card={(one) => (
            <>
              <span className="o-cards__line">
                <Who session={one} />
                {agoText(one.seenAt)}
              </span>
              <span className="o-cards__line haze">
                {deviceText(one.agent)} · {one.ip}
              </span>
            </>
          )}
        />
      </section>
    </div>
  )
}

/** Another session of the caller's own: its bar turns into the question. */
function OwnSession({ session }: { session: StaffSession }) {
  const anew = useStaffAnew()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const where = `${t('you')}: ${deviceText(session.agent)} · ${session.ip} · ${agoText(session.seenAt)}`
  const end = async () => {
    setBusy(true)
    try {
      await call(endMySession, { session: session.id })
      notify(t('endedDone', { count: 1 }))
      await anew()
    } catch (error) {
      notify(failureText(error))
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  if (isAsking) {
    return (
      <ConfirmInPlace
        question={`${t('endOneAsk')} ${where}`}
        verb={t('endOneVerb')}
        isBusy={isBusy}
        onYes={() => void end()}
        onNo={() => setAsking(false)}
      />
    )
  }
  return (
    <div className="o-ask">
      <span>{where}</span>
      <span className="o-push">
        <Button onClick={() => setAsking(true)}>{t('endOne')}</Button>
      </span>
    </div>
  )
}
