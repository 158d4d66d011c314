import { useQuery } from '@tanstack/react-query'
import type { PlayerPage } from '@zar/contract/office/players'
import { readScore, type Score } from '@zar/contract/office/risk/alerts'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Checks } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { factorName, factorSeen } from '../../parts/factor-name.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { tabKey } from '../record/use-player.ts'
import { t } from './texts.ts'

/** The risk score of the player: not asked for until somebody opens it. */
export function ScorePanel({ player: { id }, offers }: { player: PlayerPage; offers: Offers }) {
  const [isOpen, setOpen] = useState(false)
  const see = offers('score.view')
  return (
    <section className="o-panel" aria-labelledby="player-score">
      <div className="o-panel__h">
        <h2 id="player-score">{t('score')}</h2>
        {see.isHere && isOpen && (
          <span className="o-push">
            <Button kind="ghost" size="s" onClick={() => setOpen(false)}>
              {t('scoreHide')}
            </Button>
          </span>
        )}
      </div>
      <div className="o-panel__b o-p__form">
        {!see.isHere && <p className="o-micro">{t('closed')}</p>}
        {see.isHere && !isOpen && (
          <div>
            <Button size="s" refusal={see.refusal} onClick={() => setOpen(true)}>
              {t('scoreShow')}
            </Button>
          </div>
        )}
        {see.isHere && isOpen && <Opened id={id} />}
      </div>
    </section>
  )
}

function Opened({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: tabKey(id, 'score'),
    queryFn: () => call(readScore, { id }),
  })
  if (data) return <Reasons score={data} />
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <p className="o-micro" role="status">
      {t('scoreLoading')}
    </p>
  )
}

/** The reasons first, the figure after them. */
const Reasons = ({ score: { reasons, score } }: { score: Score }) => (
  <>
    {reasons.length === 0 ? (
      <p className="o-micro">{t('scoreNothing')}</p>
    ) : (
      <Checks
        label={t('scoreWhy')}
        checks={reasons.map(({ factor, x, seen }) => ({
          key: factor,
          verdict: factor === 'history' ? 'passed' : x === 1 ? 'failed' : 'doubt',
          text: factorName(factor),
          seen: factorSeen(factor, seen),
        }))}
      />
    )}
    <p>
      {t('scoreNow')} <b>{t('scoreOf', { score })}</b>
    </p>
    <p className="o-micro">{t('scoreNote')}</p>
  </>
)
