import './catalogue.css'
import { acceptImport, type Catalogue } from '@zar/contract/office/catalogue'
import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { formatClock } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-catalogue.ts'

type Held = Catalogue['held'][number]

/** A supplier's list that waits: what it would close, and how two people let it. */
export function HeldStrip({ held }: { held: Held }) {
  const offer = useOffers(held)('import.accept')
  const [refresh, refreshProposals] = [useRefresh(), useRefreshProposals()]
  const [isShown, setShown] = useState(false)
  const { name, provider, at, count } = held
  return (
    <>
      <Say
        tone="wait"
        icon={CirclePause}
        action={
          <Button size="s" onClick={() => setShown(true)}>
            {t('heldSee', { count })}
          </Button>
        }
      >
        <b>{t('held', { name })}</b> {t('heldNote', { at: formatClock(at), count })}
      </Say>
      <Seconds
        right="import.accept"
        object={`supplier:${provider}`}
        title={t('acceptTitle', { name })}
        verb={t('acceptVerb', { count })}
        refusal={offer.refusal}
        facts={({ facts }) => [
          [t('run'), `${facts.run}`],
          [t('heldGames'), `${facts.games}`],
        ]}
        approve={async ({ id, reason }) => {
          await call(acceptImport, { provider, reason, proposal: id })
          notify(t('accepted', { name }))
        }}
        onDone={refresh}
      />
      {isShown && (
        <Confirm
          title={t('acceptTitle', { name })}
          verb={t('accept')}
          needsWords
          consequence={t('acceptDoes', { count })}
          lacks={offer.refusal}
          draft={`import:${held.run}`}
          onConfirm={async ({ text: reason }) => {
            await call(acceptImport, { provider, reason })
            notify(t('proposed'))
            await refreshProposals()
          }}
          onClose={() => setShown(false)}
        >
          <Named held={held} />
        </Confirm>
      )}
    </>
  )
}

const Named = ({ held: { games, count } }: { held: Held }) => (
  <section className="o-cat__held" aria-label={t('heldGames')}>
    <ul>
      {games.map(({ code, name }) => (
        <li key={code}>
          {name} <small className="haze">{code}</small>
        </li>
      ))}
    </ul>
    {count > games.length && <p>{t('heldMore', { count: count - games.length })}</p>}
  </section>
)
