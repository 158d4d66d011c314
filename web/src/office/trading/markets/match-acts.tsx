import type { TradingMatch } from '@zar/contract/office/trading/board'
import { Button } from '../../parts/controls/button.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { t as facts } from '../facts/texts.ts'
import { t as own } from '../own/texts.ts'
import { t as scores } from '../scores/texts.ts'
import { t } from '../texts.ts'
import { liraOf } from '../words.ts'

type ActsProps = { match: TradingMatch; offers: Offers; onAsk: OnAsk }

/** What else is done with all of a match: its limit, its result, and what waits on it. */
export function MatchActs({ match, offers, onAsk }: ActsProps) {
  return (
    <div className="o-tr__sub">
      <span className="o-tr__acts">
        <Button
          size="s"
          refusal={offers('sportlimit.market').refusal}
          onClick={() => onAsk({ kind: 'limit', match })}
        >
          {t('limit')}
        </Button>
        <Button
          size="s"
          refusal={offers('cashout.stop').refusal}
          onClick={() => onAsk({ kind: 'cashOut', match })}
        >
          {t(match.hasCashOut ? 'cashOutStop' : 'cashOutOpen')}
        </Button>
        <Button
          size="s"
          refusal={offers('waiting.refuse').refusal}
          onClick={() => onAsk({ kind: 'refuseAll', match })}
        >
          {t('refuseAll')}
        </Button>
        {isOwn(match) && (
          <Button
            size="s"
            refusal={offers('event.edit').refusal}
            onClick={() => onAsk({ kind: 'ownEdit', match })}
          >
            {own('edit')}
          </Button>
        )}
        {match.sport === 'football' && (
          <Button size="s" onClick={() => onAsk({ kind: 'scores', match })}>
            {scores('open')}
          </Button>
        )}
        <MatchResult match={match} offers={offers} onAsk={onAsk} />
        <Button size="s" onClick={() => onAsk({ kind: 'late', matchId: match.id })}>
          {t('lateBets')}
        </Button>
      </span>
      <span className="o-micro o-push">
        {t('openMoney', { sum: liraOf(match.stakedKurus) })}{' '}
        <b className={match.houseKurus < 0 ? 'o-bad' : undefined}>{liraOf(match.houseKurus)}</b>
      </span>
    </div>
  )
}

/** A match of our own, before its start. */
const isOwn = ({ feed, state }: TradingMatch): boolean =>
  feed.source === 'house' && state === 'scheduled'

/** Facts that wait are settled or sent back; where none do, they are entered. */
function MatchResult({ match, offers, onAsk }: ActsProps) {
  if (!match.markets.some((market) => market.facts))
    return (
      <Button
        size="s"
        refusal={offers('result.enter').refusal}
        onClick={() => onAsk({ kind: 'matchResult', match })}
      >
        {facts('enter')}
      </Button>
    )
  const { refusal } = offers('settlement.confirm')
  return (
    <>
      <Button
        size="s"
        kind="primary"
        refusal={refusal}
        onClick={() => onAsk({ kind: 'matchSettle', match })}
      >
        {facts('settleAll')}
      </Button>
      <Button size="s" refusal={refusal} onClick={() => onAsk({ kind: 'matchSendBack', match })}>
        {facts('sendAllBack')}
      </Button>
    </>
  )
}
