import type { LinkedGroup } from '@zar/contract/office/risk/alerts'
import { clearLink } from '@zar/contract/office/risk/cases'
import type { Action } from '@zar/contract/office/staff'
import { useState } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { GroupPicture, kindsOf } from '../../parts/links/group-picture.tsx'
import { bareOf } from '../../parts/money.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRiskAnew } from '../alerts/use-alerts.ts'
import { t } from '../texts.ts'

type Member = LinkedGroup['members'][number]
type Props = { group: LinkedGroup | null; actions: readonly Action[]; playerId: string }

/** The accounts around one as a picture, and the same as a list. */
export function GroupSection({ group, actions, playerId }: Props) {
  return (
    <div>
      <h3>{t('links')}</h3>
      <GroupPicture group={group} playerId={playerId} />
      {group && <Members group={group} actions={actions} playerId={playerId} />}
    </div>
  )
}

function Members({ group, actions, playerId }: Props & { group: LinkedGroup }) {
  const offers = useOffers({ actions })
  const [cleared, setCleared] = useState<Member>()
  const own = group.members.find(({ id }) => id === playerId)
  const clearing = offers('link.clear')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="o-tw" aria-label={t('links')} tabIndex={0}>
      <table className="o-t">
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('link')}</th>
            <th scope="col" className="o-end">
              {t('weight')}
            </th>
            <th scope="col" className="o-end">
              {t('deposited')}
            </th>
            <th scope="col" className="o-end">
              {t('withdrawn')}
            </th>
            {clearing.isHere && <th scope="col">{t('clear')}</th>}
          </tr>
        </thead>
        <tbody>
          {group.members.map((member) => (
            <tr key={member.id}>
              <td>
                <Link className="o-link" to={`/office/players/${member.id}`}>
                  {member.username}
                </Link>
              </td>
              <td>{kindsOf(group, member.id)}</td>
              <td className="o-end">
                <b>{member.weight.toLocaleString('tr-TR')}</b>
              </td>
              <td className="o-end">{bareOf(member.depositedE5)}</td>
              <td className="o-end">{bareOf(member.withdrawnE5)}</td>
              {clearing.isHere && (
                <td>
                  {sharesWith(group, playerId, member.id) && (
                    <Button size="s" refusal={clearing.refusal} onClick={() => setCleared(member)}>
                      {t('clear')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {own && cleared && (
        <ClearDialog own={own} other={cleared} onClose={() => setCleared(undefined)} />
      )}
    </section>
  )
}

const sharesWith = ({ pairs }: LinkedGroup, own: string, id: string): boolean =>
  pairs.some(({ one, other }) => (one === own && other === id) || (one === id && other === own))

function ClearDialog({ own, other, onClose }: { own: Member; other: Member; onClose: () => void }) {
  const anew = useRiskAnew()
  return (
    <Confirm
      title={t('clearTitle', { one: own.username, other: other.username })}
      verb={t('clear')}
      needsWords
      consequence={t('clearDoes')}
      draft={`link:${own.id}:${other.id}:clear`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await call(clearLink, { one: own.id, other: other.id, reason: text })
        notify(t('cleared'))
        await anew()
      }}
    />
  )
}
