import { BanknoteArrowUp, Cherry, MessageCircle, Spade } from 'lucide-react'
import { useIsInMenu } from '../../../lib/content/bootstrap.ts'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { useSignedIn } from '../../../lib/session/session.ts'
import { openSupport } from '../../../lib/third-party/live-chat.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import './bottom-bar.css'
import { t } from '../texts.ts'
import { FootballIcon } from './football-icon.tsx'
import { SectionLink } from './section-link.tsx'

const GAMES = [
  { url: '/casino/slot', icon: Cherry, title: t('crumb.slot') },
  { url: '/casino/live', icon: Spade, title: t('liveCasinoShort') },
]

/** The phone's short cuts. Signed out, the deposit opens the log-in instead. */
export function BottomBar() {
  const isSignedIn = useSignedIn()
  const isInMenu = useIsInMenu()
  return (
    <nav className="bbar" aria-label={t('shortcuts')}>
      {isSignedIn ? (
        <SectionLink className="bbar__pay" section={{ url: '/dashboard/deposit' }}>
          <Deposit />
        </SectionLink>
      ) : (
        <button
          type="button"
          className="bbar__pay"
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'login' })}
        >
          <Deposit />
        </button>
      )}
      <SectionLink section={{ url: '/spor' }}>
        <span>
          <FootballIcon />
        </span>
        {t('nav.sports')}
      </SectionLink>
      {GAMES.filter(({ url }) => isInMenu(url)).map(({ url, icon, title }) => (
        <SectionLink key={url} section={{ url }}>
          <span>
            <Icon of={icon} />
          </span>
          {title}
        </SectionLink>
      ))}
      <button type="button" onClick={openSupport}>
        <span>
          <Icon of={MessageCircle} />
        </span>
        {t('support')}
      </button>
    </nav>
  )
}

const Deposit = () => (
  <>
    <span>
      <Icon of={BanknoteArrowUp} />
    </span>
    {t('deposit')}
  </>
)
