import '../../../ui/data-display/wagering.css'
import type { FreeRoundsCard } from '@zar/contract/casino/free-rounds'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { usePlay } from '../../../lib/games/use-play.ts'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { StatusTag } from './status.tsx'
import { t } from './texts.ts'

/** Free rounds: how many are left, what they have won, and until when; or why there are none. */
export function FreeRoundsPanel({ grant }: { grant: FreeRoundsCard }) {
  const { id, title, status, left, won, game } = grant
  const play = usePlay()
  const link = { providerName: game.provider, gameCode: game.code, system: '', productId: '' }
  return (
    <article className="bonus panel">
      <header className="bonus__head">
        <h2>{title}</h2>
        <StatusTag status={status} />
      </header>
      {status === 'ready' ? (
        <Ready grant={grant} />
      ) : (
        <p className="bonus__wait" role="status">
          {t(status === 'failed' ? 'failed' : 'preparing')}
        </p>
      )}
      <div className="bonus__acts">
        {status === 'ready' && (
          <Button variant="primary" onClick={() => void play(link, game.name)}>
            {t('play')}
            <span className="sr"> {game.name}</span>
          </Button>
        )}
        {status === 'failed' ? (
          <ButtonLink to="/dashboard/claim-bonus">{t('again')}</ButtonLink>
        ) : (
          <Button
            variant="line"
            onClick={() => openDialog({ name: 'declineFreeRounds', id, title, left, won })}
          >
            {t('decline')}
            <span className="sr"> {title}</span>
          </Button>
        )}
      </div>
    </article>
  )
}

function Ready({
  grant: { left, rounds, stake, won, expiresAt, game },
}: {
  grant: FreeRoundsCard
}) {
  return (
    <>
      <dl className="bonus__sums" aria-live="polite">
        <div>
          <dt>{t('left')}</dt>
          <dd className="num bonus__held">{t('leftValue', { left, rounds })}</dd>
        </div>
        <div>
          <dt>{t('stake')}</dt>
          <dd className="num">{formatMoney(stake)}</dd>
        </div>
        <div>
          <dt>{t('wonSoFar')}</dt>
          <dd className="num">{formatMoney(won)}</dd>
        </div>
      </dl>
      <div className="wager">
        <progress aria-label={t('progress')} value={rounds - left} max={rounds} />
      </div>
      <dl className="bonus__ifs">
        <div>
          <dt>{t('where')}</dt>
          <dd>{t('whereText', { game: game.name })}</dd>
        </div>
        <div>
          <dt>{t('wins')}</dt>
          <dd>{t('wonSoFarText')}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{t('untilText', { date: formatDate(expiresAt) })}</dd>
        </div>
      </dl>
    </>
  )
}
