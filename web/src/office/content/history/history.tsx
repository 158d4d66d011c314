import {
  type ContentPiece,
  type ContentVersion,
  restoreVersion,
} from '@zar/contract/office/content/operations'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from '../texts.ts'
import { useRefresh, useVersion } from '../use-content.ts'
import { DiffDialog } from './diff-dialog.tsx'

type Props = { piece: ContentPiece; offers: Offers }

/** The versions of a piece: who wrote and published each, when, and what one can do with it. */
export function History({ piece, offers }: Props) {
  const refresh = useRefresh()
  const [compared, setCompared] = useState<number | null>(null)
  const { data: before } = useVersion(piece, compared)
  const restore = async (number: number) => {
    try {
      await call(restoreVersion, { kind: piece.kind, piece: piece.piece, number })
      notify(t('restored', { number }))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const after = piece.draft?.body ?? piece.live
  return (
    <section className="o-panel" aria-labelledby="content-history">
      <div className="o-panel__h">
        <h2 id="content-history">{t('history')}</h2>
      </div>
      <ol className="o-content__history">
        {piece.versions.length === 0 && <li>{t('installed')}</li>}
        {piece.versions.map((one) => (
          <li key={one.number}>
            <span>
              <b>{t('version', { number: one.number })}</b> {t(`state_${one.state}`)}
              <small>{whoOf(one)}</small>
            </span>
            {one.state !== 'draft' && after && (
              <Button size="s" kind="ghost" onClick={() => setCompared(one.number)}>
                {t('compare')}
              </Button>
            )}
            {(one.state === 'old' || one.state === 'dropped') && (
              <Button
                size="s"
                kind="ghost"
                refusal={offers('content.restore').refusal}
                onClick={() => void restore(one.number)}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {compared !== null && before && after && (
        <DiffDialog
          title={t('version', { number: compared })}
          before={before}
          after={after}
          onClose={() => setCompared(null)}
        />
      )}
    </section>
  )
}

function whoOf({
  by,
  at,
  publishedBy,
  approvedBy,
  publishedAt,
  publishAt,
}: ContentVersion): string {
  if (publishedBy === null) return `${by ?? t('installed')}, ${formatDate(publishedAt ?? at)}`
  const who = approvedBy ? t('byTwo', { by: publishedBy, second: approvedBy }) : publishedBy
  return `${who}, ${formatDate(publishedAt ?? publishAt ?? at)}`
}
