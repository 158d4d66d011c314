import type { ComingGame, Kind, Section } from '@zar/contract/casino/casino'
import { useState } from 'react'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import '../../ui/gallery/scroller.css'
import { TileSoon } from '../../ui/gallery/tile-soon.tsx'
import { kindsOf } from './filter/filters.ts'
import './opening-soon.css'
import { t } from './section-texts.ts'

type OpeningSoonProps = { slug: Section; coming: ComingGame[] }

/** A page whose games are not open yet: what is coming to it, and what can be played today. */
export function OpeningSoon({ slug, coming }: OpeningSoonProps) {
  const scene = coming[0]?.scene
  return (
    <>
      <section className="opening">
        {scene && <img src={scene} alt="" width="1376" height="320" fetchPriority="high" />}
        <div className="opening__text">
          <h2>{t(`soon.${slug}`)}</h2>
          <p>{t(`soonNote.${slug}`)}</p>
          <ButtonLink variant="ivory" to="/casino/slot">
            {t('soonPlay')}
          </ButtonLink>
        </div>
      </section>
      <ComingGames slug={slug} title={t('soonGrid')} coming={coming} />
    </>
  )
}

/** The titles that are coming, parted by their kinds. */
export function ComingGames({ slug, title, coming }: OpeningSoonProps & { title: string }) {
  const [kind, setKind] = useState('')
  const kinds = kindsOf(slug).filter((one) => countOf(coming, one) > 0)
  const shown = coming.filter((one) => kind === '' || one.kind === kind)
  const shape = slug === 'live' ? 'table' : 'game'
  return (
    <section className="soon">
      <div className="head">
        <h2>{title}</h2>
      </div>
      {kinds.length > 1 && (
        <Chips
          label={title}
          chosen={kind}
          onChoose={setKind}
          choices={[
            { id: '', label: t('all'), count: coming.length },
            ...kinds.map((id) => ({ id, label: t(`kind.${id}`), count: countOf(coming, id) })),
          ]}
        />
      )}
      <ul className={shape === 'table' ? 'tables' : 'games'}>
        {shown.map((one) => (
          <li key={one.code}>
            <TileSoon
              name={one.name}
              studio={one.studio}
              picture={shape === 'table' ? one.picture : one.cover}
              mark={t('soon')}
              shape={shape}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const countOf = (coming: ComingGame[], kind: Kind): number =>
  coming.filter((one) => one.kind === kind).length
