import type { SliderItem } from '@zar/contract/content'
import { ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { categoryOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { useSignedIn } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Banner } from '../../ui/gallery/banner.tsx'
import { WhenNear } from '../../ui/gallery/when-near.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { SectionTiles } from '../layout/menu/section-tiles.tsx'
import { GameScroller } from '../lobby/tile/game-scroller.tsx'
import { DEFAULT_IMAGES, Slider } from './slider.tsx'
import './home-page.css'
import { LobbyError } from '../lobby/lobby-error.tsx'
import { t } from './home-texts.ts'

const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }))

/** So tall is what comes below the first scroller; the styles know it for each width. */
const BELOW = 'var(--home-below)'

export function HomePage() {
  return (
    <div className="stack home">
      <Slider
        slug="home"
        first={{ item: HERO, content: <Hero /> }}
        aside={<span className="hero__small">{t('small')}</span>}
      />
      <SectionTiles className="sectiontiles" />
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
  if (isError && !data) return <LobbyError onRetry={() => void refetch()} />
  if (slots?.length === 0) return null
  return <GameScroller title={t('slots')} games={slots} more="/casino/slot" />
}
