import './player.css'
import './player-tabs.css'
import type { PlayerPage as Page } from '@zar/contract/office/players'
import { ArrowLeft, UserX, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '../../lib/browser/online.ts'
import { formatClock } from '../../lib/language/format.ts'
import { texts } from '../../lib/language/translate.ts'
import { Link, useParams } from '../../lib/router/router.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { isCode } from '../parts/api/failure.ts'
import { Say } from '../parts/controls/say.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { AccountSeconds } from './account/account-seconds.tsx'
import { AccountSection } from './account/account-section.tsx'
import { ProposalBox } from './acts/proposal-box.tsx'
import { CorrectionSeconds } from './corrections/correction-seconds.tsx'
import { Head } from './record/head.tsx'
import { Sums } from './record/sums.tsx'
import { usePlayer, useRefresh } from './record/use-player.ts'
import { BonusPanel } from './side/bonus-panel.tsx'
import { LimitsSection } from './side/limits.tsx'
import { LinksPanel } from './side/links.tsx'
import { Notes } from './side/notes.tsx'
import { PayoutsPanel } from './side/payouts.tsx'
import { IdentitySection, PersonSection } from './side/person.tsx'
import { ScorePanel } from './side/score.tsx'
import { Sessions } from './side/sessions.tsx'
import { StandingPanel } from './side/standing.tsx'
import { PlayerTabs } from './tabs/player-tabs.tsx'

const t = texts({
  tr: {
    loading: 'Oyuncu getiriliyor',
    missing: 'Böyle bir oyuncu yok',
    missingNote: 'Bağlantı eksik kopyalanmış olabilir. Numarasıyla ya da adıyla ara.',
    back: 'Oyunculara dön',
    players: 'Oyuncular',
    lost: 'Bağlantı koptu, {time}.',
    lostNote: 'Gördüklerin o andan; karar düğmeleri bağlanınca açılır.',
    person: 'Kişi, doğrulama, sınırlar',
    more: 'Durum, notlar, oturumlar',
  },
  en: {
    loading: 'Loading the player',
    missing: 'There is no such player',
    missingNote: 'The link may be cut off. Search by number or name.',
    back: 'Back to the players',
    players: 'Players',
    lost: 'Connection lost, {time}.',
    lostNote: 'What you see is of that moment; decisions open when it is back.',
    person: 'Person, verification, limits',
    more: 'State, notes, sessions',
  },
})

/** The 360° page of one player. */
export function PlayerPage() {
  const { id = '' } = useParams()
  const query = usePlayer(id)
  if (query.data) {
    return <Record key={id} player={query.data} readAt={query.dataUpdatedAt} />
  }
  if (!query.isError) return <Loading />
  if (isCode(query.error, 'not_found') || isCode(query.error, 'invalid_input')) return <Missing />
  return (
    <section className="o-panel">
      <Failed error={query.error} onAgain={() => void query.refetch()} />
    </section>
  )
}

/** Grey panels where the real ones will stand. */
const Loading = () => (
  <div className="o-stack" aria-busy>
    <p className="sr" role="status">
      {t('loading')}
    </p>
    <div className="o-p__skel o-p__skel--head" aria-hidden />
    <div className="o-p__skel o-p__skel--sums" aria-hidden />
    <div className="o-p" aria-hidden>
      <div className="o-p__skel" />
      <div className="o-p__skel" />
      <div className="o-p__skel" />
    </div>
  </div>
)

const Missing = () => (
  <Empty
    icon={UserX}
    title={t('missing')}
    isScreen
    action={
      <Link className="o-btn" to="/office/players">
        <Icon of={ArrowLeft} size="s" />
        {t('back')}
      </Link>
    }
  >
    {t('missingNote')}
  </Empty>
)

function Record({ player, readAt }: { player: Page; readAt: number }) {
  const offers = useOffers(player)
  const isOnline = useOnline()
  const [isNoting, setNoting] = useState(false)
  const refresh = useRefresh(player.id)
  return (
    <div className="o-stack">
      <nav className="o-p__back" aria-label={t('back')}>
        <Link to="/office/players">
          <Icon of={ArrowLeft} size="s" />
          {t('players')}
        </Link>
      </nav>
      {!isOnline && (
        <Say tone="wait" icon={WifiOff} role="status">
          <b>{t('lost', { time: formatClock(new Date(readAt).toISOString()) })}</b> {t('lostNote')}
        </Say>
      )}
      <Head player={player} offers={offers} onNote={() => setNoting(true)} />
      <ProposalBox player={player} offers={offers} />
      <AccountSeconds player={player} offers={offers} />
      <CorrectionSeconds player={player} offers={offers} onDone={refresh} />
      <Sums purses={player.purses} />
      <div className="o-p">
        <section className="o-panel o-p__about" aria-label={t('person')}>
          <PersonSection player={player} offers={offers} />
          <IdentitySection player={player} offers={offers} />
          <LimitsSection player={player} offers={offers} />
          <AccountSection player={player} offers={offers} />
        </section>
        <PlayerTabs player={player} offers={offers} />
        <section className="o-stack o-p__more" aria-label={t('more')}>
          <StandingPanel player={player} />
          <Notes player={player} offers={offers} isWriting={isNoting} onWrite={setNoting} />
          <PayoutsPanel player={player} offers={offers} />
          <Sessions player={player} offers={offers} />
          <ScorePanel player={player} offers={offers} />
          <BonusPanel player={player} offers={offers} />
          <LinksPanel player={player} />
        </section>
      </div>
    </div>
  )
}
