import type { RoleName } from '@zar/contract/office/rights/rights'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Button } from '../parts/controls/button.tsx'
import { TabPanel, Tabs } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { Bounds } from './bounds/bounds.tsx'
import { Elevations } from './elevations/elevations.tsx'
import { Matrix } from './matrix.tsx'
import { InviteForm } from './people/invite-form.tsx'
import { People } from './people/people.tsx'
import { RolePanel } from './role-panel.tsx'
import { ROLES } from './roles.ts'
import { Sessions } from './sessions.tsx'
import { t } from './texts.ts'
import {
  useElevations,
  useRoleProposals,
  useStaff,
  useStaffProposals,
  useStaffSessions,
} from './use-staff.ts'
import { Waiting } from './waiting.tsx'

const TABS = ['roles', 'people', 'waiting', 'elevations', 'sessions', 'bounds'] as const
type TabKey = (typeof TABS)[number]
const PANEL = 'staff-tab'

/** The people of the house: roles and rights, who has them, what waits, who is in. */
export function StaffPage() {
  const me = useMe()
  const people = useStaff().data
  const [tab, setTab] = useTab()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ScreenHead
        title={t('title')}
        sub={people && t('sub', { count: people.length, roles: ROLES.length })}
      >
        {mayDo(me, 'staff.invite') && (
          <Button kind="primary" icon={UserPlus} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )}
      </ScreenHead>
      <StaffTabs tab={tab} onTab={setTab} />
      <TabPanel id={PANEL} tab={tab}>
        {tab === 'roles' && <Roles />}
        {tab === 'people' && <People />}
        {tab === 'waiting' && <Waiting />}
        {tab === 'elevations' && <Elevations />}
        {tab === 'sessions' && <Sessions />}
        {tab === 'bounds' && <Bounds />}
      </TabPanel>
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </>
  )
}

/** The tab of the address: a link shows a colleague the same. */
function useTab(): [TabKey, (tab: TabKey) => void] {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'roles'
  return [tab, (next) => setParams(next === 'roles' ? {} : { tab: next }, { replace: true })]
}

function StaffTabs({ tab, onTab }: { tab: TabKey; onTab: (tab: TabKey) => void }) {
  const mayGive = mayDo(useMe(), 'elevation.approve')
  const counts: Record<TabKey, number | undefined> = {
    roles: undefined,
    people: useStaff().data?.length,
    waiting: sumOf(useRoleProposals().data?.length, useStaffProposals().data?.length),
    elevations: useElevations(mayGive).data?.length,
    sessions: useStaffSessions().data?.length,
    bounds: undefined,
  }
  return (
    <Tabs
      label={t('tabs')}
      tabs={TABS.filter((key) => mayGive || key !== 'elevations').map((key) => ({
        key,
        label: t(key),
        count: counts[key],
      }))}
      chosen={tab}
      onChoose={onTab}
      panelId={PANEL}
    />
  )
}

const sumOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b

function Roles() {
  const staff = useStaff()
  const [role, setRole] = useState<RoleName>('cashier')
  return (
    <div className="o-staff__cols">
      <Matrix chosen={role} onChoose={setRole} />
      <div className="o-stack">
        {staff.isError && !staff.data ? (
          <section className="o-panel">
            <Failed error={staff.error} onAgain={() => void staff.refetch()} />
          </section>
        ) : (
          <RolePanel role={role} people={staff.data ?? []} />
        )}
        <Waiting />
      </div>
    </div>
  )
}
