import type { PlayerPage } from '@zar/contract/office/players'
import { formatDate } from '../../../lib/language/format.ts'
import { Tag } from '../../parts/controls/tag.tsx'
import { t } from './texts.ts'

type Fact = PlayerPage['standing'][number]

/** What keeps the player out, or kept them out. */
export const StandingPanel = ({ player: { standing } }: { player: PlayerPage }) => (
  <section className="o-panel">
    <div className="o-panel__h">
      <h2>{t('standing')}</h2>
      {standing.length > 0 && <span className="o-micro">{standing.length}</span>}
    </div>
    <div className="o-panel__b">
      {standing.length === 0 ? (
        <p className="o-micro">{t('open')}</p>
      ) : (
        <StandingLines facts={standing} />
      )}
    </div>
  </section>
)

export const StandingLines = ({ facts }: { facts: readonly Fact[] }) => (
  <ul>
    {facts.map((fact) => (
      <li key={`${fact.kind}.${fact.beganAt}`} className="o-p__fact">
        <span className="o-row">
          <b>{t(fact.kind)}</b>
          <Tag tone={fact.endedAt ? 'line' : 'wait'}>
            {fact.endedAt ? t('ended', { at: formatDate(fact.endedAt) }) : t('running')}
          </Tag>
        </span>
        {fact.because && <p>{fact.because}</p>}
        <span className="o-micro">
          {t('from', { at: formatDate(fact.beganAt), by: fact.by ?? t('byPlayer') })}
          {!fact.endedAt &&
            ` · ${fact.endsAt ? t('until', { at: formatDate(fact.endsAt) }) : t('noEnd')}`}
        </span>
      </li>
    ))}
  </ul>
)
