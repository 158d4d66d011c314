import type { SliderItem } from '@zar/contract/content'
import { ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { categoryOf, useBootstrap } from '../../lib/bootstrap.ts'
import { openDialog } from '../../lib/dialog.ts'
import { lazy } from '../../lib/lazily.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WhenNear } from '../../ui/when-near.tsx'
import { DEFAULT_IMAGES, Slider } from '../home/slider.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { Doors } from '../shell/doors.tsx'
import './home-page.css'
import { t } from './home-texts.ts'
import { LobbyTrouble } from './lobby-trouble.tsx'

const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }))

/** So tall is what comes below the first rail; the styles know it for each width. */
const BELOW = 'var(--home-below)'

export function HomePage() {
  return (
    <div className="stack home">
      <Slider
        slug="home"
        first={{ item: HERO, content: <Hero /> }}
        aside={<span className="hero__small">{t('small')}</span>}
      />
      <Doors className="doors" />
      <Popular />
      <WhenNear height={BELOW}>
        <Suspense fallback={<div style={{ minHeight: BELOW }} />}>
          <HomeBelow />
        </Suspense>
      </WhenNear>
    </div>
  )
}

/** What the built-in hero shows, as a slide of the operator's would say it. */
const HERO: SliderItem = {
  url: '/casino/slot',
  target: '_self',
  images: DEFAULT_IMAGES.map((url) => ({ url })),
  kicker: t('kick'),
  title: t('hero'),
  note: t('heroNote'),
  action: t('toSlots'),
}

function Hero() {
  const isSignedIn = useSignedIn()
  return (
    <Banner
      images={HERO.images.map(({ url }) => url)}
      eager
      heading="h1"
      kicker={
        <>
          <Icon of={ShieldCheck} size="s" />
          {HERO.kicker}
        </>
      }
      title={HERO.title}
      note={HERO.note}
    >
      <div className="hero__acts">
        <ButtonLink variant="ivory" size="l" to={HERO.url}>
          {HERO.action}
        </ButtonLink>
        {isSignedIn ? (
          <ButtonLink variant="ghost" to="/dashboard/deposit">
            {t('deposit')}
          </ButtonLink>
        ) : (
          <Button variant="ghost" onClick={() => openDialog({ name: 'register' })}>
            {t('register')}
          </Button>
        )}
      </div>
    </Banner>
  )
}

function Popular() {
  const { data, isError, refetch } = useBootstrap()
  const slots = data ? (categoryOf(data, 'slot')?.games ?? []) : undefined
  if (isError && !data) return <LobbyTrouble onRetry={() => void refetch()} />
  if (slots?.length === 0) return null
  return <GameRail title={t('slots')} games={slots} more="/casino/slot" />
}
