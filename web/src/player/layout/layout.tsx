import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { usePhone } from '../../lib/browser/media.ts'
import { closePanel, usePanel } from '../../lib/dialog/side-panel.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { type Session, session, useSession } from '../../lib/session/session.ts'
import { Crash } from '../crash.tsx'
import { FindButton } from '../lobby/search/find-button.tsx'
import { Footer } from './footer/footer.tsx'
import { Header, PhoneHeader } from './header/header.tsx'
import { BottomBar } from './menu/bottom-bar.tsx'
import { MainMenu } from './menu/main-menu.tsx'
import { Notice } from './notices/notice.tsx'
import { OfflineBanner } from './notices/offline-banner.tsx'
import { t } from './texts.ts'

// What only a signed-in player sees comes in a chunk of its own, asked for at once when needed.
const fetchTools = () => import('./player-tools.tsx')
if (session()) void fetchTools().catch(() => undefined)
const PlayerTools = lazy(async () => ({ default: (await fetchTools()).PlayerTools }))
const UnreadTickets = lazy(async () => ({ default: (await fetchTools()).UnreadTickets }))
const PhoneTools = lazy(async () => ({ default: (await fetchTools()).PhoneTools }))
const NavPurse = lazy(async () => ({ default: (await fetchTools()).NavPurse }))
const PlayerWatch = lazy(async () => ({ default: (await fetchTools()).PlayerWatch }))
const TermsBar = lazy(async () => ({ default: (await fetchTools()).TermsBar }))
const SidePanels = lazy(async () => ({ default: (await import('./side-panels.tsx')).SidePanels }))

const MaintenanceBanner = lazy(async () => ({
  default: (await import('./notices/maintenance-banner.tsx')).MaintenanceBanner,
}))
const OpenAviator = lazy(async () => ({
  default: (await import('./open-aviator.tsx')).OpenAviator,
}))

/** Everything around the page: notice, header, footer, and on a phone the bars and side panels. */
export function Layout({ children }: { children: ReactNode }) {
  const isPhone = usePhone()
  const player = useSession()
  const { pathname } = useLocation()
  const aviator = useAviator()
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {pathname === '/' && <Notice />}
      {isPhone ? (
        <PhoneBars player={player} />
      ) : (
        <DesktopBar player={player} onAviator={aviator.open} />
      )}
      <OfflineBanner />
      <Crash quiet>
        <Suspense fallback={null}>{player && <TermsBar key={player.usercode} />}</Suspense>
        <Suspense fallback={null}>
          <MaintenanceBanner />
        </Suspense>
      </Crash>
      {children}
      <Crash quiet>
        <Footer />
      </Crash>
      <Crash quiet>
        <Suspense fallback={null}>
          {player && <PlayerWatch player={player} />}
          {aviator.isWanted && <OpenAviator onDone={aviator.done} />}
        </Suspense>
        <Panels player={player} onAviator={aviator.open} />
      </Crash>
    </>
  )
}

function DesktopBar({ player, onAviator }: { player: Session | null; onAviator: () => void }) {
  return (
    <Header
      menu={
        <MainMenu
          search={<FindButton />}
          purse={
            player && (
              <Suspense fallback={null}>
                <NavPurse player={player} />
              </Suspense>
            )
          }
          onAviator={onAviator}
        />
      }
      unreadTickets={
        player && (
          <Suspense fallback={null}>
            <UnreadTickets />
          </Suspense>
        )
      }
      tools={
        player && (
          <Suspense fallback={null}>
            <PlayerTools player={player} />
          </Suspense>
        )
      }
    />
  )
}

function PhoneBars({ player }: { player: Session | null }) {
  return (
    <>
      <PhoneHeader
        tools={
          player && (
            <Suspense fallback={null}>
              <PhoneTools player={player} />
            </Suspense>
          )
        }
      />
      <BottomBar />
    </>
  )
}

/** What lies over the page from its sides; going to another page closes it, and so does the end of the session. */
function Panels({ player, onAviator }: { player: Session | null; onAviator: () => void }) {
  const open = usePanel()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the address that closes it
  useEffect(closePanel, [pathname, search])
  const isOver = !player && open !== null && open !== 'menu'
  useEffect(() => {
    if (isOver) closePanel()
  }, [isOver])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <SidePanels open={open} player={player} onAviator={onAviator} />
    </Suspense>
  )
}

/** Whether someone wants the Aviator, which is found by search. */
function useAviator() {
  const [isWanted, setWanted] = useState(false)
  const open = useCallback(() => setWanted(true), [])
  const done = useCallback(() => setWanted(false), [])
  return { isWanted, open, done }
}
