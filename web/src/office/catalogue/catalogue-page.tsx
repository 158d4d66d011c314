import './catalogue.css'
import { type Catalogue, GAME_STATES } from '@zar/contract/office/catalogue'
import { Settings2 } from 'lucide-react'
import { formatWhole } from '../../lib/language/format.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Split } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { Seek } from '../parts/table/seek.tsx'
import { CategoryCase, CategoryTag } from './categories/category-case.tsx'
import { t as about } from './categories/category-texts.ts'
import { GameCase } from './game-case.tsx'
import { GameList } from './game-list.tsx'
import { HeldStrip } from './held-strip.tsx'
import { t } from './texts.ts'
import { useCatalogue, useGames } from './use-catalogue.ts'

/** The catalogue: categories, their games in order, and lists that wait for two people. */
export function CataloguePage() {
  const { data, isError, error, refetch } = useCatalogue()
  if (isError && !data) return <Failed error={error} onAgain={() => void refetch()} />
  const sum = (of: 'games' | 'closed') =>
    data?.categories.reduce((all, one) => all + one[of], 0) ?? 0
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={data && t('sub', { count: sum('games'), closed: sum('closed') })}
      />
      {data?.held.map((held) => (
        <HeldStrip key={held.run} held={held} />
      ))}
      {data && <Categories whole={data} />}
    </div>
  )
}

function Categories({ whole }: { whole: Catalogue }) {
  const [params, setParams] = useSearchParams()
  const wished = params.get('category')
  const category = whole.categories.find(({ id }) => `${id}` === wished) ?? whole.categories[0]
  if (!category) return null
  return (
    <div className="o-cat">
      <nav className="o-panel o-cat__nav" aria-label={t('categories')}>
        {whole.categories.map(({ id, name, games, isClosed, isShown }) => (
          <button
            key={id}
            type="button"
            aria-current={id === category.id ? 'true' : undefined}
            onClick={() => setParams({ category: `${id}` }, { replace: true })}
          >
            <span>
              {name}{' '}
              {(isClosed || !isShown) && <CategoryTag isClosed={isClosed} isShown={isShown} />}
            </span>
            <small>{formatWhole(games)}</small>
          </button>
        ))}
      </nav>
      <Games key={category.id} whole={whole} category={category} />
    </div>
  )
}

type GamesProps = { whole: Catalogue; category: Catalogue['categories'][number] }

function Games({ whole, category }: GamesProps) {
  const [params, setParams] = useSearchParams()
  const order = useOffers(whole)('game.order')
  const state = GAME_STATES.find((one) => one === params.get('state'))
  const search = params.get('search') ?? undefined
  const list = useGames({ category: `${category.id}`, state, search })
  const set = (next: Record<string, string | undefined>) => {
    const all = { ...Object.fromEntries(params), category: `${category.id}`, ...next }
    const given = Object.entries(all).filter((one): one is [string, string] => Boolean(one[1]))
    setParams(Object.fromEntries(given), { replace: true })
  }
  const chosen = list.rows.find(({ code }) => code === params.get('row'))
  const isAbout = params.get('about') === 'category'
  const still = order.refusal ?? (state || search ? t('filtered') : undefined)
  return (
    <Split
      onBack={() => set({ row: undefined, about: undefined })}
      list={
        <section className="o-panel">
          <div className="o-panel__h o-cat__tools">
            <QuickChips
              label={t('states')}
              chips={[
                { key: 'all', label: t('all'), count: category.games },
                ...GAME_STATES.map((key) => ({ key, label: t(key) })),
              ]}
              chosen={state ?? 'all'}
              onChoose={(next) => set({ state: next === 'all' ? undefined : next, row: undefined })}
            />
            <span className="o-push">
              <Seek
                placeholder={t('seek')}
                value={search ?? ''}
                onSeek={(text) => set({ search: text || undefined })}
              />
            </span>
            <Button
              size="s"
              icon={Settings2}
              onClick={() => set({ about: 'category', row: undefined })}
            >
              {about('about')}
            </Button>
          </div>
          <GameList
            list={list}
            category={category}
            still={still}
            chosen={chosen?.code}
            onChoose={(row) => set({ row })}
          />
        </section>
      }
    >
      {chosen ? (
        <GameCase key={chosen.code} game={chosen} />
      ) : (
        (isAbout && <CategoryCase category={category} count={whole.categories.length} />) ||
        undefined
      )}
    </Split>
  )
}
