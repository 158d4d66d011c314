import * as acts from '@zar/contract/office/trading/acts'
import type { TradingDesk, TradingMatch } from '@zar/contract/office/trading/board'
import { Lock, LockOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { clockText } from '../../../lib/betting/match-clock.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { FeedAge } from '../matches/feeds.tsx'
import { t } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { titleOf } from '../words.ts'
import { MatchActs } from './match-acts.tsx'

type Props = { match: TradingMatch | undefined; desk: TradingDesk | undefined; onAsk: OnAsk }
/** What is asked in the head’s place. */
type Asked = 'match' | 'all'

/** What is done with the chosen match, and with everything: `s` and `⇧S` turn it into the question. */
export function MatchHead({ match, desk, onAsk }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const { act, isBusy, failed } = useAct()
  const one = useOffers(match ?? NOTHING)
  const all = useOffers(desk ?? NOTHING)('market.suspend').refusal
  useStopKeys({
    match: match && !match.isStopped && one('market.suspend').refusal === undefined,
    all: all === undefined,
    onAsk: setAsked,
  })
  const yes = async () => {
    await act(() => (asked === 'all' ? suspendAll() : toggle(match)))
    setAsked(undefined)
  }
  return (
    <>
      {asked ? (
        <ConfirmInPlace
          question={questionOf(asked, match)}
          verb={t(asked === 'all' ? 'suspendAll' : 'suspend')}
          isBusy={isBusy}
          onYes={() => void yes()}
          onNo={() => setAsked(undefined)}
        />
      ) : null}
      {match && (
        <Titled match={match}>
          <Button kind="danger" keyName="⇧S" refusal={all} onClick={() => setAsked('all')}>
            {t('suspendAll')}
          </Button>
          <StopOrOpen
            match={match}
            offers={one}
            isBusy={isBusy}
            onStop={() => setAsked('match')}
            onOpen={() => void act(() => toggle(match))}
          />
        </Titled>
      )}
      {failed && (
        <Say tone="no" role="alert">
          {failed}
        </Say>
      )}
      {match && <MatchActs match={match} offers={one} onAsk={onAsk} />}
    </>
  )
}

const questionOf = (asked: Asked, match: TradingMatch | undefined): string =>
  asked === 'all' || !match ? t('askSuspendAll') : t('askSuspend', { name: titleOf(match) })

type May = { match: boolean | undefined; all: boolean; onAsk: (asked: Asked) => void }

function useStopKeys({ match, all, onAsk }: May): void {
  const keys: Keys = {}
  if (match) keys.s = () => onAsk('match')
  if (all) keys.S = () => onAsk('all')
  useKeys(keys)
}

type StopProps = {
  match: TradingMatch
  offers: Offers
  isBusy: boolean
  onStop: () => void
  onOpen: () => void
}

function StopOrOpen({ match, offers, isBusy, onStop, onOpen }: StopProps) {
  if (match.isStopped)
    return (
      <Button
        kind="line"
        icon={LockOpen}
        refusal={offers('market.open').refusal}
        busy={isBusy ? t('open') : undefined}
        onClick={onOpen}
      >
        {t('open')}
      </Button>
    )
  return (
    <Button
      kind="danger"
      icon={Lock}
      keyName="S"
      refusal={offers('market.suspend').refusal}
      onClick={onStop}
    >
      {t('suspend')}
    </Button>
  )
}

const NOTHING = { actions: [] }

async function toggle(match: TradingMatch | undefined): Promise<string> {
  if (!match) return ''
  const { id, seen, isStopped } = match
  await call(isStopped ? acts.open : acts.suspend, { scope: 'event', id, seen })
  return t(isStopped ? 'opened' : 'suspended', { name: titleOf(match) })
}

async function suspendAll(): Promise<string> {
  const { stopped } = await call(acts.suspendAll, {})
  return t('allSuspended', { count: stopped })
}

function Titled({ match, children }: { match: TradingMatch; children: ReactNode }) {
  const { league, clock, sport, score } = match
  return (
    <div className="o-tr__mhead">
      <div>
        <h1>{titleOf(match)}</h1>
        <p className="o-micro">
          {league}
          {clock && ` · ${clockText(clock, clock.elapsedS, sport)}`} · <FeedAge feed={match.feed} />
        </p>
      </div>
      {score && (
        <span className="o-tr__score">
          {score.total[0]} – {score.total[1]}
        </span>
      )}
      <span className="o-push o-row">{children}</span>
    </div>
  )
}
