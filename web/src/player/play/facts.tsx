import type { Game } from '@zar/contract/casino'
import { ExternalLink } from 'lucide-react'
import { optionOf, useBootstrap } from '../../lib/bootstrap.ts'
import { formatPercent } from '../../lib/format.ts'
import { locale } from '../../lib/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from './texts.ts'

const PIPS = [1, 2, 3, 4, 5]

type FactsProps = {
  gameCode: string
  game: Game | undefined
  gameUrl: string | undefined
}

/** What the game pays back, how wild it is, and its rules. */
export function Facts({ gameCode, game, gameUrl }: FactsProps) {
  const arcade = optionOf(useBootstrap().data, 'arcadeUrl') ?? gameUrl
  const rules = arcade && URL.canParse(arcade) && rulesUrl(gameCode, arcade)
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{t('facts')}</h2>
      </div>
      <dl className="facts num">
        {game && (
          <>
            <div>
              <dt>{t('rtp')}</dt>
              <dd>{formatPercent(game.rtpBp)}</dd>
            </div>
            <div>
              <dt>{t('volatility')}</dt>
              <dd>
                <Volatility level={game.volatility} />
              </dd>
            </div>
          </>
        )}
        {rules && (
          <div>
            <dt className="sr">{t('rules')}</dt>
            <dd className="facts__link">
              <a href={rules} target="_blank" rel="noreferrer">
                {t('rules')}
                <Icon of={ExternalLink} size="s" />
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const rulesUrl = (gameCode: string, arcade: string): string =>
  new URL(`/rules/${encodeURIComponent(gameCode)}?lang=${locale}`, arcade).href

function Volatility({ level }: { level: number }) {
  return (
    <span
      className="pips"
      role="img"
      aria-label={t('volatility.of', { parts: PIPS.length, level })}
    >
      {PIPS.map((pip) => (
        <i key={pip} className={pip <= level ? 'on' : undefined} />
      ))}
    </span>
  )
}
