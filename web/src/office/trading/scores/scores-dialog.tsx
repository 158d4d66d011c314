import './scores.css'
import { useQuery } from '@tanstack/react-query'
import { type HouseByScore, houseByScore } from '@zar/contract/office/trading/scores'
import { Grid3x3 } from 'lucide-react'
import { call } from '../../parts/api/call.ts'
import { Say } from '../../parts/controls/say.tsx'
import type { AskOf } from '../ask.ts'
import { ListDialog } from '../dialogs/list-dialog.tsx'
import { HouseResult } from '../markets/house-result.tsx'
import { liraOf, marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'

type Props = { ask: AskOf<'scores'>; onClose: () => void }

/** What the house keeps of each final score of a match. */
export function ScoresDialog({ ask: { match }, onClose }: Props) {
  const list = useQuery({
    queryKey: ['office', 'trading', 'scores', match.id],
    queryFn: () => call(houseByScore, { id: match.id }),
    staleTime: 0,
  })
  return (
    <ListDialog
      title={t('title', { name: titleOf(match) })}
      list={list}
      isEmpty={({ bets }) => bets === 0}
      empty={{ icon: Grid3x3, title: t('none'), note: t('noneNote') }}
      onClose={onClose}
    >
      {(data) =>
        data.bets > 0 && (
          <>
            <p className="o-note">
              {t('note', { bets: data.bets, staked: liraOf(data.stakedKurus) })}
            </p>
            <p>{extremesOf(data)}</p>
            <ScoreTable scores={data.scores} />
            {data.undecided.length > 0 && (
              <Say tone="wait">
                {t('undecided', {
                  names: data.undecided.map((market) => marketOf(market, match)).join(', '),
                })}
              </Say>
            )}
          </>
        )
      }
    </ListDialog>
  )
}

const nameOf = ({ home, away }: { home: number; away: number }) => t('cell', { home, away })

/** The worst and the best of them in a sentence: the table says the same in figures. */
function extremesOf({ scores }: HouseByScore): string {
  const sorted = scores.toSorted((a, b) => a.houseKurus - b.houseKurus)
  const [worst, best] = [sorted[0], sorted.at(-1)]
  if (!worst || !best) return ''
  return t('worst', {
    score: nameOf(worst),
    sum: liraOf(worst.houseKurus),
    best: nameOf(best),
    bestSum: liraOf(best.houseKurus),
  })
}

function ScoreTable({ scores }: Pick<HouseByScore, 'scores'>) {
  const homes = [...new Set(scores.map(({ home }) => home))]
  const aways = [...new Set(scores.map(({ away }) => away))]
  const at = (home: number, away: number) =>
    scores.find((one) => one.home === home && one.away === away)?.houseKurus ?? 0
  return (
    // A table that scrolls sideways has the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="o-tr__scores" tabIndex={0} aria-label={t('open')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('corner')}</th>
            {aways.map((away) => (
              <th key={away} scope="col">
                {away}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home}>
              <th scope="row">{home}</th>
              {aways.map((away) => (
                <td key={away} title={`${nameOf({ home, away })}: ${liraOf(at(home, away))}`}>
                  <HouseResult kurus={at(home, away)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
