import type { Game } from '@zar/contract/casino/casino'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import {
  formatMultiple,
  formatPercent,
  formatRange,
  formatWhole,
} from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { arcadeGameUrl } from './arcade-game.ts'
import { t } from './texts.ts'

const PIPS = [1, 2, 3, 4, 5]

type FactsProps = {
  gameCode: string
  game: Game | null
}

/** What is known of the game, each fact in a row, and the way to its rules. */
export function Facts({ gameCode, game }: FactsProps) {
  const arcade = optionOf(useBootstrap().data, 'arcadeUrl')
  const rules = arcadeGameUrl('rules', gameCode, arcade, { lang: locale })
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{t('facts')}</h2>
        {rules && (
          <a className="facts__rules" href={rules} target="_blank" rel="noreferrer">
            {t('rules')}
            <Icon of={ExternalLink} size="s" />
          </a>
        )}
      </div>
      {game && (
        <dl className="facts num">
          {factsOf(game).map(([term, fact]) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type Term = 'rtp' | 'volatility' | 'maxWin' | 'stakes' | 'lines'

/** What nobody has told us has no row. */
function factsOf({ rtpBp, volatility, maxWin, stakes, lines }: Game): [Term, ReactNode][] {
  return [
    ['rtp', formatPercent(rtpBp)],
    ...row('volatility', volatility && <Volatility level={volatility} />),
    ...row('maxWin', maxWin && formatMultiple(maxWin)),
    ...row('stakes', stakes && formatRange(stakes)),
    ...row('lines', lines && formatWhole(lines)),
  ]
}

const row = (term: Term, fact: ReactNode): [Term, ReactNode][] => (fact ? [[term, fact]] : [])

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
