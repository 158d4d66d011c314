import './scores.css'
import { useQuery } from '@tanstack/react-query'
import { type HouseByScore, houseByScore } from '@zar/contract/office/trading/scores'
import { Grid3x3 } from 'lucide-react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import type { AskOf } from '../ask.ts'
import { HouseResult } from '../markets/house-result.tsx'
import { liraOf, marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'

type Props = { ask: AskOf<'scores'>; onClose: () => void }

/** What the house keeps of each final score of a match. */
export function ScoresDialog({ ask: { match }, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'trading', 'scores', match.id],
    queryFn: () => call(houseByScore, { id: match.id }),
    staleTime: 0,
  })
  return (
    <OfficeDialog
      title={t('title', { name: titleOf(match) })}
      onClose={onClose}
      foot={
        <Button kind="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <div className="o-tr__grey" aria-hidden />}
      {data?.bets === 0 && (
        <Empty icon={Grid3x3} title={t('none')}>
          {t('noneNote')}
        </Empty>
      )}
      {data && data.bets > 0 && (
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
      )}
    </OfficeDialog>
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
