import { editAddresses } from '@zar/contract/office/house/bounds'
import { ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { roleName } from '../roles.ts'
import { AddressesDialog } from './addresses-dialog.tsx'
import { t } from './texts.ts'
import { useAddresses, useBoundsAnew } from './use-bounds.ts'

type Listed = NonNullable<ReturnType<typeof useAddresses>['data']>

/** The list of each role, and what waits for a second person. */
export function Addresses() {
  const query = useAddresses()
  return (
    <section className="o-panel" aria-labelledby="addresses">
      <div className="o-panel__h">
        <h2 id="addresses">{t('addresses')}</h2>
        {query.data && <span className="o-micro">{t('here', { address: query.data.here })}</span>}
      </div>
      <div className="o-panel__b">
        {query.isPending && <p role="status">{t('loading')}</p>}
        {query.isError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && <Roles listed={query.data} />}
      </div>
    </section>
  )
}

function Roles({ listed }: { listed: Listed }) {
  const offers = useOffers(listed)
  const [role, setRole] = useState<RoleName>()
  const networksOf = (one: RoleName) => listed.roles.find((of) => of.role === one)?.networks ?? []
  return (
    <>
      {ROLES.map((one) => (
        <AddressSeconds key={one} of={one} offers={offers} />
      ))}
      <Facts
        facts={ROLES.map((one) => [
          roleName(one),
          <span key={one} className="o-row o-row--wrap">
            {networksOf(one).join(', ') || t('everywhere')}
            {offers('iplist.edit').isHere && (
              <Button
                kind="ghost"
                size="s"
                aria-label={`${t('change')}: ${roleName(one)}`}
                refusal={offers('iplist.edit').refusal}
                onClick={() => setRole(one)}
              >
                {t('change')}
              </Button>
            )}
          </span>,
        ])}
      />
      {role && (
        <AddressesDialog of={role} networks={networksOf(role)} onClose={() => setRole(undefined)} />
      )}
    </>
  )
}

const textOf = (value: unknown): string => String(value ?? '') || t('everywhere')

function AddressSeconds({ of: role, offers }: { of: RoleName; offers: Offers }) {
  const anew = useBoundsAnew()
  const object = `iplist:${role}`
  const name = roleName(role)
  return (
    <Seconds
      right="iplist.edit"
      object={object}
      title={t('approveTitle', { role: name })}
      verb={t('approve')}
      consequence={t('editDoes')}
      says={({ terms, reason }) =>
        t('says', { role: name, networks: textOf(terms.networks), reason })
      }
      refusal={offers('iplist.edit').refusal}
      facts={({ terms, facts }) => [
        [t('now'), textOf(facts.networks)],
        [t('next'), textOf(terms.networks)],
      ]}
      approve={async ({ id: proposal, reason, terms }) => {
        const networks = String(terms.networks ?? '')
          .split(', ')
          .filter(Boolean)
        const proof = { right: 'iplist.edit', object, amountE5: null } as const
        await callProven(editAddresses, { role, networks, reason, proposal }, proof)
        notify(t('done', { role: name }))
      }}
      onDone={anew}
    />
  )
}
