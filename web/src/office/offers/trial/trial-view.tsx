import '../../parts/table/table.css'
import { FINISHED_WARN, type Trial, type TrialFigures } from '@zar/contract/office/offers/dry-run'
import { formatWhole } from '../../../lib/language/format.ts'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { Figure, Figures } from '../../parts/figures/figure.tsx'
import { bareOf, moneyOf } from '../../parts/money.ts'
import { t } from './texts.ts'

type Props = { trial: Trial; budgetE5: string | null }

/** A dry run: how far it is, or what it found. */
export function TrialView({ trial, budgetE5 }: Props) {
  const { state, progress, figures, month, seed, isOfTheseTerms } = trial
  return (
    <section className="o-stack" aria-label={t('title')}>
      <h3>
        {t('title')} <Tag tone="info">{t('nothing')}</Tag>
      </h3>
      {state === 'failed' && <Say tone="no">{t('failed')}</Say>}
      {state !== 'done' && state !== 'failed' && (
        <p role="status">
          <progress aria-label={t('title')} value={progress} max={100} />{' '}
          {state === 'waiting' ? t('waiting') : t('running', { progress })}
        </p>
      )}
      {state === 'done' && !isOfTheseTerms && <Say tone="wait">{t('other')}</Say>}
      {figures && (
        <>
          <p className="o-micro">{t('on', { month, seed })}</p>
          <Found figures={figures} budgetE5={budgetE5} />
        </>
      )}
    </section>
  )
}

function Found({ figures, budgetE5 }: { figures: TrialFigures; budgetE5: string | null }) {
  const { takers, simulated, finished, p95E5, worst } = figures
  const isAbove = budgetE5 !== null && BigInt(p95E5) > BigInt(budgetE5)
  return (
    <>
      <Figures>
        <Figure name={t('takers')} value={formatWhole(takers)} />
        <Figure name={t('granted')} value={moneyOf(figures.grantedE5)} />
        <Figure name={t('finished')} value={`%${finished}`} />
        <Figure name={t('mean')} value={moneyOf(figures.meanE5)} />
        <Figure name={t('range')} value={`${bareOf(figures.p5E5)} – ${bareOf(p95E5)}`} />
        <Figure
          name={t('worst')}
          value={worst ? moneyOf(worst.costE5) : '–'}
          note={worst?.number}
        />
      </Figures>
      {simulated < takers && (
        <p className="o-micro">
          {t('some', { takers: formatWhole(takers), simulated: formatWhole(simulated) })}
        </p>
      )}
      {takers > 0 && finished < FINISHED_WARN && (
        <Say tone="wait">{t('few', { share: finished })}</Say>
      )}
      {isAbove && budgetE5 !== null && (
        <Say tone="no">{t('above', { p95: moneyOf(p95E5), budget: moneyOf(budgetE5) })}</Say>
      )}
      <Bars figures={figures} />
      <Examples examples={figures.examples} />
      <Say>{t('change')}</Say>
    </>
  )
}

function Bars({ figures: { bars, meanE5 } }: { figures: TrialFigures }) {
  const most = Math.max(...bars.map(({ runs }) => runs))
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  return (
    <figure>
      <figcaption className="o-micro">{t('bars')}</figcaption>
      <div className="o-offer__bars" aria-hidden>
        {bars.map(({ fromE5, runs }) => (
          <i key={fromE5} style={{ height: `${(runs * 100) / most}%` }} />
        ))}
      </div>
      <p className="o-micro">
        {t('barsSay', {
          least: moneyOf(first.fromE5),
          most: moneyOf(last.fromE5),
          mean: moneyOf(meanE5),
        })}
      </p>
    </figure>
  )
}

function Examples({ examples }: Pick<TrialFigures, 'examples'>) {
  if (examples.length === 0) return null
  const heads = ['player', 'deposit', 'bonus', 'played', 'after', 'share', 'cost'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by key
    <section className="o-offer__scroll" aria-label={t('examples')} tabIndex={0}>
      <table className="o-table">
        <caption className="sr">{t('examples')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((one) => (
            <tr key={one.number}>
              <th scope="row">{one.number}</th>
              <td className="num">{one.depositE5 === null ? '–' : bareOf(one.depositE5)}</td>
              <td className="num">{bareOf(one.grantedE5)}</td>
              <td className="num">{bareOf(one.wageredE5)}</td>
              <td>{t(`after.${one.after}`)}</td>
              <td className="num">%{one.finished}</td>
              <td className="num">{bareOf(one.costE5)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
