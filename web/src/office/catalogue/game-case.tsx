import './catalogue.css'
import { type CatalogueGame, closeGame, openGame } from '@zar/contract/office/catalogue'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatPercent } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { StateTag } from './game-list.tsx'
import { t } from './texts.ts'
import { useRefresh } from './use-catalogue.ts'

/** One game: what is known of it, and how it is closed or left to its list again. */
export function GameCase({ game }: { game: CatalogueGame }) {
  const me = useMe()
  const { name, closing, state, code } = game
  return (
    <Case id={name} name={name} tag={<StateTag state={state} />}>
      {closing && (
        <Say tone="wait">
          {t('closedBy', { at: formatDate(closing.at), by: closing.by, because: closing.because })}
        </Say>
      )}
      {state === 'unlisted' && <Say>{t('unlistedNote')}</Say>}
      <Facts
        facts={[
          [t('studio'), game.studio],
          [t('provider'), game.providerName],
          [t('declared'), formatPercent(game.rtpBp)],
          [t('order'), t(game.isPlaced ? 'placed' : 'unplaced')],
        ]}
      />
      {mayDo(me, 'rtp.view') && (
        <Link className="o-link" to={`/office/rtp?row=${encodeURIComponent(code)}`}>
          {t('returns')}
        </Link>
      )}
      <Decide game={game} />
    </Case>
  )
}

function Decide({ game }: { game: CatalogueGame }) {
  const offers = useOffers(game)
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const { name, code, closing } = game
  const offer = offers(closing ? 'game.open' : 'game.close')
  const words = closing
    ? ({ verb: 'reopen', title: 'reopenTitle', does: 'reopenDoes', done: 'reopened' } as const)
    : ({ verb: 'close', title: 'closeTitle', does: 'closeDoes', done: 'closeDone' } as const)
  return (
    <>
      <Acts>
        <Button
          kind={closing ? 'primary' : 'danger'}
          icon={closing ? LockOpen : Lock}
          refusal={offer.refusal}
          onClick={() => setAsking(true)}
        >
          {t(words.verb)}
        </Button>
      </Acts>
      {isAsking && (
        <Confirm
          title={t(words.title, { name })}
          verb={t(words.verb)}
          isDangerous={!closing}
          needsWords
          consequence={t(words.does)}
          draft={`game:${code}:${words.verb}`}
          onConfirm={async ({ text }) => {
            try {
              await call(closing ? openGame : closeGame, { code, reason: text })
              notify(t(words.done, { name }))
            } finally {
              await refresh()
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
