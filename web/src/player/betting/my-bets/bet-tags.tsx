import type { Bet } from '@zar/contract/betting/bets'
import { formatMoney } from '../../../lib/language/format.ts'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { type Ending, endingOf } from './bet-facts.ts'
import { t } from './texts.ts'

const TAGS: Partial<Record<Ending, { kind: TagKind; text: string }>> = {
  waiting: { kind: 'wait', text: t('tag.waiting') },
  refused: { kind: 'no', text: t('tag.refused') },
  won: { kind: 'done', text: t('tag.won') },
  lost: { kind: 'no', text: t('tag.lost') },
  void: { kind: 'info', text: t('tag.void') },
  sold: { kind: 'wait', text: t('tag.sold') },
}

/** How a bet has ended, and what is special about it. */
export function BetTags({ bet }: { bet: Bet }) {
  const tag = TAGS[endingOf(bet)]
  const voids = bet.legs.filter(({ result }) => result === 'void').length
  const target = bet.auto?.upKurus ?? bet.auto?.downKurus
  return (
    <>
      {bet.isFree && <Tag kind="new">{t('tag.free')}</Tag>}
      {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
      {bet.version > 1 && <Tag kind="info">{t('tag.corrected')}</Tag>}
      {voids > 0 && voids < bet.legs.length && <Tag>{t('tag.voids', { count: voids })}</Tag>}
      {bet.isSelling && <Tag kind="wait">{t('tag.selling')}</Tag>}
      {target != null && bet.state === 'open' && (
        <Tag kind="wait">{t('tag.auto', { sum: formatMoney(target / 100) })}</Tag>
      )}
    </>
  )
}
