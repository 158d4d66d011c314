import type { ChatRow } from '@zar/contract/office/support/chats'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { agoText } from '../../parts/time.ts'
import { t } from './texts.ts'

type Props = {
  row: ChatRow
  isChosen: boolean
  onChoose: () => void
  onTake: (() => void) | undefined
}

/** One conversation of the list: who, the last words, and how long they wait. */
export function ChatLine({ row, isChosen, onChoose, onTake }: Props) {
  const { player, lastText, lastAuthor, unanswered, standing } = row
  const isFree = standing?.owner === null
  return (
    <li className={isChosen ? 'o-cv is-on' : 'o-cv'}>
      <button type="button" className="o-cv__pick" aria-current={isChosen} onClick={onChoose}>
        <Face name={player.username} />
        <span className="o-row">
          <b className="o-ell">{player.username}</b>
          <small>{player.locale.toUpperCase()}</small>
        </span>
        <span className="o-cv__text o-ell">
          {lastAuthor === 'support' ? t('you', { text: lastText }) : lastText}
        </span>
      </button>
      <span className="o-cv__end">
        {standing?.state === 'waiting' ? (
          <Waits promiseAt={standing.promiseAt} />
        ) : (
          <time>{agoText(row.lastAt)}</time>
        )}
        {isFree && onTake ? (
          <Button size="s" aria-label={t('takeOf', { name: player.username })} onClick={onTake}>
            {t('take')}
          </Button>
        ) : unanswered > 0 ? (
          <span className="o-cv__n">
            <span aria-hidden>{unanswered}</span>
            <span className="sr">{t('unanswered', { count: unanswered })}</span>
          </span>
        ) : (
          <Tag>{t('answered')}</Tag>
        )}
      </span>
    </li>
  )
}

const CLOSE_SECONDS = 30

/** `1:40` of the promise, and that it has passed. */
function Waits({ promiseAt }: { promiseAt: string }) {
  const left = useSecondsLeft(Date.parse(promiseAt), 0)
  const time = `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`
  if (left === 0) return <time className="o-bad">{t('over')}</time>
  return (
    <time
      className={left < CLOSE_SECONDS ? 'o-warn' : undefined}
      title={t('secondsLeft', { time })}
    >
      {time}
    </time>
  )
}
