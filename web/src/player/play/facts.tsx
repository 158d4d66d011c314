import type { Game } from '@zar/contract/casino'
import { ExternalLink } from 'lucide-react'
import { optionOf, useBootstrap } from '../../lib/bootstrap.ts'
import { formatPercent } from '../../lib/format.ts'
import { locale } from '../../lib/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from './texts.ts'

/** A supplier's code of a game may stand before the arcade's own. */
const ARCADE_CODE = /zar_[a-z\d_]+$/
const PIPS = [1, 2, 3, 4, 5]

type FactsProps = {
  gameCode: string
  game: Game | undefined
}

/** What the game pays back, how wild it is, and its rules. */
export function Facts({ gameCode, game }: FactsProps) {
  const rules = rulesUrl(gameCode, optionOf(useBootstrap().data, 'arcadeUrl'))
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

/** The arcade shows the rules of its games, whichever supplier they come by. */
function rulesUrl(gameCode: string, arcade: string | undefined): string | undefined {
  const own = ARCADE_CODE.exec(gameCode)?.[0]
  if (!own || !arcade || !URL.canParse(arcade)) return undefined
  return new URL(`/rules/${own}?lang=${locale}`, arcade).href
}

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
